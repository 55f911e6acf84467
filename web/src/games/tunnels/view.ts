/** What a view, a decision and an event of the tunnel family hold (docs/ENGINE.md). */
import type { Patch } from '../../net/fold';
import type { Table } from '../../net/table.svelte';
import type { Side } from './shapes';

/** What an action card is played on, as the action names it; nothing for a card that needs no target. */
export interface Target {
  on?: number;
  tool?: string;
  goal?: string;
  at?: string;
  /** A side of the cell: a door. */
  side?: Side;
  /** Two goals at once. */
  goals?: string[];
  /** Where a card that lies in the mine goes, and how it will lie there. */
  to?: string;
  shows?: string;
  payers?: number[];
}

/** Card, shape as it will lie, cells. */
export type Lays = Record<string, Record<string, string[]>>;

export interface TurnOptions {
  lay: Lays;
  play: Record<string, Target[]>;
  pass: { cards: string[]; least: number; most: number };
  blocked: string[];
  /** Cards in front of oneself that can be bought off with cards of the hand. */
  remove?: { cards: string[]; discard: string[]; count: number } | null;
  /** Toll dwarfs that can be brought into play for a card of the hand. */
  toll?: { dwarfs: number[]; ends: TollEnd[]; discard: string[] } | null;
  payers?: Bills;
  /** The card in the mine that another one would move, and what toll dwarfs want where it may go. */
  moved?: { at: string; payers?: Bills };
}

/** What toll dwarfs want for a cell: who they are, and every way to pay them, with one seat for each. */
export interface TollBill {
  dwarfs: { dwarf: number; owner: number }[];
  ways: number[][];
}
export type Bills = Record<string, TollBill>;

export interface TollEnd {
  at: string;
  side: Side;
}

/** What is offered, by kind of decision. */
export interface Options {
  turn: TurnOptions;
  'goal-order': { open: string[] };
  position: { at: string; shows: string[] };
  draft: { gold: number[] };
  steal: { from: (number | 'nobody')[] };
  react: { veto: boolean[] };
  pick: { card: string[] };
  pathfinder: { card: number; lay: Lays; stop: boolean; payers?: Bills };
  chest: { effect: string; goal?: string[]; on?: number[] };
  'pay-toll': { pay: boolean[]; nuggets: number; owners: number[] };
}

export type Decision = { [Kind in keyof Options]: { kind: Kind; options: Options[Kind] } }[keyof Options];

export interface Goal {
  open: boolean;
  face: string | null;
  looked: number[];
}

export interface GameEvent {
  event: string;
  seat?: number;
  card?: string;
  cards?: string[] | number;
  shows?: string;
  at?: string;
  on?: number;
  tool?: string;
  goal?: string;
  face?: string;
  removed?: string;
  count?: number;
  round?: number;
  first?: number;
  role?: string;
  hand?: string[];
  won?: string[] | string;
  completer?: number | null;
  roles?: string[];
  leftover?: string[];
  /** At the end of a round what each goal was; of a card the goals it was played on. */
  goals?: Record<string, string> | string[];
  gold?: number | number[];
  nuggets?: number;
  winners?: number[];
  offered?: number[];
  /** A seat that gets something, or a cell to which something moves. */
  to?: number | string;
  why?: string;
  veto?: boolean;
  pay?: boolean;
  payers?: number[];
  lay?: string;
  side?: string;
  was?: string;
  of?: number;
  dwarf?: number;
  discarded?: string;
  chest?: string;
  tunnel?: string;
  /** In the duel: what was struck, and who owns which vein. */
  vein?: string;
  claimed?: Record<string, number>;
  gained?: (number | null)[];
  patch?: Patch;
}

/** Why somebody gets gold at the end of a round, with the numbers that belong to it. */
export interface Reason {
  why: string;
  count?: number;
  share?: number;
  less?: number;
  split?: number;
}

export interface LastRound {
  round: number;
  won: string[];
  completer: number | null;
  roles: string[];
  leftover: string[];
  goals: Record<string, string>;
  gained: (number | null)[];
  first: number;
  /** For each team the cells of a shortest way to the gold, or null where doors bar it. */
  ways?: Record<string, string[] | null>;
  /** Which of the teams had a way, and so won. */
  verdict?: 'none' | 'one' | 'own' | 'both';
  /** Why each seat is paid, or is not. */
  why: (Reason | null)[];
}

export interface TollDwarf {
  dwarf: number;
  cell: string;
  side: Side;
  owner: number;
}

export interface Offer {
  seat: number;
  action: { lay?: string; play?: string; at?: string; to?: string; shows?: string; payers: number[] };
  left: number[];
}

export interface Treasure {
  tunnel: string | null;
  chest: string | null;
  looked: number[];
}

/** What the round needs to go on; not kept with views of the past. */
export interface Flow {
  /** What has still to come, the last one first. */
  pending?: readonly (string | readonly unknown[])[];
  play: { seat: number; card: string | null; action: { lay?: string; play?: string; at?: string } & Target };
}

/** A table of the family: a mine, hands and piles. What only some games or modules have may be missing. */
export interface Mine {
  game: string;
  players: number;
  modules: string[];
  edition: string;
  options: Record<string, unknown>;
  seat: number;
  round: number;
  rounds: number;
  phase: 'play' | 'sharing' | 'over';
  turn: number;
  asked: Record<string, string>;
  board: Record<string, string>;
  goals: Record<string, Goal>;
  hand: string[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  deck: number;
  discard: (string | null)[];
  fronts: string[][];
  gold?: Gold;
  outcome: { gold: number[]; winners: number[] } | null;
  flow: Flow | null;
  /** With Veto: who is asked whether a play stands, and one's own answer. */
  window?: { seats: number[]; answered: boolean | null } | null;
  /** With Compromised Dwarf: the seats that would get no gold now. */
  compromised?: number[];
  toll?: { dwarfs: TollDwarf[]; left: number[]; offer: Offer | null };
  postcard?: { side: string; cells: string[]; lit: boolean; used: boolean };
  treasures?: Record<string, Treasure>;
  map_ban?: boolean;
  log: GameEvent[];
}

/** Gold cards go round: who takes one now, and who after him. */
export type Draft = readonly ['draft', number[], number[]];

export interface Gold {
  cards: (number | null)[][];
  balance: (number | null)[];
  has_gold: boolean[];
  deck: number;
  draft: (number | null)[];
}

/** A mine with its light, as it is drawn. */
export interface Scene extends Mine {
  lit: Record<string, string>;
  lit_teams?: Record<string, Record<string, string>>;
  /** Where tunnels begin. */
  start?: string;
  starts?: string[];
}

/** The table of the game in which everybody digs from one start and has a role. */
export interface View extends Scene {
  direction: string;
  start: string;
  roles: (string | null)[];
  leftover: (string | null)[];
  retired: (string | null)[];
  gold: Gold;
  last_round: LastRound | null;
}

/** The shapes of the game with one start and roles. */
export interface Tunnels {
  view: View;
  event: GameEvent;
  decision: Decision;
}

/** What can be played with the same hands in every game of the family. */
export interface Family {
  view: Mine;
  event: GameEvent;
  decision: Decision;
}
export type TunnelTable = Table<Family>;
