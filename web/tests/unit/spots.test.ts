import { describe, expect, it } from 'vitest';
import { pieces, spot } from '../../src/words/spots.svelte';

describe('places in a text', () => {
  it('are found by what they are called, the longer name first', () => {
    spot('3,1', 'column 1, row 3');
    spot('31,1', 'column 1, row 31');
    spot('8,0', 'the goal (upper)');
    expect(pieces('Ann digs at column 1, row 31 and column 1, row 3.')).toEqual([
      { text: 'Ann digs at ', cell: null },
      { text: 'column 1, row 31', cell: '31,1' },
      { text: ' and ', cell: null },
      { text: 'column 1, row 3', cell: '3,1' },
      { text: '.', cell: null },
    ]);
    expect(pieces('column 1, row 39')).toEqual([{ text: 'column 1, row 39', cell: null }]);
    expect(pieces('the goal (upper)')).toEqual([{ text: 'the goal (upper)', cell: '8,0' }]);
    expect(pieces('nothing here')).toEqual([{ text: 'nothing here', cell: null }]);
  });
});
