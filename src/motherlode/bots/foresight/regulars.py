# cython: boundscheck=False, wraparound=False
"""Plays a round on that is written small: everybody about as an adept would, miners and saboteurs.

Values are in hundredths of a card, as in `temper.py`, with as much whim: what is dug, who is mended and hindered, when
miners wait near the gold and when saboteurs strike.
"""

from __future__ import annotations

from motherlode.bots.adept import likeness, temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.hoarding import OPENLY, UNDERCOVER, Hoarding
from motherlode.bots.adept.spots import SIZE
from motherlode.bots.foresight.cards import BREAKS, COLLAPSES, LOOKS, MENDS, NO_FACE, TUNNEL, Cards
from motherlode.bots.foresight.ground import LOST
from motherlode.bots.foresight.slate import HAND, NEUTRAL, Slate

WHIM = 30
YIELDS = 6
"""How often in a hundred turns he does not mind."""
CLOSE = round(CARD * temper.CLOSE)
"""So much left can be finished by others, in tenths of a card."""
PARTING = 35
DOUBT, DOUBT_NEAR = 35, 50
"""How much less digging is worth while nothing is known of the gold, in hundredths; and so near that it leads to one
goal only."""
DIGGING = round(CARD * temper.DIGS)
"""What brings the gold less than so much nearer is none worth its card."""
IDLE = 30
PASS, ARM, FITS, DIGS = 15, 10, 35, 200
"""A new card in place of one thrown away; what each side of a tunnel card is worth in hand, each card that it digs, and
that it digs at all."""
MAP, MAP_NEAR = 75, 50
BREAK, BREAK_OVER = 180, round(100 * temper.BREAK_OVER)
MEND_SELF, MEND_OTHER, MEND_OVER = 170, 110, 10
ROCKFALL = 40
KEEP = bytes((0, 35, 30, 40, 30, 10))
"""What action cards are worth in a miner's hand, by what they are."""
LIKE = (None, likeness.BREAKS, likeness.MENDS, likeness.COLLAPSES, likeness.LOOKS, None)
"""What cards are like, by what they are."""
SABOTEUR_PASS, SABOTEUR_MAP, SABOTEUR_MEND_SELF = 20, 40, 200
ALWAYS = 99
"""More turns than anybody has."""
LOSE = 2000
"""Reaching the gold for the miners."""
PAY = bytes((0, 4, 3, 3, 2))
"""BASE-137: nuggets for each saboteur, by how many there are."""
NEVER = -30000
MOST = 255
"""What a byte can say that a card is worth in hand, in hundredths: more than anything that is done with it."""
THROWN = -1


class Style:
    """How somebody plays his role, in the numbers of `temper.py`: as all adepts do, unless it is said otherwise."""

    def __init__(self, prior: float, hoards: Hoarding | None = None) -> None:
        """`prior` is how likely anybody is a saboteur to a miner at the deal."""
        hurry = prior >= temper.MANY
        hoards = hoards or (UNDERCOVER if hurry else Hoarding())
        self.hurry = max(round(100 * temper.HURRY * (prior - temper.FEW)), 1)
        """The share of the cards with which miners wait no more for the first choice, in hundredths."""
        caution = temper.CAUTION_OF_FEW if prior < temper.MANY else temper.CAUTION
        self.wait = round(100 * caution * temper.RIVALRY)
        """What it costs a miner to leave the last cards to others who will surely finish."""
        self.hiding = round(100 * temper.COVER * (temper.UNDERCOVER if hurry else 1.0)) if hoards.hides else 0
        self.hides = temper.HIDES if hurry else ALWAYS
        """What a saboteur gives for not being suspected, and for how many turns."""
        self.strike_at, self.strike_span = round(100 * hoards.strike_at), round(100 * hoards.strike_span)
        self.later = round(100 * hoards.later)
        """When he keeps nothing any more, by how far the gold is and by the share of cards left, in hundredths."""
        self.nearing, self.late = round(100 / hoards.hiding_span), round(100 * hoards.late_at)
        """How soon not being suspected loses its worth, by how far the gold is and by the share of cards left."""
        self.keep = bytes(min(round(100 * hoards.cards.get(like, 0.0)), MOST) for like in LIKE)
        self.dead_end_keep = round(100 * hoards.dead_end)
        """What he keeps cards for, by what they are."""


