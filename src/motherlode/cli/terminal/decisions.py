"""Asks the person whatever is asked of them, and does not let go before the answer is legal."""

from motherlode.cli.failure import Failure, explain
from motherlode.cli.terminal.choosing import Entry, choose
from motherlode.cli.terminal.desk import Desk
from motherlode.cli.terminal.turn import Turn
from motherlode.cli.terminal.wording import ask_in_words
from motherlode.core.decision import Decision
from motherlode.core.errors import IllegalAction, RecordError
from motherlode.core.notation import write_action
from motherlode.core.state import State
from motherlode.core.types import Action


def ask_person(desk: Desk, state: State, seat: int) -> Action:
    decision = state.decision(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    desk.draw()
    while True:
        try:
            action = _answer(desk, decision, state.legal(seat))
            if action is not None:
                state.verify(seat, action)
                return action
            desk.draw()
        except Failure as failure:
            desk.echo(failure.told(desk.words))
        except IllegalAction as error:
            desk.echo(explain(error, desk.words, desk.look()["game"]))
            if error.clauses:
                desk.tell("play-read-rule", clause=error.clauses[0])
        except RecordError:
            desk.tell("play-type-help")


def _answer(desk: Desk, decision: Decision, legal: list[Action]) -> Action | None:
    if decision.kind == "turn":
        return Turn(desk, decision.options).ask()
    if any("choose" not in action for action in legal):
        return ask_in_words(desk, legal)
    if decision.kind == "draft":
        entries = [_gold(desk, action) for action in legal]
        prompt = desk.words.say("play-draft")
    else:
        entries = [_plain(desk, number, action) for number, action in enumerate(legal, 1)]
        prompt = desk.words.say("play-choose", kind=decision.kind)
    chosen = choose(desk, entries, prompt)
    return chosen if isinstance(chosen, dict) else None


def _gold(desk: Desk, action: Action) -> Entry:
    value = action["choose"]["gold"]
    return Entry(str(value), desk.words.say("nuggets", gold=value), action)


def _plain(desk: Desk, number: int, action: Action) -> Entry:
    return Entry(str(number), write_action(action.get("choose", action)), action)
