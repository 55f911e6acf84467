/** The puzzles as the package keeps them, and which of them is whose day's. */
import type { Action, Happening, Question, Seen } from '../net/seen';

/** A legal move, what it is worth, and what everybody would see of it. */
export interface Answer {
  action: Action;
  worth: number;
  event: Happening;
}

export interface Solution extends Answer {
  /** `says` names the text; the rest are its arguments. */
  reason: { says: string } & Record<string, string | number>;
  /** What the seat would see of it, with the changes of its view. */
  events: Happening[];
}

export interface Puzzle {
  id: string;
  kind: string;
  setup: { modules: string[]; edition: string; options: Record<string, unknown> };
  view: Seen;
  decision: Question;
  unit: string;
  solution: Solution;
  others: Answer[];
}

export interface Shelf {
  first_day: string;
  puzzles: Puzzle[];
}

const DAY = 86_400_000;

/** A day as it is written in addresses; months and days of the reader's own clock. */
export const dayOf = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** Noon there, so that no clock that is set forward or back leads to another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

const count = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** The day so many days later. */
export const later = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whether a day is written like one, and not to come. */
export const isPast = (day: string, today: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && dayOf(dateOf(day)) === day && day <= today;

/** After the last one they begin again. */
export function puzzleOf({ first_day, puzzles }: Shelf, day: string): Puzzle | undefined {
  const number = count(first_day, day) % puzzles.length;
  return puzzles[number < 0 ? number + puzzles.length : number];
}

/** Whether its move wins the round whatever the other does: what it takes is then not the whole reason. */
export const forces = ({ kind }: Puzzle): boolean => kind === 'win-in-two';

const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part));

/** What is known of a move; null for one that is not legal. */
export const answerOf = ({ solution, others }: Puzzle, action: Action): Answer | null => [solution, ...others].find((answer) => same(answer.action, action)) ?? null;

export async function shelf(): Promise<Shelf> {
  const answer = await fetch('/puzzles.json');
  if (!answer.ok) throw new Error(`puzzles: ${answer.status}`);
  return (await answer.json()) as Shelf;
}
