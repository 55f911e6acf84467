/** What a game brings to the browser; the shell around it knows nothing else of it. */
import type { Component } from 'svelte';
import type { Step } from '../net/playback.svelte';
import type { Shapes } from '../net/seen';
import type { Table } from '../net/table.svelte';
import type { Sound } from '../sound/sound';
import type { Said, TableFrame } from '../wire';

export type Names = (seat: number) => string;

export interface ScreenProps<G extends Shapes> {
  table: Table<G>;
  info: TableFrame;
  /** The table as it is. */
  view: G['view'];
  /** The table as far as it has been shown. */
  shown: G['view'];
  /** What was shown last. */
  latest: Step<G> | null;
  name: Names;
}

export interface MomentProps<G extends Shapes> {
  view: G['view'];
  events: G['event'][];
  name: Names;
  /** Room that the controls take at the bottom, in pixels. */
  below: number;
  /** Room that something to read takes at the sides, in pixels. */
  beside: { left: number; right: number };
}

/** What a hint can know of the table. */
export interface Situation<G extends Shapes> {
  /** The table as far as it has been shown. */
  view: G['view'];
  /** What this player is asked, once everything before it has been shown. */
  decision: G['decision'] | null;
  /** What the player is about to play, if anything. */
  takenUp: string | null;
  name: Names;
}

/** A thing on the screen, by its selector, and what the words about it need. */
export interface Pointer {
  at: string;
  args?: Record<string, string | number>;
}

/** A word to a newcomer beside the thing it speaks of, at the moment when that first matters. */
export interface Hint<G extends Shapes> {
  /** The message that says it; whoever has read it is not told again. */
  id: string;
  /** What it points to if it matters now. */
  when(situation: Situation<G>): Pointer | null;
}

/** What is known of a goal. */
export interface GoalNote {
  cell: string;
  name: string;
  /** What lies there, if this player knows. */
  face: string | null;
  /** Who has looked at it. */
  looked: number[];
}

/** What a notebook holds of a game where there are neither goals nor secrets to keep track of. */
export interface GameNotes<G extends Shapes> {
  /** The message that names the table as a whole. */
  title: string;
  OfTable: Component<{ view: G['view']; name: Names }>;
  OfPlayer: Component<{ view: G['view']; name: Names; seat: number; said: readonly string[] }>;
  /** Which of the remarks are worth a note. */
  isClaim(said: Said): boolean;
}

export interface GameClient<G extends Shapes> {
  /** The table while it is played. */
  Screen: Component<ScreenProps<G>>;
  /** A moment of a finished game, with nothing hidden. */
  Moment: Component<MomentProps<G>>;
  /** The game told in pictures. */
  HowTo: Component;
  /** An event as lines of the log. */
  tell(event: G['event'], view: G['view'], name: Names): string[];
  /** How a card lies that was laid, where cards can lie in several ways. */
  lies?(event: G['event']): string;
  /** What a cell of its board is called. */
  cellName(cell: string): string;
  /** A remark from the list of phrases, or what was written freely. */
  remark(said: Said, view: G['view'], name: Names): string;
  /** What this player knows of each goal, where there are goals. */
  goals?(view: G['view']): GoalNote[];
  /** What a card is called, where cards are counted. */
  cardName?(card: string): string;
  /** Its picture, where several cards have one name. */
  cardArt?(card: string): string;
  /** Pages of the notebook of its own. */
  notes?: GameNotes<G>;
  /** How long an event flies and how long it stays before the next one, in milliseconds. */
  pace(step: Step<G>): [flight: number, stay: number];
  /** Whether an event shows this player something that stays until it has been read. */
  isRead(step: Step<G>): boolean;
  sound(event: G['event']): Sound | null;
  /** The kinds of events that are headings in the log. */
  headings: readonly string[];
  /** The kinds of events that only the seat hears whom they are about. */
  whispers: readonly string[];
  /** Whether a game took a turn with it: whoever looks at the replay finds it at once. */
  isTurningPoint(event: G['event']): boolean;
  /** What newcomers are told, the most urgent first. */
  hints: readonly Hint<G>[];
}

type Loader = () => Promise<GameClient<Shapes>>;
const from = <G extends Shapes>(load: () => Promise<{ default: GameClient<G> }>): Loader =>
  async () => (await load()).default as unknown as GameClient<Shapes>;

const CLIENTS: Record<string, Loader> = {
  saboteur: from(() => import('./saboteur')),
  duel: from(() => import('./duel')),
  corporation: from(() => import('./corporation')),
};

export const playable = Object.keys(CLIENTS);

export async function client(game: string): Promise<GameClient<Shapes>> {
  const load = playable.includes(game) ? CLIENTS[game] : undefined;
  if (!load) throw new Error(`no client for ${game}`);
  return load();
}
