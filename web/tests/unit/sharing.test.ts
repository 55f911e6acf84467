import { describe, expect, it } from 'vitest';
import { earned } from '../../src/games/saboteur/sharing/why';
import type { LastRound, View } from '../../src/games/tunnels/view';

const stolen = (seat: number, to: number, nuggets: number): Record<string, unknown> => ({ event: 'handed-over', seat, to, nuggets, why: 'steal' });

describe('what the sharing gave', () => {
  it('is what was gained, without what thieves took of it: as much as the server says', () => {
    const log = [stolen(0, 1, 5), { event: 'round' }, stolen(0, 1, 2), stolen(2, 1, 1), { ...stolen(0, 2, 1), why: 'toll' }];
    const view = { log } as unknown as View;
    const last = { gained: [1, 4, null] } as LastRound;
    expect([0, 1, 2].map((seat) => earned(view, last, seat))).toEqual([3, 1, null]);
  });
});
