import { describe, expect, it } from 'vitest';
import { heardByAll, saidBetween } from '../../src/net/heard';

const log = ['round', 'declared', 'answered', 'played', 'answered', 'drew'].map((event) => ({ event }));

describe('the place of talk in the log', () => {
  it('does not count what only one seat heard', () => {
    expect(heardByAll(log, ['answered'])).toEqual([1, 2, 2, 3, 3, 4]);
    expect(heardByAll(log, [])).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('is after the entries that everybody had heard, for whoever reads it', () => {
    const talk = [{ at: 3, says: 'later' }, { at: 2, says: 'sooner' }];
    const place = (whispers: string[], entries: typeof log): string[] => {
      const heard = heardByAll(entries, whispers);
      return entries.flatMap(({ event }, index) => [event, ...saidBetween(talk, heard[index - 1] ?? -1, heard[index] ?? 0).map(({ says }) => says)]);
    };
    const public_ = log.filter(({ event }) => event !== 'answered');
    expect(place(['answered'], public_)).toEqual(['round', 'declared', 'sooner', 'played', 'later', 'drew']);
    expect(place(['answered'], log).filter((word) => word !== 'answered')).toEqual(place(['answered'], public_));
  });
  it('is at the beginning for what was said before anything happened', () => {
    expect(saidBetween([{ at: 0 }], -1, 1)).toEqual([{ at: 0 }]);
  });
});
