import { describe, expect, it } from 'vitest';
import { cellTargets, choose, lay, layCells, lying, pass, play, seatTargets, usable, ways } from '../../src/games/tunnels/moves';
import type { TurnOptions } from '../../src/games/tunnels/view';

const options: TurnOptions = {
  lay: { NE: { NE: ['1,0', '0,1'], SW: ['1,0'] } },
  play: {
    map: [{ goal: '8,2' }, { goal: '8,0' }],
    rockfall: [{ at: '1,0' }],
    'fix-cart-lamp': [{ on: 1, tool: 'lamp' }, { on: 1, tool: 'cart' }, { on: 2, tool: 'cart' }],
  },
  pass: { cards: ['NE', 'map'], least: 1, most: 1 },
  blocked: [],
};

describe('actions', () => {
  it('are written in the words of the engine', () => {
    expect(lay('SW', '7,0')).toEqual({ lay: 'SW', at: '7,0' });
    expect(play('map', { goal: '8,2' })).toEqual({ play: 'map', goal: '8,2' });
    expect(play('fix-cart-lamp', { on: 1, tool: 'lamp' })).toEqual({ play: 'fix-cart-lamp', on: 1, tool: 'lamp' });
    expect(pass(['EW'])).toEqual({ pass: ['EW'] });
    expect(choose('gold', 3)).toEqual({ choose: { gold: 3 } });
  });

  it('come from what is offered', () => {
    expect([...layCells(options, 'NE')]).toEqual([['1,0', ['NE', 'SW']], ['0,1', ['NE']]]);
    expect(layCells(options, 'map').size).toBe(0);
    expect([...seatTargets(options, 'fix-cart-lamp').keys()]).toEqual([1, 2]);
    expect(seatTargets(options, 'fix-cart-lamp').get(1)).toHaveLength(2);
    expect([...cellTargets(options, 'map').keys()]).toEqual(['8,2', '8,0']);
    expect(cellTargets(options, 'rockfall').get('1,0')).toEqual({ at: '1,0' });
    expect(['NE', 'map', 'EW'].map((card) => usable(options, card))).toEqual([true, true, false]);
  });

  it('keep the way a card is held where it fits', () => {
    expect(lying(['NE', 'SW'], 'SW')).toBe('SW');
    expect(lying(['NE'], 'SW')).toBe('NE');
    expect(ways('NE')).toEqual(['NE', 'SW']);
    expect(ways('EW')).toEqual(['EW']);
  });
});
