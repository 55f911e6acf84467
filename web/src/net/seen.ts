/** What the shell reads in any game's view, events and decisions; the rest is the game's own. */
import type { Patch } from './fold';

export type Action = Record<string, unknown>;

export interface Happening {
  event: string;
  seat?: number;
  patch?: Patch;
}

export interface Question {
  kind: string;
  options: unknown;
}

export interface Seen {
  game: string;
  players: number;
  seat: number;
  turn: number;
  /** Where there are rounds. */
  round?: number;
  asked: Record<string, string>;
  log: Happening[];
  outcome: unknown;
}

/** The three shapes of one game. */
export interface Shapes {
  view: Seen;
  event: Happening;
  decision: Question;
}
