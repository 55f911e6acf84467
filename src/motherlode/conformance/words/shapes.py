"""One spelling for each tunnel card, whichever way a scenario or the engine writes it."""

from motherlode.conformance.forms import SHAPE

SIDES = "NESW"
TURNED = str.maketrans("NESW", "SWNE")


def as_it_lies(shape: str) -> str:
    """`SE` and `ES` are one shape, and so are `W+E` and `E+W`."""
    if not SHAPE.fullmatch(shape):
        return shape
    arms, colon, feature = shape.partition(":")
    tunnels = ["".join(sorted(tunnel, key=SIDES.index)) for tunnel in arms.split("+")]
    return "+".join(sorted(tunnels, key=lambda tunnel: SIDES.index(tunnel[0]))) + colon + feature


def turned(shape: str) -> str:
    arms, colon, feature = shape.partition(":")
    kind, at, arm = feature.partition("@")
    return as_it_lies(arms.translate(TURNED) + colon + kind + at + arm.translate(TURNED))


def as_a_card(card: str) -> str:
    """The same for both positions of a tunnel card; other cards are themselves."""
    if not SHAPE.fullmatch(card):
        return card
    return min(as_it_lies(card), turned(card))


def as_a_face(face: str) -> str:
    """`stone SE` and `stone ES` are one face, and so are `dragon NESW` and `dragon`: a crossing needs no shape."""
    kind, _, shape = face.partition(" ")
    lying = as_it_lies(shape)
    return kind if lying in ("", SIDES) else f"{kind} {lying}"
