import type { SuspicionDeed, SuspicionRound } from '../../wire';

/** In whose eyes: a seat, or the others on the mean. */
export const TABLE = -1;

export const WIDTH = 400;
export const HEIGHT = 160;

/** The colour of each seat's line; a dash tells them apart where colours do not. */
export const COLOURS = ['lamp', 'sky', 'grass', 'danger-light', 'brass', 'slate-light', 'pale', 'blush'].map((name) => `var(--${name})`);
export const colour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? 'currentColor';
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 5'];
export const dash = (seat: number): string => DASHES[seat % DASHES.length] ?? 'none';

/** A deed that changed a suspicion, the way to the gold, or both at once. */
export interface TwofoldDeed {
  deed: SuspicionDeed;
  jumps: boolean;
  turns: boolean;
}

/** The deeds of a round that changed something, in their order. */
export function deedsOf({ jumps, turns }: SuspicionRound): TwofoldDeed[] {
  const moves = (deeds: readonly SuspicionDeed[]): Set<number> => new Set(deeds.map(({ move }) => move));
  const [jumped, turned] = [moves(jumps), moves(turns)];
  return [...jumps, ...turns.filter(({ move }) => !jumped.has(move))]
    .sort((one, other) => one.move - other.move)
    .map((deed) => ({ deed, jumps: jumped.has(deed.move), turns: turned.has(deed.move) }));
}

/** The round that is played at a moment, counted in moves. */
export function roundAt(rounds: readonly SuspicionRound[], move: number): SuspicionRound | undefined {
  return rounds.findLast(({ steps }) => (steps[0]?.move ?? 0) <= move) ?? rounds[0];
}

/** Where a moment lies on the chart, from 0 to its width; before and after the steps of the round at its ends. */
export function across({ steps }: SuspicionRound, move: number): number {
  const last = Math.max(1, steps.length - 1);
  const place = steps.findLastIndex((step) => step.move <= move);
  return (Math.max(0, place) / last) * WIDTH;
}

export const down = (chance: number): number => (1 - chance) * HEIGHT;

/** How suspect a seat is in somebody's eyes after each step; nobody has a view of himself. */
export function line(round: SuspicionRound, seat: number, eyes: number): string {
  if (eyes === seat) return '';
  const last = Math.max(1, round.steps.length - 1);
  return round.steps
    .map(({ belief, table }, place) => {
      const chance = (eyes === TABLE ? table[seat] : belief[eyes]?.[seat]) ?? 0;
      return `${((place / last) * WIDTH).toFixed(1)},${down(chance).toFixed(1)}`;
    })
    .join(' ');
}

/** What somebody thinks of a seat at a moment, in per cent. */
export function percent(round: SuspicionRound, seat: number, eyes: number, move: number): number {
  const step = round.steps.findLast((one) => one.move <= move) ?? round.steps[0];
  return Math.round(100 * ((eyes === TABLE ? step?.table[seat] : step?.belief[eyes]?.[seat]) ?? 0));
}
