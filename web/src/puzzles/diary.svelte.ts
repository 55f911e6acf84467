/** What this browser remembers of the puzzles of each day, and how many days in a row were solved. */
import { later } from './puzzle';

/** Solved at the first try, after others, or looked up. */
export type Mark = 'first' | 'again' | 'shown';

const KEY = 'motherlode-puzzles';

function recall(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mark>;
  } catch {
    return {};
  }
}

export const diary = $state<Record<string, Mark>>(recall());

/** What was noted first stays: who has seen the solution solves nothing any more. */
export function note(day: string, mark: Mark): void {
  if (diary[day]) return;
  diary[day] = mark;
  try {
    localStorage.setItem(KEY, JSON.stringify(diary));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Days in a row that were solved, up to today, or up to yesterday as long as today's is open. */
export function streak(marks: Readonly<Record<string, Mark>>, today: string): number {
  const solved = (day: string): boolean => marks[day] === 'first' || marks[day] === 'again';
  let day = marks[today] ? today : later(today, -1);
  let days = 0;
  while (solved(day)) {
    days += 1;
    day = later(day, -1);
  }
  return days;
}
