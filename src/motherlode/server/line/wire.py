"""Text frames of a WebSocket as bytes (RFC 6455, 5.2)."""

from websockets.frames import apply_mask  # type: ignore[attr-defined]

from motherlode.server.limits import FRAME_BYTES

TEXT = 0x81
"""The first byte of a text frame that is whole."""
MASKED = 0x80
"""The bit that every frame of a client has in its second byte."""
HEAD = 8
"""The bytes before the text of a long frame."""
SHORT, MEDIUM, LONG = 125, 126, 127
"""The longest length that its one byte tells, and what it says where two or eight bytes tell it."""


LENGTHS = 4096
"""Of texts whose heads are kept: most are shorter, and are sent again and again."""
_heads: dict[int, bytes] = {}


def framed(texts: list[bytes]) -> bytes:
    """A server's frames, one for each text."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(head_of(len(text)))
        parts.append(text)
    return b"".join(parts)


def head_of(size: int) -> bytes:
    """What comes before a server's text of so many bytes."""
    head = _heads.get(size)
    if head is None:
        head = _new_head(size)
        if size < LENGTHS:
            _heads[size] = head
    return head


def _new_head(size: int) -> bytes:
    if size <= SHORT:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, MEDIUM, size >> 8, size & 255))
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def frame_size(data: bytes, at: int) -> int:
    """The bytes of the frame that begins there; 0 if too little of it is there to tell."""
    if len(data) < at + 2:
        return 0
    length, mask = data[at + 1] & 127, 4 if data[at + 1] & MASKED else 0
    if length < 126:
        return 2 + mask + length
    more = 2 if length == 126 else 8
    if len(data) < at + 2 + more:
        return 0
    return 2 + more + mask + int.from_bytes(data[at + 2 : at + 2 + more], "big")


def sole_text(data: bytes) -> bytes | None:
    """What a client says whose data are one whole text frame and nothing else, as they mostly are."""
    size = len(data)
    if data[0] != TEXT or not 6 <= size <= FRAME_BYTES + HEAD:
        return None
    length = data[1] ^ MASKED
    if length == size - 6 and length < 126:
        return apply_mask(data[6:], data[2:6])
    if length == 126 and int.from_bytes(data[2:4], "big") == size - 8:
        return apply_mask(data[8:], data[4:8])
    return None


def unmasked(frame: bytes) -> bytes:
    """What a client's frame says."""
    length = frame[1] & 127
    start = 6 if length < 126 else 8 if length == 126 else 14
    return apply_mask(frame[start:], frame[start - 4 : start])
