import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Bill } from '../../src/games/tunnels/bill.svelte';
import { GoalPair } from '../../src/games/tunnels/goalPair.svelte';
import type { View } from '../../src/games/tunnels/view';

const scenes = JSON.parse(readFileSync(new URL('../fixtures/decisions.json', import.meta.url), 'utf8')) as Record<string, { view: View }>;
const { view } = scenes['turn price'] as { view: View };
const foreign = view.toll?.dwarfs.find(({ owner }) => owner !== view.seat);

describe('the bill of a toll dwarf', () => {
  it('is drawn up only where somebody else is to be paid', () => {
    const bill = new Bill(() => view);
    expect(bill.draw('90,90', 'EW', null)).toBe(false);
    expect(bill.price).toBeNull();
    expect(bill.draw(foreign?.cell ?? '', 'EW', null)).toBe(true);
    expect(bill.price).toMatchObject({ cell: foreign?.cell, shape: 'EW' });
  });

  it('can be paid by somebody else, and by oneself only with enough gold', () => {
    const poor: View = { ...view, gold: { ...view.gold, cards: view.gold.cards.map(() => []), balance: view.gold.balance.map(() => 0) } };
    const bill = new Bill(() => poor);
    bill.draw(foreign?.cell ?? '', 'EW', null);
    bill.payBy(0, foreign?.owner ?? 0);
    expect(bill.price?.payers[0]).toBe(foreign?.owner);
    expect(bill.affordable).toBe(true);
    bill.payBy(0, view.seat);
    expect(bill.affordable).toBe(false);
    bill.close();
    expect(bill.affordable).toBe(true);
  });
});

describe('a pair of goals', () => {
  const pair = (): GoalPair => new GoalPair(() => [['8,2', '8,0'], ['8,2', '8,-2']]);

  it('offers every goal first, then those that go with the one that is named', () => {
    const goals = pair();
    expect(goals.partners).toEqual(['8,2', '8,0', '8,-2']);
    goals.toggle('8,0');
    expect(goals.partners).toEqual(['8,2', '8,0']);
    expect(goals.whole).toBeNull();
  });

  it('is whole with two of them, in the order of the engine, and a goal can be taken back', () => {
    const goals = pair();
    goals.toggle('8,0');
    goals.toggle('8,2');
    expect(goals.whole).toEqual(['8,2', '8,0']);
    goals.toggle('8,0');
    expect(goals.whole).toBeNull();
  });
});
