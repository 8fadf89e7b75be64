"""The short way of texts to and from live connections; all else is left to the library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from dicehall.server.gate.websocket_frames import text_frame, whole_frames, whole_text

LENGTHS = (0, 1, 125, 126, 65_535)


def sent(payload: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(kind, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [*LENGTHS, 65_536])
def test_a_text_is_written_as_the_library_writes_it(length: int) -> None:
    text = "ü" * (length // 2) + "x" * (length % 2)
    assert text_frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read(length: int) -> None:
    text = "ü" * (length // 2) + "x" * (length % 2)
    assert whole_text(sent(text.encode())) == text


OTHERS = {
    "nothing": b"",
    "half a head": b"\x81",
    "bytes": sent(b"text", Opcode.BINARY),
    "a ping": sent(b"text", Opcode.PING),
    "a beginning": sent(b"te", fin=False),
    "an end": sent(b"xt", Opcode.CONT),
    "no text": sent(b"\xff\xfe"),
    "very long": sent(b"x" * 65_536),
    "two texts": sent(b"one") + sent(b"two"),
    "cut": sent(b"text")[:-1],
    "not masked": text_frame("as it must be"),
    "compressed": b"\xc1" + sent(b"text")[1:],
}


@pytest.mark.parametrize("kind", OTHERS)
def test_whatever_is_not_one_whole_text_is_left_to_the_library(kind: str) -> None:
    assert whole_text(OTHERS[kind]) is None


def test_it_is_known_whether_the_next_piece_begins_a_frame() -> None:
    frames = sent(b"", Opcode.PONG) + sent(b"x" * 300) + sent(b"x" * 70_000)
    assert whole_frames(frames)
    assert not whole_frames(sent(b"te", fin=False))
    for length in (*range(1, 6), 7, 8, 9, 310, 330, len(frames) - 1):
        assert not whole_frames(frames[:length])
