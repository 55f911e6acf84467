import { describe, expect, it } from 'vitest';
import { HEIGHT, TABLE, WIDTH, across, colour, dash, deedsOf, line, percent, roundAt } from '../../src/pages/replay/suspicion';
import type { SuspicionRound } from '../../src/wire';

const step = (move: number, chance: number) => ({ move, belief: [[0, chance], [0.25, 0]], table: [0.25, chance] });
const ROUNDS: SuspicionRound[] = [
  { round: 1, roles: ['miner', 'saboteur'], steps: [step(0, 0.5), step(1, 0.5), step(3, 1)], jumps: [], turns: [], claims: [] },
  { round: 2, roles: ['miner', 'miner'], steps: [step(9, 0.5)], jumps: [], turns: [], claims: [] },
];
const [FIRST, SECOND] = ROUNDS as [SuspicionRound, SuspicionRound];

describe('the suspicion of a replay', () => {
  it('is that of the round that is played at the moment', () => {
    expect([0, 3, 8, 9, 20].map((move) => roundAt(ROUNDS, move)?.round)).toEqual([1, 1, 1, 2, 2]);
    expect(roundAt([], 3)).toBeUndefined();
  });
  it('goes from one end of the chart to the other, and stays there until the next round', () => {
    expect([0, 1, 2, 3, 8].map((move) => across(FIRST, move) / WIDTH)).toEqual([0, 0.5, 0.5, 1, 1]);
    expect(across(SECOND, 9)).toBe(0);
  });
  it('rises with what is believed, by the table or by one of its seats', () => {
    expect(line(FIRST, 1, TABLE)).toBe(`0.0,${HEIGHT / 2}.0 ${WIDTH / 2}.0,${HEIGHT / 2}.0 ${WIDTH}.0,0.0`);
    expect(line(FIRST, 0, 1).split(' ')[2]).toBe(`${WIDTH}.0,${0.75 * HEIGHT}.0`);
  });
  it('is nobody’s own', () => {
    expect(line(FIRST, 1, 1)).toBe('');
  });
  it('is told in per cent as it was at the moment', () => {
    expect([0, 2, 3, 8].map((move) => percent(FIRST, 1, TABLE, move))).toEqual([50, 50, 100, 100]);
    expect(percent(FIRST, 0, 1, 3)).toBe(25);
  });
  it('tells of a deed all that it changed, once', () => {
    const deed = (move: number) => ({ move, seat: 1, event: {}, before: 0.3, after: 0.7, nearer: -4 });
    const round = { ...FIRST, jumps: [deed(3), deed(7)], turns: [deed(1), { ...deed(3) }] };
    expect(deedsOf(round).map(({ deed: { move }, jumps, turns }) => [move, jumps, turns])).toEqual([
      [1, false, true],
      [3, true, true],
      [7, true, false],
    ]);
  });
  it('has lines that are told apart without colours at a table of five', () => {
    expect(new Set([0, 1, 2, 3, 4].map(dash)).size).toBe(5);
  });
  it('has a line of its own look for each of twelve', () => {
    const looks = Array.from({ length: 12 }, (_, seat) => `${colour(seat)} ${dash(seat)}`);
    expect(new Set(looks).size).toBe(12);
  });
});
