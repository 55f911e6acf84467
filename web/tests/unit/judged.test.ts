import { describe, expect, it } from 'vitest';
import { fine, lost, worst } from '../../src/pages/replay/judged';
import type { JudgedMove } from '../../src/wire';

const judged = (move: number, worth: number, best_worth: number): JudgedMove => ({ move, seat: 0, event: {}, worth, best: {}, best_worth });

describe('judged moves', () => {
  it('are listed where they cost something, the dearest first', () => {
    const moves = [judged(1, 1, 1), judged(5, 0.5, 1), judged(9, 0, 2)];
    expect(worst(moves).map(({ move }) => move)).toEqual([9, 5]);
    expect(lost(judged(5, 0.5, 1), worst(moves))).toBe(0.25);
  });
  it('are listed all, also those that cost nothing', () => {
    const moves = [judged(1, 1, 1), judged(5, 0.5, 1), judged(9, 0, 2), judged(12, 0, 0), ...Array.from({ length: 40 }, (_, move) => judged(20 + move, 0, move + 1))];
    expect(fine(moves).map(({ move }) => move)).toEqual([1, 12]);
    expect(worst(moves).length + fine(moves).length).toBe(moves.length);
  });
});
