import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Choice } from '../../src/games/tunnels/choice.svelte';
import { isTunnel } from '../../src/games/tunnels/shapes';
import type { Family, TurnOptions } from '../../src/games/tunnels/view';
import { Seated, scenesOf } from './seated';
import { fakeBrowser, realBrowser } from './sockets';

const scenes = scenesOf('decisions');

class Sitting extends Seated<Family> {
  readonly choice = new Choice(this.table);

  constructor(name: string) {
    super(scenes[name] as (typeof scenes)[string]);
  }

  get options(): TurnOptions {
    return this.scene.decision.options as unknown as TurnOptions;
  }

  take(card: string): this {
    this.choice.pick(this.scene.view.hand.indexOf(card));
    return this;
  }
}

beforeEach(fakeBrowser);
afterEach(realBrowser);

describe('a tunnel card', () => {
  it('lights up where it may lie, and is laid with a tap', () => {
    const { options } = new Sitting('turn pass');
    let laid = 0;
    for (const [card, shapes] of Object.entries(options.lay)) {
      for (const [shape, cells] of Object.entries(shapes)) {
        for (const cell of cells) {
          const sitting = new Sitting('turn pass').take(card);
          expect(sitting.choice.marks.get(cell)?.kind).toBe('lay');
          sitting.choice.way = shape;
          sitting.choice.tap(cell, 'mouse');
          expect(sitting.sent).toEqual({ lay: shape, at: cell });
          expect(sitting.isLegal).toBe(true);
          laid++;
        }
      }
    }
    expect(laid).toBeGreaterThan(3);
  });

  it('wants a second touch of a finger, and can be turned in between', () => {
    const sitting = new Sitting('turn pass');
    const [card = ''] = Object.keys(sitting.options.lay);
    const { choice } = sitting.take(card);
    const [cell = '', fits = []] = [...choice.cells][0] ?? [];
    choice.tap(cell, 'touch');
    expect([sitting.sent, choice.ghost]).toEqual([undefined, { cell, shape: fits[0], sure: true }]);
    choice.turn();
    expect(choice.ghost?.shape).toBe(fits[1] ?? fits[0]);
    choice.tap(cell, 'touch');
    expect(sitting.isLegal).toBe(true);
  });

  it('put where it is not offered asks the table why, and stays in the hand', () => {
    const sitting = new Sitting('turn pass');
    const [card = ''] = Object.keys(sitting.options.lay);
    sitting.take(card).choice.tap('90,90', 'mouse');
    expect(sitting.sent).toEqual({ lay: card, at: '90,90' });
    sitting.refuse();
    expect(sitting.choice.card).toBe(card);
    expect(sitting.choice.options).not.toBeNull();
  });

  it('goes back where it was when it is picked again', () => {
    const { choice, options } = new Sitting('turn pass');
    const index = choice['table'].view?.hand.indexOf(Object.keys(options.lay)[0] ?? '') ?? 0;
    choice.pick(index);
    expect([choice.holds(index), choice.cells.size > 0]).toEqual([true, true]);
    choice.pick(index);
    expect([choice.card, choice.cells.size]).toEqual([null, 0]);
  });
});

describe('a question', () => {
  it('is not answered twice, and stands again where the answer is refused', () => {
    const sitting = new Sitting('goal-order');
    const { choice } = sitting;
    const [cell = ''] = choice.asked('goal-order')?.open ?? [];
    choice.tap(cell, 'mouse');
    expect(sitting.isLegal).toBe(true);
    expect(choice.decision).toBeNull();
    sitting.refuse();
    choice.again();
    expect(choice.decision?.kind).toBe('goal-order');
  });

  it('that comes next is asked anew', () => {
    const sitting = new Sitting('goal-order');
    sitting.choice.tap(sitting.choice.asked('goal-order')?.open[0] ?? '', 'mouse');
    sitting.ask({ kind: 'pick', options: { card: ['EW'] } });
    expect(sitting.choice.asked('pick')).toEqual({ card: ['EW'] });
  });
});

