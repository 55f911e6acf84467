/** What a view, a decision and an event of the tunnel family hold (docs/ENGINE.md). */
import type { Patch } from '../../net/fold';
import type { Table } from '../../net/table.svelte';

export type Target = { on?: number; tool?: string; goal?: string; at?: string };

export interface TurnOptions {
  lay: Record<string, Record<string, string[]>>;
  play: Record<string, Target[]>;
  pass: { cards: string[]; least: number; most: number };
  blocked: string[];
}

export type Decision =
  | { kind: 'turn'; options: TurnOptions }
  | { kind: 'goal-order'; options: { open: string[] } }
  | { kind: 'position'; options: { at: string; shows: string[] } }
  | { kind: 'draft'; options: { gold: number[] } };

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
  goals?: Record<string, string>;
  gold?: number | number[];
  nuggets?: number;
  winners?: number[];
  offered?: number[];
  patch?: Patch;
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
}

export interface View {
  game: string;
  players: number;
  edition: string;
  options: Record<string, unknown>;
  seat: number;
  round: number;
  rounds: number;
  phase: 'play' | 'sharing' | 'over';
  turn: number;
  asked: Record<string, string>;
  direction: string;
  board: Record<string, string>;
  lit: Record<string, string>;
  start: string;
  goals: Record<string, Goal>;
  hand: string[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  roles: (string | null)[];
  leftover: (string | null)[];
  deck: number;
  discard: (string | null)[];
  fronts: string[][];
  gold: { cards: (number | null)[][]; balance: (number | null)[]; deck: number; draft: (number | null)[] };
  last_round: LastRound | null;
  outcome: { gold: number[]; winners: number[] } | null;
  log: GameEvent[];
}

/** The shapes of the tunnel family. */
export interface Tunnels {
  view: View;
  event: GameEvent;
  decision: Decision;
}
export type TunnelTable = Table<Tunnels>;
