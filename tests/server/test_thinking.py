"""How many processes bots think in."""

from unittest.mock import patch

import pytest

from motherlode.server.table.thinking import MOST_WORKERS, Thinkers


@pytest.mark.parametrize(
    ("processors", "workers"), [(None, 1), (1, 1), (2, 1), (3, 2), (MOST_WORKERS + 1, MOST_WORKERS), (99, MOST_WORKERS)]
)
def test_bots_leave_a_processor_to_the_server_and_take_no_more_than_they_need(
    processors: int | None, workers: int
) -> None:
    with patch("os.cpu_count", return_value=processors):
        assert Thinkers().workers == workers
        assert Thinkers(workers=5).workers == 5
