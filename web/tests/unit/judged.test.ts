import { describe, expect, it } from 'vitest';
import { lost, worst } from '../../src/pages/replay/judged';
import type { JudgedMove } from '../../src/wire';

const judged = (move: number, worth: number, best_worth: number): JudgedMove => ({ move, seat: 0, event: {}, worth, best: {}, best_worth });

describe('judged moves', () => {
  it('are listed where they cost something, the dearest first', () => {
    const moves = [judged(1, 1, 1), judged(5, 0.5, 1), judged(9, 0, 2)];
    expect(worst(moves).map(({ move }) => move)).toEqual([9, 5]);
    expect(lost(judged(5, 0.5, 1), worst(moves))).toBe(0.25);
  });
  it('are no more than can be read', () => {
    expect(worst(Array.from({ length: 40 }, (_, move) => judged(move, 0, move + 1)))).toHaveLength(12);
  });
});
