"""Letters as e-mail, handed to the operator's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, parseaddr
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from dicehall.server.logs import note
from dicehall.server.store.call_messages import Outcome
from dicehall.table.languages import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicehall.server.calls.letter import Letter, Seal

TIMEOUT_S: Final = 20.0
"""How many seconds to wait for each reply of the mail server."""
LINES: Final = SMTP.clone(max_line_length=998)
"""How mails are written: links are not folded, which not every mail program undoes."""
NO_SUCH_ADDRESS: Final = (550, 551, 553)
"""What mail servers reply if there is no such address, or it does not want mail."""


class _NotSealed(Exception):
    """Somebody else sends this mail."""


class Mailer:
    """Sends letters as e-mail."""

    def __init__(
        self, server: str, sender: str, home: str, context: ssl.SSLContext | None = None
    ) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._home = home
        self._context = context

    def send(self, letter: Letter, seal: Seal) -> Outcome:
        """Hand a letter to the mail server.

        Whatever the server replies is certain. If the connection breaks after the letter was sealed, the
        mail may be on its way or not, and is not sent again.
        """
        handed_over = False

        def handing_over() -> None:
            nonlocal handed_over
            if not seal():
                raise _NotSealed
            handed_over = True

        try:
            self._deliver(letter, handing_over)
        except _NotSealed:
            return Outcome.DROPPED
        except smtplib.SMTPResponseException as refusal:
            note("mail_refused", code=refusal.smtp_code, way=letter.way.id)
            if refusal.smtp_code < 500:
                return Outcome.LATER
            gone = isinstance(refusal, _Refused) and refusal.smtp_code in NO_SUCH_ADDRESS
            # Anything else is about our server, such as a wrong password, which the operator can correct.
            return Outcome.GONE if gone else Outcome.FAILED if handed_over else Outcome.LATER
        except (OSError, smtplib.SMTPException) as error:
            note("mail_not_sent", why=type(error).__name__, way=letter.way.id)
            return Outcome.LOST if handed_over else Outcome.LATER
        return Outcome.SENT

    def _deliver(self, letter: Letter, handing_over: Callable[[], None]) -> None:
        with self._connected() as server:
            _expect(server.mail(parseaddr(self._sender)[1]))
            reply = server.rcpt(letter.way.address)
            if reply[0] not in (250, 251):
                raise _Refused(*reply)
            handing_over()
            _expect(server.data(self.written(letter).as_bytes(policy=LINES)))

    def _connected(self) -> smtplib.SMTP:
        url = self._server
        host = url.hostname or "localhost"
        if url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, url.port or 465, timeout=TIMEOUT_S, context=self._encryption()
            )
        else:
            server = smtplib.SMTP(host, url.port or 25, timeout=TIMEOUT_S)
        try:
            server.ehlo_or_helo_if_needed()
            if url.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=self._encryption())
                server.ehlo()
            elif url.scheme == "smtp" and url.username and not _on_this_machine(host):
                raise smtplib.SMTPException("the password would be sent unencrypted")
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
        except BaseException:
            server.close()
            raise
        return server

    def _encryption(self) -> ssl.SSLContext:
        # To read all certificates takes longer than to send a mail, so it is done only where they are needed.
        return self._context or ssl.create_default_context()

    def written(self, letter: Letter) -> EmailMessage:
        """Return the mail."""
        say = catalogue(letter.language)
        mail = EmailMessage(policy=LINES)
        mail["From"] = self._sender
        mail["To"] = letter.way.address
        mail["Subject"] = letter.title
        mail["Date"] = format_datetime(localtime())
        domain = parseaddr(self._sender)[1].rpartition("@")[2]
        # The same for every attempt, so that a mail that comes twice is shown once.
        mail["Message-ID"] = f"<{letter.id}@{domain}>"
        # Nobody's holiday reply answers this.
        mail["Auto-Submitted"] = "auto-generated"
        end = f"{self._home}/calls/end/{letter.way.id}.{letter.way.secret}"
        lines = [letter.text, ""]
        for table in letter.tables:
            lines += [table.name, f"{self._home}/t/{table.code}", ""]
        if letter.confirm is not None:
            link = f"{self._home}/calls/confirm/{letter.way.id}.{letter.confirm}"
            lines += [link, "", say.text("calls-mail-not-you"), ""]
        lines += ["-- ", say.text("calls-mail-end"), end]
        mail["List-Unsubscribe"] = f"<{end}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n".join(lines), cte="quoted-printable")
        mail["Content-Language"] = letter.language
        return mail


class _Refused(smtplib.SMTPResponseException):
    """The mail server does not accept the recipient."""


def _expect(reply: tuple[int, bytes]) -> None:
    if reply[0] != 250:
        raise smtplib.SMTPResponseException(*reply)


def _on_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
