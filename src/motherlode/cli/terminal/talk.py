"""Table talk: what bots remark, and what the person says to them."""

from motherlode.bots import Bot, Remark
from motherlode.cli.failure import Failure
from motherlode.cli.terminal.desk import Desk
from motherlode.core.state import State
from motherlode.render.naming import goal_place

TONES = 3


class Talk:
    def __init__(self, desk: Desk, state: State, remarks: list[Remark]) -> None:
        self.desk = desk
        self.state = state
        self.remarks = remarks
        """Everything said in this round; each remark names who said it and when."""

    def fall_silent(self) -> None:
        """A new round: other dwarfs, other goals."""
        self.remarks.clear()

    def bot_speaks(self, seat: int, bot: Bot) -> None:
        for remark in bot.remarks(self.state.view(seat), self.remarks):
            self._say(seat, remark)

    def person_says(self, text: str) -> None:
        self._say(self.desk.company.seat, self._understood(text))

    def _understood(self, text: str) -> Remark:
        first, _, rest = text.partition(" ")
        meaning = self.desk.vocabulary.get(first.casefold())
        names = [name.casefold() for name in self.desk.company.names]
        if meaning in ("gold", "stone") and rest in self.desk.look()["goals"]:
            return {"says": f"goal-{meaning}", "goal": rest}
        if meaning == "distrust" and rest.casefold() in names:
            return {"says": "distrust", "about": names.index(rest.casefold())}
        if meaning == "mend":
            return {"says": "mend-me"}
        raise Failure("play-say-what")

    def _say(self, seat: int, remark: Remark) -> None:
        self.remarks.append({**remark, "seat": seat, "at": len(self.state.log)})
        text = self._in_words(remark, tone=(seat + len(self.state.log)) % TONES)
        self.desk.tell("talk-line", player=self.desk.company.names[seat], text=text)

    def _in_words(self, remark: Remark, tone: int) -> str:
        args: dict[str, str | int] = {"tone": tone}
        if "goal" in remark:
            args |= {"cell": remark["goal"], "place": goal_place(self.desk.look(), remark["goal"])}
        if "about" in remark:
            args["target"] = self.desk.company.names[remark["about"]]
        return self.desk.words.say(f"talk-{remark['says']}", **args)
