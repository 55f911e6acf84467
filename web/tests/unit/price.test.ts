import { describe, expect, it } from 'vitest';
import { Bill } from '../../src/games/tunnels/bill.svelte';
import { GoalPair } from '../../src/games/tunnels/goalPair.svelte';
import type { TollBill } from '../../src/games/tunnels/view';

describe('the bill of toll dwarfs', () => {
  const own: TollBill = { dwarfs: [{ dwarf: 1, owner: 0 }], ways: [[0]] };
  const foreign: TollBill = { dwarfs: [{ dwarf: 1, owner: 2 }, { dwarf: 2, owner: 0 }], ways: [[0, 0], [2, 0], [3, 0]] };
  const drawn = (bill: TollBill | undefined): Bill => {
    const found = new Bill(() => 0);
    found.draw('1,0', 'EW', bill);
    return found;
  };

  it('is drawn up only where somebody else is to be paid', () => {
    expect(drawn(undefined).price).toBeNull();
    expect(drawn(own).price).toBeNull();
    expect(drawn(foreign).price).toMatchObject({ cell: '1,0', shape: 'EW', payers: [0, 0] });
  });

  it('offers for each dwarf whom the server lets pay', () => {
    const bill = drawn(foreign);
    expect([bill.payersOf(0), bill.payersOf(1)]).toEqual([[0, 2, 3], [0]]);
  });

  it('can be paid in one of the ways that the server names, and in no other', () => {
    const bill = drawn(foreign);
    bill.payBy(0, 3);
    expect([bill.price?.payers, bill.payable]).toEqual([[3, 0], true]);
    bill.payBy(1, 3);
    expect(bill.payable).toBe(false);
    bill.close();
    expect(bill.payable).toBe(true);
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
