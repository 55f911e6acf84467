/** What the log tells of the players and the corporations, added up. */
import { COLOURS, type Colour } from '../colours';
import type { GameEvent, View } from '../view';

/** What a seat has dug, earned and used so far. */
export interface Ledger {
  /** Crystals that the seat placed, and coins that gold of each colour brought to it; the most coins first. */
  colours: { colour: Colour; dug: number; coins: number }[];
  used: string[];
  dwarfs: number;
  /** Shares as they came and went, in their order. */
  trades: Trade[];
}

/** Shares that were taken, and for which one they were given, if any. */
export interface Trade {
  took: readonly Colour[];
  gave?: Colour;
}

export function ledger(log: readonly GameEvent[], seat: number): Ledger {
  const sums = new Map(COLOURS.map((colour) => [colour, { colour, dug: 0, coins: 0 }]));
  const used: string[] = [];
  const trades: Trade[] = [];
  let dwarfs = 0;
  for (const event of log) {
    if (event.event === 'dug' && event.seat === seat) add(sums, event.colour, 1, 0);
    if (event.event === 'income') add(sums, event.colour, 0, event.coins[seat] ?? 0);
    if (event.event === 'used' && event.seat === seat) used.push(event.card);
    if (event.event === 'invested' && event.seat === seat) trades.push({ took: event.colours });
    if (event.event === 'exchanged' && event.seat === seat) trades.push({ gave: event.gave, took: [event.took] });
    if (event.event === 'hired' && event.seat === seat) dwarfs++;
  }
  const colours = [...sums.values()].filter(({ dug, coins }) => dug || coins);
  return { colours: colours.sort((one, other) => other.coins - one.coins || other.dug - one.dug), used, dwarfs, trades };
}

function add(sums: Map<Colour, { dug: number; coins: number }>, colour: Colour, dug: number, coins: number): void {
  const sum = sums.get(colour);
  if (!sum) return;
  sum.dug += dug;
  sum.coins += coins;
}

/** How a corporation stands: crystals in the mountain, who is paid first and second, and what gold would pay them now. */
export interface Standing {
  colour: Colour;
  crystals: number;
  first: number[];
  second: number[];
  pays: number;
  blocked: boolean;
}

export function corporations(view: Pick<View, 'gems' | 'pays' | 'blocked'>): Standing[] {
  return COLOURS.map((colour) => {
    const { rank, coins } = view.pays[colour];
    const seats = (word: string): number[] => rank.flatMap((found, seat) => (found?.endsWith(word) ? [seat] : []));
    const first = seats('first');
    const crystals = Object.values(view.gems).filter((found) => found === colour).length;
    return { colour, crystals, first, second: seats('second'), pays: first[0] === undefined ? 0 : (coins[first[0]] ?? 0), blocked: view.blocked.includes(colour) };
  }).sort((one, other) => other.pays - one.pays);
}

/** The cards that chests may still hold, the most frequent first. */
export function toCome(view: Pick<View, 'unseen'>): [card: string, count: number][] {
  return Object.entries(view.unseen).filter(([, count]) => count > 0).sort((one, other) => other[1] - one[1]);
}
