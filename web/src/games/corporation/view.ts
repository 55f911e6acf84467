/** What the engine tells of Dwarf Corporation; the forms themselves are the server's. */
import type { AnyOf, Happened } from '../../net/seen';
import type { Table } from '../../net/table.svelte';
import type { CorporationDecision, CorporationEvent, CorporationSeen, DigOptions, Pay } from './forms';
import type { Colour } from './colours';

export type { Outcome, Pay, DigOptions, Use } from './forms';
export type Rank = NonNullable<Pay['rank'][number]>;
export type Uses = DigOptions['use'];
export type GameEvent = Happened<CorporationEvent>;
export type EventKind = GameEvent['event'];
/** An event of that kind. */
export type Told<Kind extends EventKind> = Extract<GameEvent, { event: Kind }>;
/** Whatever an event may hold, for who does not ask what happened. */
export type Words = AnyOf<CorporationEvent>;
export type View = Omit<CorporationSeen, 'flow'> & { log: GameEvent[] };
export type Decision = CorporationDecision;

export interface Corporation {
  view: View;
  event: GameEvent;
  decision: Decision;
}
export type CorporationTable = Table<Corporation>;

/** A card in front of a player: its name and what lies on it. */
export interface Held {
  card: string;
  tokens: number;
  colours: Colour[];
}

/** Reads `overtime 2`, `cave-in red blue`, `union`. */
export function held(word: string): Held {
  const [card = '', ...rest] = word.split(' ');
  const tokens = Number(rest[0]);
  return tokens ? { card, tokens, colours: [] } : { card, tokens: 0, colours: rest as Colour[] };
}

/** The cards in front of a seat, with the crystals that lie on its Stock Market. */
export function front(view: View, seat: number): Held[] {
  return (view.cards[seat] ?? []).map((word) => {
    const card = held(word);
    return card.card === 'stock-market' ? { ...card, colours: view.stock_market[seat] ?? [] } : card;
  });
}

/** Shares of a seat: those on its board and those on its Stock Market. */
export function shares(view: View, seat: number, colour: Colour): number {
  return view.pays[colour].investments[seat] ?? 0;
}
