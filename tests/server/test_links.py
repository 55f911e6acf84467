"""Seat links: whose they are, how often the seat was handed on, and that none is good twice."""

import hashlib
import hmac

from motherlode.server.keys import Links

TABLE = "abcdefghijkl"
SECRET = b"secret"
LINKS = Links(SECRET)


def test_a_link_is_good_for_its_seat_its_holder_and_its_turn_alone() -> None:
    for handed in range(3):
        link = LINKS.make(TABLE, 1, "ann", handed)
        good = {
            (table, seat, holder, turn)
            for table in (TABLE, "other")
            for seat in (1, 2)
            for holder in ("ann", "bob")
            for turn in range(3)
            if LINKS.is_good(link, table, seat, holder, turn)
        }
        assert good == {(TABLE, 1, "ann", handed)}
        assert LINKS.read(link) == (TABLE, 1)
    assert not Links(b"another").is_good(LINKS.make(TABLE, 1, "ann", 0), TABLE, 1, "ann", 0)


def test_links_that_were_written_down_before_seats_were_handed_on_are_still_good() -> None:
    signed = hmac.new(SECRET, b"abcdefghijkl/1/ann", hashlib.sha256).hexdigest()[:32]
    assert LINKS.is_good(f"{TABLE}.1.{signed}", TABLE, 1, "ann", 0)
