/** What the shell reads in any game's view, events and decisions; the rest is the game's own. */
import type { Patch } from './fold';

export type Action = Record<string, unknown>;

export interface Happening {
  event: string;
  seat?: number;
  patch?: Patch;
}

/** An event as it comes: with what it changes in the view. */
export type Happened<Event> = Event & { patch?: Patch };

/** One of several kinds of events, known by its kind. */
export type OneOf<Events> = { [Kind in keyof Events]: { event: Kind } & Events[Kind] }[keyof Events];

/** For some kinds of events what is made of them. */
export type ByKind<Events, Rest extends unknown[], Made> = { [Kind in keyof Events]?: (event: Happened<{ event: Kind } & Events[Kind]>, ...rest: Rest) => Made };

/** What is made of this one, if anything. */
export function madeOf<Events, Rest extends unknown[], Made>(table: ByKind<Events, Rest, Made>, event: { event: string }, ...rest: Rest): Made | undefined {
  const make = Object.hasOwn(table, event.event) ? (table[event.event as keyof Events] as ((event: never, ...rest: Rest) => Made) | undefined) : undefined;
  return make?.(event as never, ...rest);
}

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends { [Word in Key]?: infer Value } ? Value : never;
/** What any of several forms may hold under a name. */
export type AnyOf<Union> = { [Key in KeysOf<Union>]?: ValueOf<Union, Key> | undefined };

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
