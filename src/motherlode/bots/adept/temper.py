"""How an adept weighs things: every number that was tuned, in one place.

Values are in cards: 1 is what a tunnel card is worth that brings the gold one card nearer. What is read out of
behaviour is in log-odds of being a saboteur.
"""

# ---- belief

DUG = -0.45
"""For each card that a lay brought the goals nearer, as far as `DUG_MOST` cards."""
DUG_MOST = 1.5
IDLE = 0.3
"""A lay or a rockfall that changed nothing."""
HARMED = 0.6
HARMED_EACH = 0.8
HARMED_MOST = 2.5
DEAD_END = 0.8
BEHIND = 0.7
"""A tunnel behind the start, where no goal lies."""
PASSED = 0.12
PASSED_EARLY = 0.9
PASSED_LATE = 0.15
"""Besides, when the round has just begun, and when it is nearly over."""
BROKE = 0.25
"""Breaking a tool at all; to this comes whose tool it was."""
MENDED = -0.2
AIMED = 0.8
"""How much is read out of whom somebody breaks or mends."""
DOOR_LEANING = 0.8
"""Laying a door, for being of its team."""
ACCUSED = 0.35
"""Being accused by somebody who is certainly a miner."""
ACCUSES_ME = 0.2
SPOKEN_OF = {"distrust": ACCUSED, "trust": -ACCUSED / 2}
"""What it weighs that somebody who is certainly a miner says this about a player."""
ACCUSED_MOST = 1.0
SHARPNESS = 0.8
SHARPNESS_FAR = 0.25
TELLING_AT = 2.0
TELLING_SPAN = 3.0
TELLING_FROM = 5
"""How much of what a deed looks like is to be believed near the goals; far from them, where saboteurs dig with the
others; so near, in cards, and so many cards farther; all of it at tables with fewer players, which are soon seen
through. Fitted to games with saboteurs who hide."""
MOST = 4.5
"""No belief goes further than this, however much is seen."""

PACE = 0.35
PACE_TURNS = 2.0
"""How many cards anybody is thought to dig in a turn, and for how many turns that stands against what is seen."""

# ---- claims about goals

SLIP = 0.03
"""How often a miner says what is not true."""
LIES_ABOUT_GOLD = 0.85
"""How often a saboteur who saw the gold calls it a stone."""
LIES_ABOUT_STONE = 0.5
UNBACKED = 0.3
"""What is left of the weight of a claim of somebody who has not looked."""

# ---- every role

WHIM = 0.3
"""How much better than another an action must be to be preferred for certain."""
REFINED = 3
"""How many of the most promising lays are looked at closely."""
MAP = 0.75
"""A look at a goal when nothing is known of the gold."""
UNREACHED = 3.0
"""How much more digging than it takes there must be for an even chance to reach the gold."""
LASTING = 0.5
"""How much more breaking a tool is worth that nobody can mend any more."""
UNKNOWN_PLAY = 0.3
UNKNOWN_KEEP = 0.1
"""Playing a card that nobody has thought about, and having it in hand: better than throwing it away."""
MAP_NEAR = 0.5
"""Besides, when the goals are near."""

# ---- miners

WIN = 6.0
DIGGER = 0.15
"""Who digs so many cards in a turn counts as one who digs."""
MY_PACE = 0.6
"""How many cards I dig in a turn if I do nothing else."""
BARRED = 0.7
"""How much of it is lost by reaching the gold where only others can walk."""
RIVALRY = 2.0
"""What it costs to leave the last card to somebody else, who then has the first choice of the gold."""
CAUTION = 1.0
CAUTION_OF_FEW = 2.2
MANY = 0.35
"""How much of that a miner thinks of where the gold is near, and where fewer than this share of the others can be
saboteurs: enough to do other things first and to get rid of rubbish, never enough to throw away a card that digs."""
FEW = 0.315
HURRY = 4.0
HURRY_LEAST = 0.01
"""The share of the cards of a round with which nobody waits any more for the first choice, for what the share of
saboteurs among the others at the deal is above `FEW`: the fewer there can be, the longer one dares to wait."""
CLOSE = 1.6
"""So many cards can be finished by one who holds the right card: one that is hard to fit, never two."""
FINISHES = 0.5
"""How often a miner holds it."""
DIGS = 0.1
"""A lay that brings the gold less than so many cards nearer is none worth its card, and looks idle."""
SPARE = 0.06
"""Cost of each card that the second best way is longer than the best, as far as three."""
ARM = 0.1
"""What each joined side of a tunnel card is worth in hand."""
FITS = 0.35
"""For each card that it could dig now, besides."""
PASS = 0.15
PASS_MORE = 0.12
"""For each further card thrown away at once."""
KEEP: dict[str | None, float] = {"breaks": 0.35, "mends": 0.3, "collapses": 0.4, "looks": 0.3}
"""What action cards are worth in a miner's hand, by what they are like."""
BREAK = 1.8
"""Hindering somebody who is certainly a saboteur."""
BREAK_OVER = 0.2
"""How much more suspect than anybody at the deal somebody must be to be hindered."""
BREAK_AGAIN = 0.25
"""What is left of it where he is hindered already."""
MEND_SELF = 1.7
MEND_OTHER = 1.1
MEND_OVER = 0.1
"""How much more suspect than anybody at the deal somebody may be and still be mended."""
MEND_PARTLY = 0.4
"""What is left of mending where another broken tool remains."""
ROCKFALL = 0.4
"""What a rockfall must gain."""

