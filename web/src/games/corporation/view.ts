/** What the engine tells of Dwarf Corporation; see docs/ENGINE.md. */
import type { Happening, Seen } from '../../net/seen';
import type { Table } from '../../net/table.svelte';
import type { Colour } from './colours';

export type Rank = 'first' | 'shared-first' | 'second' | 'shared-second';

/** What gold dug now with one colour would pay: one entry a seat in each column. */
export interface Pay {
  investments: number[];
  rank: (Rank | null)[];
  dwarfs: number[];
  coins: number[];
}

export interface Outcome {
  gold: number[];
  dwarfs: number[];
  winners: number[];
  /** Seats, best first. */
  ranking: number[];
}

export interface GameEvent extends Happening {
  first?: number;
  number?: number;
  budget?: number;
  colour?: Colour;
  colours?: Colour[];
  at?: string;
  symbol?: string;
  digger?: number;
  coins?: number[];
  card?: string | null;
  source?: string;
  gave?: Colour;
  took?: Colour;
  kind?: string;
  owner?: number;
  left?: Colour[];
  seats?: number[];
  why?: string;
  gold?: number[];
  dwarfs?: number[];
  winners?: number[];
  ranking?: number[];
}

export interface View extends Seen {
  phase: 'play' | 'over';
  turn_number: number;
  /** 18 rows of 18 letters. */
  board: string[];
  gems: Record<string, Colour>;
  gold_left: number;
  passages_left: number;
  colour: Colour | null;
  budget: number;
  blocked: Colour[];
  coins: number[];
  dwarfs: number[];
  opened: boolean[];
  investments: Partial<Record<Colour, number>>[];
  stock_market: Colour[][];
  cards: string[][];
  deck: number;
  unseen: Record<string, number>;
  discard: string[];
  treasury: Record<Colour, number> | null;
  pays: Record<Colour, Pay>;
  log: GameEvent[];
  outcome: Outcome | null;
}

/** What a card needs besides its name. */
export interface Use {
  at?: string;
  colour?: Colour;
  colours?: Colour[];
}
export type Uses = Record<string, Use[]>;

export interface DigOptions {
  dig: Partial<Record<Colour, string[]>>;
  exit: boolean;
  budget: number;
  /** How many crystals of each colour can be placed. */
  most: Partial<Record<Colour, number>>;
  /** What somebody who plans several crystals has to know of a symbol. */
  ahead: Record<string, 'never' | 'pair' | 'last'>;
  use: Uses;
}

export type Decision =
  | { kind: 'dig'; options: DigOptions }
  | { kind: 'cards'; options: { use: Uses; budget: number } }
  | { kind: 'safe' | 'stock-market'; options: { take: Colour[]; count: number; use: Uses } }
  | { kind: 'invest'; options: { invest: Colour[]; count: number; use: Uses } }
  | { kind: 'exchange'; options: { exchange: Partial<Record<Colour, Colour[]>>; union: boolean; use: Uses } }
  | { kind: 'cave-in'; options: { remove: Colour[]; keep: true; use: Uses } };

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
