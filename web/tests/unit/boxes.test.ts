import { describe, expect, it } from 'vitest';
import { BOXES, best } from '../../src/games/boxes';
import { playable } from '../../src/games/client';
import { MODULES } from '../../src/games/tunnels/printed';
import { PLAYERS } from '../../src/wire';

describe('boxes', () => {
  it('are there for every game that can be played', () => {
    expect(Object.keys(BOXES).sort()).toEqual([...playable].sort());
  });
  it('hold modules that there are, and numbers that fit', () => {
    for (const [game, { usual, best, bestWith = {}, presets }] of Object.entries(BOXES)) {
      const players = PLAYERS[game] ?? [0, 0];
      for (const number of [usual, ...(best ?? [])]) {
        expect(number).toBeGreaterThanOrEqual(players[0]);
        expect(number).toBeLessThanOrEqual(players[1]);
      }
      for (const module of [...Object.keys(bestWith), ...presets.flatMap(({ modules }) => modules)]) expect(MODULES).toContain(module);
    }
  });
  it('say with how many a game is best, by the module that has the say', () => {
    expect(best('saboteur', [])).toEqual([5, 8]);
    expect(best('saboteur', ['veto', 'compromised-dwarf'])).toEqual([3, 5]);
    expect(best('duel', [])).toBeNull();
  });
});