describe('an action card', () => {
  const CARDS = Object.keys(scenes).flatMap((name) => (/^turn [a-z]/.test(name) && name.slice(5) in ((scenes[name]?.decision.options as unknown as TurnOptions).play ?? {}) ? [name.slice(5)] : []));

  it.each(CARDS)('%s is played on everything that it may be played on, and on nothing else', (card) => {
    const name = `turn ${card}`;
    const sitting = new Sitting(name).take(card);
    const { choice } = sitting;
    const sent: unknown[] = [];
    const fresh = (): Sitting => new Sitting(name).take(card);
    const keep = (played: Sitting): void => {
      expect(played.isLegal, JSON.stringify(played.sent)).toBe(true);
      sent.push(played.sent);
    };
    for (const [seat, targets] of choice.seats) {
      for (const target of targets) {
        const played = fresh();
        played.choice.tapSeat(seat);
        if (targets.length > 1) {
          expect(played.choice.asking).toBe(seat);
          played.choice.aim(target);
        }
        keep(played);
      }
    }
    for (const cell of choice.places.keys()) {
      const played = fresh();
      played.choice.tap(cell, 'mouse');
      keep(played);
    }
    for (const [first, second] of choice.pair.partners.flatMap((one) => choice.pair.partners.map((two) => [one, two] as const))) {
      const played = fresh();
      played.choice.tap(first, 'mouse');
      if (first === second || !played.choice.pair.partners.includes(second)) continue;
      played.choice.tap(second, 'mouse');
      keep(played);
    }
    if (choice.free) {
      const played = fresh();
      played.choice.aim({});
      keep(played);
    }
    for (const [cell, shapes] of choice.cells) {
      for (const shape of shapes) {
        const played = fresh();
        played.choice.way = shape;
        played.choice.tap(cell, 'mouse');
        keep(played);
      }
    }
    const legal = sitting.scene.legal.filter((action) => action.play === card).map((action) => JSON.stringify(action));
    expect(new Set(sent.map((action) => JSON.stringify(action)))).toEqual(new Set(legal));
    expect(isTunnel(card)).toBe(false);
  });
});

describe('cards laid aside', () => {
  it('pass, one or several of them', () => {
    const sitting = new Sitting('turn pass');
    const { choice } = sitting;
    choice.pick(0);
    choice.discard();
    expect(choice.basket.purpose).toEqual({ for: 'pass' });
    choice.pick(1);
    choice.discard();
    expect(sitting.sent).toEqual({ pass: sitting.scene.view.hand.slice(0, 2) });
    expect(choice.basket.purpose).toBeNull();
  });

  it('buy off a card, as many as it takes', () => {
    const sitting = new Sitting('turn remove');
    const { choice, options } = sitting;
    choice.collect({ for: 'remove', card: options.remove?.cards[0] ?? '' });
    choice.pick(0);
    choice.pay();
    expect(sitting.sent).toBeUndefined();
    choice.pick(1);
    choice.pay();
    expect(sitting.isLegal).toBe(true);
  });

  it('hire a toll dwarf for an open end', () => {
    const sitting = new Sitting('turn toll');
    const { choice, options } = sitting;
    choice.collect({ for: 'toll', dwarf: options.toll?.dwarfs[0] ?? 0 });
    choice.tap(options.toll?.ends[0]?.at ?? '', 'mouse');
    choice.pick(sitting.scene.view.hand.indexOf(options.toll?.discard[0] ?? ''));
    choice.pay();
    expect(sitting.isLegal).toBe(true);
  });
});

describe('a toll', () => {
  const blocked = (): { sitting: Sitting; cell: string } => {
    const sitting = new Sitting('turn price');
    const [cell = ''] = Object.keys(sitting.options.payers ?? {});
    const [card = ''] = Object.entries(sitting.options.lay).find(([, shapes]) => Object.values(shapes).flat().includes(cell)) ?? [];
    sitting.take(card).choice.tap(cell, 'mouse');
    return { sitting, cell };
  };

  it('is asked for before anything is sent, and paid in every way that the server offers', () => {
    const { sitting, cell } = blocked();
    expect([sitting.sent, sitting.choice.bill.price?.cell]).toEqual([undefined, cell]);
    for (const [payer] of sitting.options.payers?.[cell]?.ways ?? []) {
      const paid = blocked().sitting;
      paid.choice.bill.payBy(0, payer ?? 0);
      paid.choice.settle();
      expect(paid.isLegal, `paid by ${payer}`).toBe(true);
    }
  });

  it('offers nobody whom the server does not name any more', () => {
    const { sitting, cell } = blocked();
    const [, ...ways] = sitting.options.payers?.[cell]?.ways ?? [];
    const refused = ways[0]?.[0] ?? -1;
    sitting.choice.bill.payBy(0, refused);
    sitting.choice.settle();
    const dwarfs = sitting.options.payers?.[cell]?.dwarfs ?? [];
    const left = [[sitting.scene.view.seat], ...ways.slice(1)];
    sitting.ask({ kind: 'turn', options: { ...sitting.options, payers: { [cell]: { dwarfs, ways: left } } } });
    const [card = ''] = Object.entries(sitting.options.lay).find(([, shapes]) => Object.values(shapes).flat().includes(cell)) ?? [];
    sitting.take(card).choice.tap(cell, 'mouse');
    expect(sitting.choice.bill.payersOf(0)).not.toContain(refused);
    sitting.choice.bill.payBy(0, refused);
    expect(sitting.choice.bill.payable).toBe(false);
  });
});
