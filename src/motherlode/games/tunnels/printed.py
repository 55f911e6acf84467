"""The names of what is printed on the pieces of a table."""

from motherlode.core.printed import Printed
from motherlode.games.tunnels.rulebook import Rulebook


def printed(rules: Rulebook) -> Printed:
    return {
        "tunnels": list(rules.tunnels),
        "keyed": [look for looks in rules.looks.values() for look in looks],
        "actions": list(rules.actions),
        "goals": rules.goal_words,
        **{kind: list(names) for kind, names in rules.pieces.items()},
    }