class Regulars(Slate):
    def __init__(self, cards: Cards, players: int, goals: int, prior: float, saboteurs: int) -> None:
        """`prior` is how likely anybody is a saboteur to a miner at the deal; so many dwarf cards are saboteurs'."""
        super().__init__(cards, players, goals)
        self.prior = round(100 * prior)
        self.whim, self.yields = WHIM, YIELDS
        self.usual, self.frank = Style(prior), Style(prior, OPENLY)
        self.me, self.own, self.style = -1, self.usual, self.usual
        """The seat, if any, that plays in a style of its own, and the style of who thinks."""
        self.expected = round(100 * prior * (players - 1))
        """How many saboteurs a miner expects among the others, in hundredths."""
        self.slant = 0
        """How much more than the table a miner suspects everybody, so that there are as many as he expects."""
        self.shared = 100 - round(100 / saboteurs)
        """How much of what somebody is suspected falls on others to who is a saboteur himself, in hundredths."""
        self.worth, self.card, self.on, self.face = NEVER, 0, 0, NO_FACE
        """The best that was thought of in this turn, as `do` takes it; `on` is THROWN if the card is thrown away."""
        self.harm, self.cover, self.patience, self.reluctant, self.sure = 0, 0, 0, 0, 100
        """What harm and cover are worth to a saboteur now, how much better it is to strike later, all in hundredths;
        what it costs a miner to leave the last cards to others, and how sure he is to dig where the gold is."""

    def play_on(self, seat: int, seed: int) -> None:
        """From a seat's turn to the end of the round, which may have come already: who completed the tunnel has the
        first choice."""
        self.luck = (seed & 0x7FFFFFFF) | 1
        if self.completer < 0:
            self.follow()
        idle = 0
        while self.completer < 0 and idle < self.players:
            if self.sizes[seat]:
                idle = 0
                self.turn(seat)
            else:
                idle += 1
            seat = (seat + self.direction + self.players) % self.players

    def turn(self, seat: int) -> None:
        """The best of all that somebody can do, about."""
        self.worth = NEVER
        self.style = self.own if seat == self.me else self.usual
        if self.blocks[seat]:
            self.think_as_saboteur(seat)
        else:
            self.think_as_miner(seat)
        if self.on == THROWN:
            self.throw(seat, self.card)
        else:
            self.do(seat, self.card, self.on, self.face)

    def use_of(self, seat: int, card: int) -> int:
        """What the best that a seat can do with a card is worth to it, without any whim; afterwards it holds nothing
        else."""
        self.whim, self.yields, self.worth, self.style = 1, 0, NEVER, self.usual
        self.hands[seat * HAND] = card
        self.sizes[seat] = 1
        if self.blocks[seat]:
            self.think_as_saboteur(seat)
        else:
            self.think_as_miner(seat)
        return self.worth

    def offer(self, worth: int, card: int, on: int, face: int) -> None:
        """Something to do; the better of two is remembered."""
        worth += self.below(self.whim)
        if worth > self.worth:
            self.worth, self.card, self.on, self.face = worth, card, on, face

    # ---- miners

    def think_as_miner(self, seat: int) -> None:
        cards, hands, first = self.cards, self.hands, seat * HAND
        doubt, able = self.doubt(), not self.broken[seat]
        self.slant = self.slant_of(seat)
        self.reluctant = self.reluctance(seat)
        self.sure = 100 - doubt * (DOUBT_NEAR if self.nearest <= PARTING else DOUBT) // 100
        for number in range(self.sizes[seat]):
            card = hands[first + number]
            what = cards.what[card]
            if what == TUNNEL:
                keep = ARM * cards.arms[card]
                if able:
                    keep += self.offer_digging(card, cards.first[card], keep)
                    if cards.turned[card] != cards.first[card]:
                        keep = max(keep, ARM * cards.arms[card] + self.offer_digging(card, cards.turned[card], keep))
            else:
                keep = KEEP[what] * doubt // 100 if what == LOOKS else KEEP[what]
                if what == LOOKS:
                    self.offer_look(card, doubt)
                elif what == BREAKS:
                    self.offer_hindering(seat, card)
                elif what == MENDS:
                    self.offer_mending(seat, card)
                elif what == COLLAPSES:
                    self.offer_clearing(card)
            self.offer(PASS - keep, card, THROWN, NO_FACE)

    def slant_of(self, seat: int) -> int:
        """A miner knows of himself that he is none: the others must be as many saboteurs as there can be."""
        slant, step = 0, 64
        while step:
            total = 0
            for other in range(self.players):
                if other != seat:
                    total += self.cards.chance[min(max(self.suspect[other] + slant, 0), 2 * NEUTRAL)]
            slant += step if total < self.expected else -step
            step //= 2
        return slant

    def doubted(self, other: int) -> int:
        """How suspect somebody is to a miner whose turn it is, in hundredths."""
        return self.cards.chance[min(max(self.suspect[other] + self.slant, 0), 2 * NEUTRAL)]

    def reluctance(self, seat: int) -> int:
        """What it costs to bring the gold so near that another miner can finish, while there is time to wait."""
        style = self.style
        time = min(100, self.cards_left() * 100 // style.hurry - 100)
        if time <= 0 or self.below(100) < self.yields:
            return 0
        nobody = 100
        for other in range(self.players):
            if other != seat and not self.broken[other]:
                nobody -= nobody * (100 - self.doubted(other)) * self.digs[other] // 20000
        return style.wait * time // 100 * (100 - nobody) // 100

    def offer_digging(self, card: int, face: int, keep: int) -> int:
        """A tunnel card as it lies; what it is worth in hand that it digs."""
        most = 0
        for place in range(self.ends_count):
            left = self.left_after(place, face)
            if left > LOST:
                continue
            gain = self.nearest - left
            most = max(most, gain)
            if left == 0:
                worth = LOSE
            else:
                worth = (10 * gain - (self.reluctant if left <= CLOSE else 0)) * self.sure // 100
                worth -= IDLE + keep if gain < DIGGING else 0
            self.offer(worth, card, self.ends[place], face)
        return FITS * most // 10 + DIGS if most >= DIGGING else 0

    def offer_look(self, card: int, doubt: int) -> None:
        near = max(0, min(100, 100 - (self.nearest - 20) * 17 // 10))
        worth = (MAP + MAP_NEAR * near // 100) * doubt // 100
        for goal in range(self.goals):
            if doubt and not self.shown[goal]:
                self.offer(worth + (5 if self.goal_cells[goal] == self.target else 0), card, goal, NO_FACE)

    def offer_hindering(self, seat: int, card: int) -> None:
        threshold, tool = self.prior + BREAK_OVER, self.cards.tools[card]
        for other in range(self.players):
            if other == seat or self.broken[other] & tool:
                continue
            worth = BREAK * (self.doubted(other) - threshold) // (100 - threshold)
            self.offer(worth // 4 if self.broken[other] and worth > 0 else worth, card, other, NO_FACE)

    def offer_mending(self, seat: int, card: int) -> None:
        for other in range(self.players):
            broken = self.broken[other]
            if not broken & self.cards.tools[card]:
                continue
            worth = MEND_SELF
            if other != seat:
                worth = MEND_OTHER - MEND_OTHER * self.doubted(other) // (self.prior + MEND_OVER)
                worth = worth * self.digs[other] // 100 if worth > 0 else worth
            self.offer(worth * 2 // 5 if broken & (broken - 1) else worth, card, other, NO_FACE)

    def offer_clearing(self, card: int) -> None:
        """A rockfall on what stands in the way."""
        for cell in range(SIZE):
            if self.lit[cell] and self.can_fall(cell):
                hope = LOST
                for turn in range(4):
                    hope = min(hope, self.distance(self.cards.besides[4 * cell + turn]) + CARD)
                if hope < self.nearest:
                    self.offer(10 * (self.nearest - hope) - ROCKFALL, card, cell, NO_FACE)

    def can_fall(self, cell: int) -> bool:
        for goal in range(self.goals):
            if self.goal_cells[goal] == cell:
                return False
        return cell != self.start

    # ---- saboteurs

    def think_as_saboteur(self, seat: int) -> None:
        cards, hands, first, style = self.cards, self.hands, seat * HAND, self.style
        left, able = self.cards_left(), not self.broken[seat]
        self.make_plan(seat, left)
        look = self.look_of_pass(left) if able else 0
        for number in range(self.sizes[seat]):
            card = hands[first + number]
            what = cards.what[card]
            if what == TUNNEL:
                keep = style.dead_end_keep if cards.look[card] else 0
                tempting = ARM * cards.arms[card]
            else:
                keep, tempting = style.keep[what], KEEP[what]
            keep = keep * self.harm * self.patience // 10000
            if what == TUNNEL and able:
                self.offer_blocking(card, cards.first[card], keep)
                if cards.turned[card] != cards.first[card]:
                    self.offer_blocking(card, cards.turned[card], keep)
            elif what == LOOKS:
                self.offer(SABOTEUR_MAP * self.doubt() // 100 - keep, card, self.below(self.goals), NO_FACE)
            elif what == BREAKS:
                self.offer_breaking(seat, card, keep)
            elif what == MENDS and self.broken[seat] & cards.tools[card]:
                self.offer(SABOTEUR_MEND_SELF - keep, card, seat, NO_FACE)
            elif what == COLLAPSES:
                self.offer_collapse(card, keep)
            worth = self.harm * (SABOTEUR_PASS + tempting // 10) // 100 - self.price(look) - keep
            self.offer(worth, card, THROWN, NO_FACE)

    def make_plan(self, seat: int, left: int) -> None:
        """How openly to sabotage: by how near the gold and the end are, and by how suspect one is already."""
        style = self.style
        if (100 - left) * self.all_cards >= 100 * style.hides * self.players:
            style = self.frank
        near = max(0, min(100, 100 - (self.nearest - 10) * style.nearing // 10), 100 - left * 100 // style.late)
        hidden = max(0, min(100, (75 - self.cards.chance[self.suspect[seat]]) * 100 // 35))
        self.harm = 70 + 230 * near // 100
        self.cover = style.hiding * (100 - near) * hidden // 10000
        far = (10 * self.nearest - style.strike_at) * 100 // style.strike_span
        self.patience = max(0, min(100, far)) * min(100, left * 100 // style.later) // 100

    def price(self, look: int) -> int:
        """What a suspicion costs, given in twentieths of log-odds."""
        return 5 * self.cover * look // 100

    def offer_blocking(self, card: int, face: int, keep: int) -> None:
        """A tunnel card as it lies, the worse for the miners the better."""
        for place in range(self.ends_count):
            left = self.left_after(place, face)
            if left > LOST:
                continue
            gain = self.nearest - left
            worth = -self.harm * gain // 10 - self.price(self.look_of_lay(card, gain)) - keep
            self.offer(worth - LOSE if left == 0 else worth, card, self.ends[place], face)

    def offer_breaking(self, seat: int, card: int, keep: int) -> None:
        tool = self.cards.tools[card]
        for other in range(self.players):
            if other == seat or self.broken[other] & tool:
                continue
            ally = self.cards.chance[self.suspect[other]] * self.shared // 100
            harm = BREAK * (100 - 2 * ally) // 100 * self.harm // 100
            worth = (harm // 4 if self.broken[other] else harm) - self.price(self.look_of_breaking(other)) - keep
            self.offer(worth, card, other, NO_FACE)

    def offer_collapse(self, card: int, keep: int) -> None:
        """A rockfall on the tip of the tunnel."""
        harm = min(CARD, self.second - self.nearest)
        harm = self.harm * harm // 10 - self.price(self.look_of_change(-harm))
        for turn in range(4):
            cell = self.cards.besides[4 * self.best + turn]
            if self.lit[cell] and self.can_fall(cell):
                self.offer(harm - keep, card, cell, NO_FACE)

    # ---- the end

    def gained(self, me: int, gold: bytes) -> int:
        """What a seat has of the round; `gold` are the cards of the draft, the best first."""
        if self.completer < 0:
            saboteurs = 0
            for seat in range(self.players):
                saboteurs += self.blocks[seat]
            return PAY[saboteurs] if self.blocks[me] else 0
        if self.blocks[me]:
            return 0
        seat, before = self.completer, 0
        while seat != me:
            before += not self.blocks[seat]
            seat = (seat - self.direction + self.players) % self.players
        return gold[before]
