"""Table talk: what bots remark, and what the person says to them."""

from collections.abc import Mapping
from typing import Any

from motherlode.bots import Bot, Remark
from motherlode.bots.heard import public_length
from motherlode.bots.talk import ACCUSATIONS, VOICES, remarks_of, voice_of
from motherlode.cli.failure import Failure
from motherlode.cli.terminal.desk import Desk
from motherlode.cli.terminal.typed import typed_words
from motherlode.core.state import State
from motherlode.render.naming import goal_arguments


class Talk:
    def __init__(
        self, desk: Desk, state: State, bots: Mapping[int, Bot], said: tuple[list[Remark], list[Remark]]
    ) -> None:
        """What was `said` in this round, and before it."""
        self.desk = desk
        self.state = state
        self.bots = bots
        self.remarks, self.earlier = said
        """Everything said in this round; each remark names who said it and when."""
        self.known = remarks_of(state.setup.game, state.setup.modules)

    def fall_silent(self) -> None:
        """A new round: other dwarfs, other goals."""
        self.earlier += self.remarks
        self.remarks.clear()

    def whole(self) -> list[Remark]:
        """All that was said, as records keep it: by how many entries of the log everybody had."""
        said = [*self.earlier, *self.remarks]
        return [{**remark, "at": public_length(self.state.log[: remark["at"]])} for remark in said]

    def bot_speaks(self, seat: int, bot: Bot) -> None:
        tone = VOICES.index(voice_of(bot.seed))
        for remark in bot.remarks(self.state.view(seat), self.remarks):
            self._say(seat, remark, tone)

    def person_says(self, text: str) -> None:
        remark = self._understood(text)
        self._say(self.desk.company.seat, remark, len(self.state.log) % len(VOICES))
        if remark["says"] in ACCUSATIONS and remark["about"] in self.bots:
            self.bot_speaks(remark["about"], self.bots[remark["about"]])

    def _understood(self, text: str) -> Remark:
        first, _, rest = text.partition(" ")
        says = self.desk.vocabulary.get(first.casefold(), "")
        if says not in self.known:
            raise self._what_can_be_said()
        readers = {"goal": self._goal, "about": self._player, "colour": self._colour}
        return {"says": says, **{field: readers[field](rest) for field in self.known[says]}}

    def _goal(self, text: str) -> str:
        if text not in self.desk.look()["goals"]:
            raise self._what_can_be_said()
        return text

    def _player(self, text: str) -> int:
        names = [name.casefold() for name in self.desk.company.names]
        if text.casefold() not in names:
            raise self._what_can_be_said()
        return names.index(text.casefold())

    def _colour(self, text: str) -> str:
        """A corporation by its colour in the player's language."""
        for colour in self._colours():
            if self.desk.words.say("colour-of", colour=colour).casefold() == text.casefold():
                return colour
        raise self._what_can_be_said()

    def _colours(self) -> list[str]:
        return list(self.desk.look().get("pays", ()))

    def _what_can_be_said(self) -> Failure:
        return Failure("play-say-which", phrases=" · ".join(map(self._phrase, self.known)))

    def _phrase(self, says: str) -> str:
        """What to type for a remark, and what it comes to."""
        words, names = self.desk.words, self.desk.company.names
        examples = {"goal": self._a_goal(), "about": names[self.desk.company.seat - 1], "colour": self._a_colour()}
        typed = [typed_words(meaning, words)[0] for meaning in ("say", says)]
        typed += [examples[field] for field in self.known[says]]
        return words.say("play-say-phrase", typed=" ".join(typed), text=words.say(f"talk-{says}.short", tone=0))

    def _a_goal(self) -> str:
        return next(iter(self.desk.look().get("goals", ())), "")

    def _a_colour(self) -> str:
        return next((self.desk.words.say("colour-of", colour=colour) for colour in self._colours()), "")

    def _say(self, seat: int, remark: Remark, tone: int) -> None:
        self.remarks.append({**remark, "seat": seat, "at": len(self.state.log)})
        text = self._in_words(seat, remark, tone)
        self.desk.tell("talk-line", player=self.desk.company.names[seat], text=text)

    def _in_words(self, seat: int, remark: Remark, tone: int) -> str:
        words, names = self.desk.words, self.desk.company.names
        args: dict[str, str | int] = {"tone": tone}
        if "goal" in remark:
            args |= goal_arguments(self.desk.look(), remark["goal"], words)
        if "about" in remark:
            args["target"] = names[remark["about"]]
        if "colour" in remark:
            args["colour"] = remark["colour"]
        if "reason" in remark:
            return words.say("talk-accuse", **args, reason=self._reason(seat, remark["reason"]))
        return words.say(f"talk-{remark['says']}", **args)

    def _reason(self, seat: int, reason: Mapping[str, Any]) -> str:
        """The deed behind an accusation; what befell who speaks is told as his own."""
        words, deed = self.desk.words, reason["deed"]
        args: dict[str, str | int] = {"turn": reason["turn"]}
        if "on" in reason:
            args["victim"] = self.desk.company.names[reason["on"]]
        if "card" in reason:
            args |= {"tool": reason["card"].removeprefix("broken-"), "card": words.say(f"card-{reason['card']}")}
        if "goal" in reason:
            args |= goal_arguments(self.desk.look(), reason["goal"], words)
        return words.say(f"talk-reason-{deed}{'-mine' if reason.get('on') == seat else ''}", **args)
