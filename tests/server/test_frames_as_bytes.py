"""Text frames as bytes, as RFC 6455 writes them down."""

import pytest
from websockets.frames import Frame, Opcode

from motherlode.server.limits import FRAME_BYTES
from motherlode.server.line.wire import HEAD, frame_size, framed, sole_text, unmasked

SIZES = [0, 1, 125, 126, 127, 255, 256, 4095, 4096, 16_384, 65_535, 65_536, 70_000]


def written(text: bytes, mask: bool) -> bytes:
    """By another hand than ours."""
    return Frame(Opcode.TEXT, text).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_others_frame_it_also_the_second_time(size: int) -> None:
    text = b"x" * size
    for _ in range(2):
        assert framed([text]) == written(text, mask=False)


def test_several_texts_are_as_many_frames_in_their_order() -> None:
    texts = [b"a", b"b" * 300, b""]
    assert framed(texts) == b"".join(written(text, mask=False) for text in texts)


@pytest.mark.parametrize("size", SIZES)
def test_what_a_client_says_is_read(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    frame = written(text, mask=True)
    assert unmasked(frame) == text
    assert frame_size(b"before" + frame, 6) == len(frame)
    assert sole_text(frame) == (text if len(frame) <= FRAME_BYTES + HEAD else None)


@pytest.mark.parametrize("size", [1, 125, 126, 300])
def test_less_or_more_than_one_whole_masked_text_is_not_taken_for_one(size: int) -> None:
    frame = written(b"x" * size, mask=True)
    for data in (frame[:-1], frame + b"\x81", frame[:1], frame[:5], written(b"x" * size, mask=False)):
        assert sole_text(data) is None
    for first in (0x01, 0x82, 0x89, 0xC1):
        assert sole_text(bytes([first]) + frame[1:]) is None
