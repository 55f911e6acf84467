import { lastPlay } from './lastPlay';
import type { GameEvent, TollDwarf, View } from './view';

/** What everybody can see of a player. */
export interface Seated {
  hand: number;
  /** Cards that lie before the player. */
  front: string[];
  goldCards: number;
  nuggets: number | null;
  /** Whether there are nuggets that nobody else may count. */
  uncounted: boolean;
  tolls: TollDwarf[];
  /** Somebody else's role, once it is known. */
  role: string | null;
  /** A broken tool costs more than a turn: whoever has one gets no gold. */
  barred: boolean;
  last: GameEvent | null;
}

export function seated(view: View, seat: number): Seated {
  const front = view.fronts[seat] ?? [];
  const goldCards = view.gold.cards[seat]?.length ?? 0;
  const nuggets = view.gold.balance[seat] ?? null;
  return {
    hand: view.hand_sizes[seat] ?? 0,
    front,
    goldCards,
    nuggets,
    uncounted: nuggets === null && Boolean(view.gold.has_gold[seat]) && !goldCards,
    tolls: view.toll?.dwarfs.filter((dwarf) => dwarf.owner === seat) ?? [],
    role: seat === view.seat ? null : (view.roles[seat] ?? null),
    barred: view.compromised?.includes(seat) ?? false,
    last: lastPlay(view, seat),
  };
}
