"""A mail server of the tests' own: it takes mails, and does to them what a test tells it to.

It is written here because the usual one, aiosmtpd, has had no release for years.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class PostOffice:
    """A mail server on a free port."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    replies: dict[str, str] = field(default_factory=dict)
    """What it replies to a command instead of the usual, such as ``550 no`` to ``RCPT``."""
    breaks_off: bool = False
    """Whether it takes a mail and breaks off without a word."""
    tls: ssl.SSLContext | None = None
    """With what it encrypts; None if it cannot."""
    heard: list[str] = field(default_factory=list)
    """The commands it was sent, those after a change to encryption with a mark."""

    @property
    def url(self) -> str:
        """Return where it is."""
        return f"smtp://127.0.0.1:{self.port}"

    def links(self, number: int = -1) -> list[str]:
        """Return the links in a mail."""
        body = self.mails[number].get_content()
        return [str(found) for found in re.findall(r"https://\S+", body)]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take mails by one connection."""

        async def reply(text: str) -> None:
            writer.write(f"{text}\r\n".encode())
            await writer.drain()

        secret = ""
        await reply("220 here")
        try:
            while line := (await reader.readline()).decode().strip():
                command = line.partition(" ")[0].upper()
                self.heard.append(f"{secret}{line}")
                if command == "EHLO" and self.tls is not None:
                    await reply(f"250-here\r\n250 {'AUTH PLAIN' if secret else 'STARTTLS'}")
                elif command == "EHLO":
                    await reply("250-here\r\n250 AUTH PLAIN")
                elif command == "STARTTLS":
                    assert self.tls is not None
                    await reply("220 go on")
                    await writer.start_tls(self.tls)
                    secret = "encrypted "
                elif command == "AUTH":
                    await reply("235 welcome")
                elif command in self.replies:
                    await reply(self.replies[command])
                elif command == "DATA":
                    await reply("354 go on")
                    text = await reader.readuntil(b"\r\n.\r\n")
                    mail = message_from_bytes(text.removesuffix(b".\r\n"), policy=policy.default)
                    assert isinstance(mail, EmailMessage)
                    self.mails.append(mail)
                    if self.breaks_off:
                        break
                    await reply(self.replies.get("TAKEN", "250 taken"))
                elif command == "QUIT":
                    await reply("221 bye")
                    break
                else:
                    if command == "RCPT":
                        self.recipients.append(line.partition("<")[2].rstrip(">"))
                    await reply("250 fine")
        finally:
            writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    """Run a mail server until the end of the block."""
    office = PostOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        server.close()
