"""Browser keys and seat links: unguessable, and never kept in the clear."""

import hashlib
import hmac
import re
import secrets

COOKIE = "motherlode"
YEAR = 366 * 24 * 3600
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
_LINK = re.compile(r"([A-Za-z0-9_-]{12})\.(\d{1,2})\.([0-9a-f]{32})")


def new_key() -> str:
    return secrets.token_urlsafe(32)


def cookie(key: str, secure: bool) -> str:
    """The browser keeps its key: scripts cannot read it, other sites cannot send it."""
    plain = f"{COOKIE}={key}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=lax"
    return f"{plain}; Secure" if secure else plain


def new_table_id() -> str:
    """None that a command would take for an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def print_of(key: str) -> str:
    """What is kept of a browser key: enough to know it again, not enough to make it."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


class Links:
    """Seat links are signed with who holds the seat, and how often it was handed on by a link before: used once, a link
    is good no more, also if the seat comes back."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table: str, seat: int, holder: str, handed: int) -> str:
        return f"{table}.{seat}.{self._sign(table, seat, holder, handed)}"

    def read(self, link: str) -> tuple[str, int] | None:
        """The table and seat that a link speaks of; whether it is good is another question."""
        found = _LINK.fullmatch(link)
        return (found[1], int(found[2])) if found else None

    def is_good(self, link: str, table: str, seat: int, holder: str, handed: int) -> bool:
        return hmac.compare_digest(link, self.make(table, seat, holder, handed))

    def _sign(self, table: str, seat: int, holder: str, handed: int) -> str:
        signed = f"{table}/{seat}/{holder}/{handed}" if handed else f"{table}/{seat}/{holder}"
        return hmac.new(self._secret, signed.encode(), hashlib.sha256).hexdigest()[:32]