# ---- saboteurs

SABOTEUR_REFINED = 6
ROCKFALLS = 8
"""How many cards of the tunnel are thought of as targets of a rockfall."""
NARROW = 0.15
"""What it is worth to leave the miners no second way, for each card that it is longer."""
LOSE = 20.0
"""Reaching the gold for the miners."""
LATE_AT = 0.7
"""The share of cards left at which the end of the round begins to be near."""
NEAR_AT = 1.0
NEAR_SPAN = 7.0
HIDING_SPAN = 3.5
"""So near, in cards, everything is at stake; so many cards further, nothing yet; and to a saboteur who hides."""
HARM = 0.7
HARM_NEAR = 2.3
"""What harm is worth at first, and besides when everything is at stake."""
COVER = 1.3
COVER_NEAR = 1.0
UNDERCOVER = 0.65
HIDES = 4
"""What not being suspected is worth at first, and how much of it is lost when everything is at stake; and what is left
of it where saboteurs are many: who digs for it brings the gold nearer; and for how many turns most of them hide
there."""
EXPOSED = 0.75
EXPOSING = 0.35
"""So suspect, cover is worth nothing any more; and it begins to lose its worth so much before."""
SABOTEUR_PASS = 0.2
TEMPTING = 0.1
"""Throwing away a card, for what it is worth to a miner."""
SABOTEUR_KEEP: dict[str | None, float] = {"breaks": 0.8, "mends": 0.1, "collapses": 1.2, "looks": 0.05}
DEAD_END_KEEP = 1.5
"""What cards are worth in a saboteur's hand, far from the gold, in cards that the miners are set back."""
STRIKE_AT = 3.0
STRIKE_SPAN = 1.5
"""So near, in cards, nothing is kept any more; so many cards further, everything is."""
LATER = 0.4
"""The share of cards left below which there is less and less to keep cards for."""
SABOTEUR_BREAK = 1.8
SABOTEUR_MEND_SELF = 2.0
SABOTEUR_MEND = 0.6
TRUTH_ABOUT_GOLD = 0.15
"""How often a saboteur tells the truth about the gold."""
LIES_NEAR = 4.5
"""So near, in cards, must a goal be for him to call a stone the gold."""
FRAME_SOONER = 0.27
"""How much less suspect to the table than to a miner somebody may be whom a saboteur accuses."""

# ---- who cares for himself only

NUGGET = 3.0
"""What a nugget is worth, in cards."""
PUT_OFF = 0.35
"""How much it is worth to keep the round from ending, beside what it is worth to a saboteur."""
GATHER_PASS = 0.25
"""What a new card is worth in place of one thrown away."""
GATHER_KEEP = 0.1

# ---- Saboteur 2

TEAM_CLAIMED = 0.3
"""Saying that one digs for a team, for being of it."""
OTHER_TEAM = 0.5
"""How much somebody of the other team works against mine."""
TEAM_CAUTION = 0.5
"""How much a team thinks of what it loses where it leaves the last card to the other."""
TEAM_PATIENCE = 8.0
"""How many turns before the end a team does not wait any more for the other to leave it the last card."""
NO_DIGGER = 0.2
"""The same for those who do not care for the gold."""
TEAM_OF_NOBODY = 0.1
"""How likely a team wins that nobody belongs to, beside one with a single miner."""
TAKES_SIDES = 0.3
"""How many nuggets more one end of the round must pay the Profiteer for him to work for it."""
THIEF = 1.3
THIEF_LASTS = 0.7
"""How often a thief is still there at the end."""
THIEF_NEAR = 1.7
"""Playing a thief, and besides when the end is near."""
HANDS_OFF = 0.3
TRAP_NEAR = 1.2
"""Trapping somebody who would be paid with me, near the end."""
TRAPPED = 1.0
TRAPPED_NEAR = 4.0
"""Being free of a trap, beside what it is worth to be able to lay again."""
SMALLER_HAND = 0.4
INSPECT = 0.5
NEW_ROLE = 0.8
"""How much better another role must be, in cards, to ask for it."""
OTHER_ROLE = 1.5
"""Another role for somebody who stands in my way near the end."""
USUAL_CARD = 0.35
SWAP_HANDS = 0.3
DOOR = 0.5
"""For each card that a door of mine makes the way of the others longer, as far as `DOOR_MOST`."""
DOOR_MOST = 3.0
SABOTEUR2_KEEP = {
    "thief": 1.2,
    "hands-off": 0.2,
    "swap-hands": 0.15,
    "inspection": 0.15,
    "swap-hats": 0.25,
    "trap": 0.6,
    "free": 0.35,
}

# ---- other modules

GOES_ON = 0.5
"""How much of the chance to reach the gold at all is mine, if the round goes on."""
MINER_PAY = 1.6
SABOTEUR_PAY = 3.0
GREEDY_PAY = 4.0
"""What a role is paid that wins, in nuggets, about."""
MINER_CAUTION = 1.0
MINER_PATIENCE = 2.0
"""How much miners think of what they lose where they leave the last card to the Greedy dwarf, and how many turns before
the end they wait no more."""
GREEDY_CAUTION = 0.25
GREEDY_PATIENCE = 5.0
"""How much the Greedy dwarf thinks of what he loses where he leaves the last card to others, and how many turns before
the end he waits no more."""
OVERTAKE = 1.5
"""Hindering who could complete the tunnel before the Greedy dwarf."""
TOURNAMENT_CAUTION = 0.3
TOURNAMENT_PATIENCE = 1.5
"""The same for the miners of a tournament."""
COMPROMISE = 0.9
COMPROMISED = 2.0
COMPROMISE_SPAN = 1.5
"""A broken tool for a miner, or none for me, when the gold is a card away; so many cards farther, nothing."""
GOAL_SWAP = 0.4
"""What an exchange of goals must gain."""
GOAL_SWAP_KEEP = 0.25
UNSEEN_CARD = 0.5
TREASURY = 0.25
TREASURY_KEEP = 0.3
REVERSE = 2.0
REVERSE_COST = 0.15
REVERSE_KEEP = 0.1
CANNOT_LAY = 0.4
VETO_KEEP = 2.2
VETO_LATE = 0.6
"""What must hurt to be cancelled, and how much less at the end of the round."""
VETO_IN_HAND = 0.8
ARTISAN_KEEP = 0.45
DIVERSION = 0.6
"""What moving a card must gain."""
DIVERSION_KEEP = 0.4
PATHFINDER = 0.9
"""What two cards at once must gain beside the first: the hand is smaller from then on."""
PATHFINDER_KEEP = 0.5
PATHFINDER_HURTS = 2.0

TOLL_DETOUR = 1.2
"""How many cards longer a way is thought to be that goes past a dwarf or round it."""
TOLL_PAID = 0.4
"""How often a dwarf is paid for who stands in everybody's way."""
LAST_CARD = 1.7
"""So near, in cards, nobody goes round a dwarf."""
ON_THE_WAY = 0.35
"""How often somebody pays farther away, beside that."""
BARRING_MOST = 2.0
ASKING = 0.3
ASKING_IN_VAIN = 2.5
"""Asking another to pay, where it is for his good and where it is not."""

SPIDER = 7.0
"""What the end of the round by the spider is worth to a saboteur."""
CHESTS = {
    "nugget": 4.5,
    "no-draw": -0.6,
    "extra-draw": 0.5,
    "steal": 0.3,
    "dig": 0.3,
    "inspect": 0.3,
    "salvage": 0.3,
}
"""What a chest is worth to anybody."""
CHESTS_BY_MANNER = {
    "dig": {"map-ban": -0.3, "mill": -0.8},
    "block": {"map-ban": 0.3, "mill": 1.2, "goal-shift": 1.5},
}
"""And besides to who digs, and to who blocks the way."""
