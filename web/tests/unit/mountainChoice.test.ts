import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Choice } from '../../src/games/corporation/choice.svelte';
import type { Colour } from '../../src/games/corporation/colours';
import { nextCells } from '../../src/games/corporation/plan';
import type { Corporation, DigOptions } from '../../src/games/corporation/view';
import { Seated, scenesOf } from './seated';
import { fakeBrowser, realBrowser } from './sockets';

const scenes = scenesOf('mountain');

class Sitting extends Seated<Corporation> {
  readonly choice = new Choice(this.table);

  constructor(name: string) {
    super(structuredClone(scenes[name] as (typeof scenes)[string]));
  }

  get dig(): DigOptions {
    return this.scene.decision.options as unknown as DigOptions;
  }

  /** May place more crystals than the scene gives. */
  enrich(): this {
    const most = Object.fromEntries(Object.keys(this.dig.dig).map((colour) => [colour, 3]));
    Object.assign(this.dig, { budget: 3, most, begin: most });
    return this;
  }

  /** Plans as many crystals as it can, with the first corporation that may dig. */
  plan(most = 3): [Colour, string[]] {
    const [colour, cells = []] = Object.entries(this.dig.dig)[0] as [Colour, string[]];
    this.choice.press(colour);
    this.choice.tap(cells[0] ?? '');
    while (this.choice.planned.length < most && this.table.view) {
      const [next] = nextCells(this.dig, this.table.view, colour, this.choice.planned);
      if (!next) break;
      this.choice.tap(next);
    }
    return [colour, [...this.choice.planned]];
  }
}

beforeEach(fakeBrowser);
afterEach(realBrowser);

describe('digging', () => {
  it('begins with a crystal that the table offers, whatever the corporation', () => {
    const { dig } = new Sitting('dig');
    for (const [colour, cells] of Object.entries(dig.dig) as [Colour, string[]][]) {
      for (const cell of cells.slice(0, 3)) {
        const sitting = new Sitting('dig');
        sitting.choice.press(colour);
        sitting.choice.tap(cell);
        expect(sitting.sent).toBeUndefined();
        sitting.choice.confirm();
        expect(sitting.sent).toEqual({ dig: cell, colour });
        expect(sitting.isLegal).toBe(true);
      }
    }
  });

  it('of several crystals is sent one by one, as long as the table asks for them', () => {
    const sitting = new Sitting('dig').enrich();
    sitting.ask(sitting.scene.decision);
    const [colour, planned] = sitting.plan();
    expect(planned.length).toBeGreaterThan(1);
    sitting.choice.confirm();
    expect(sitting.choice.ghosts).toEqual(planned.slice(1));
    sitting.choice.follow();
    expect(sitting.acts).toHaveLength(1);
    sitting.ask({ kind: 'dig', options: { ...sitting.dig, dig: { [colour]: planned.slice(1) } } }, [['set', ['colour'], colour]]);
    sitting.choice.follow();
    expect(sitting.sent).toEqual({ dig: planned[1], colour });
  });

  it('of several crystals ends where the table asks something else', () => {
    const sitting = new Sitting('dig').enrich();
    sitting.ask(sitting.scene.decision);
    const [colour] = sitting.plan();
    sitting.choice.confirm();
    sitting.ask({ kind: 'safe', options: { take: ['red'], count: 1, use: {} } }, [['set', ['colour'], colour]]);
    sitting.choice.follow();
    expect(sitting.acts).toHaveLength(1);
    expect(sitting.choice.decision?.kind).toBe('safe');
    expect(sitting.choice.ghosts).toEqual([]);
  });

  it('that is refused asks again and forgets the plan', () => {
    const sitting = new Sitting('dig');
    sitting.plan();
    sitting.choice.confirm();
    sitting.refuse();
    sitting.choice.again();
    expect([sitting.choice.decision?.kind, sitting.choice.ghosts]).toEqual(['dig', []]);
  });

  it('can be taken back, crystal by crystal', () => {
    const sitting = new Sitting('dig').enrich();
    sitting.ask(sitting.scene.decision);
    const [, planned] = sitting.plan();
    expect(planned.length).toBeGreaterThan(1);
    for (let left = planned.length; left; left--) {
      expect(sitting.choice.planned).toHaveLength(left);
      sitting.choice.undo();
    }
    expect([sitting.choice.planned, sitting.choice.ready]).toEqual([[], null]);
  });

  it('where several corporations could dig asks with which one', () => {
    const sitting = new Sitting('dig');
    const shared = [...sitting.choice.cells].find(([, { colours }]) => colours.length > 1);
    if (!shared) throw new Error('no cell for two corporations in this scene');
    const [cell, { colours }] = shared;
    sitting.choice.tap(cell);
    expect([sitting.choice.asking, sitting.choice.offered]).toEqual([cell, colours]);
    sitting.choice.press(colours[1] as Colour);
    sitting.choice.confirm();
    expect(sitting.sent).toEqual({ dig: cell, colour: colours[1] });
  });
});

describe('a card', () => {
  it('cave-in takes two crystals that the table lets it take, and no others', () => {
    const { scene } = new Sitting('dig cave-in');
    const legal = scene.legal.filter(({ use }) => use === 'cave-in').map((action) => JSON.stringify(action));
    const sent = new Set<string>();
    const { choice: first } = new Sitting('dig cave-in');
    first.use('cave-in');
    for (const one of first.offered) {
      const { choice: second } = new Sitting('dig cave-in');
      second.use('cave-in');
      second.press(one);
      for (const two of second.offered) {
        const sitting = new Sitting('dig cave-in');
        sitting.choice.use('cave-in');
        sitting.choice.press(one);
        sitting.choice.press(two);
        sitting.choice.confirm();
        expect(sitting.isLegal, `${one} ${two}`).toBe(true);
        sent.add(JSON.stringify(sitting.sent));
      }
    }
    expect(sent).toEqual(new Set(legal));
  });

  it('cave-in offers no crystal that has run out', () => {
    const sitting = new Sitting('dig cave-in');
    const pairs = (sitting.dig.use['cave-in'] ?? []).filter(({ colours = [] }) => !colours.includes('red'));
    sitting.ask({ kind: 'dig', options: { ...sitting.dig, use: { 'cave-in': pairs } } });
    sitting.choice.use('cave-in');
    expect(sitting.choice.offered).not.toContain('red');
    expect(sitting.choice.offered).toContain('blue');
  });

  it('secret tunnel wants a corporation and a cell of danger', () => {
    const sitting = new Sitting('dig secret-tunnel');
    const { choice } = sitting;
    choice.use('secret-tunnel');
    choice.press(choice.offered[0] as Colour);
    choice.tap([...choice.cells.keys()][0] ?? null);
    choice.confirm();
    expect(sitting.sent).toMatchObject({ use: 'secret-tunnel' });
    expect(sitting.isLegal).toBe(true);
  });

  it('that needs nothing is used at once, where the table offers it', () => {
    const sitting = new Sitting('safe');
    sitting.choice.use('union');
    expect(sitting.sent).toBeUndefined();
    sitting.ask({ kind: 'safe', options: { ...sitting.scene.decision.options, use: { union: [{}] } } });
    sitting.choice.use('union');
    expect(sitting.sent).toEqual({ use: 'union' });
  });
});

describe('shares', () => {
  it.each(['invest', 'safe', 'stock-market', 'cave-in'])('%s: as many as are asked for, of those that are offered', (name) => {
    const sitting = new Sitting(name);
    const { choice } = sitting;
    const { from = [], count = 0 } = choice.picking ?? {};
    for (const colour of from.slice(0, count)) {
      expect(choice.ready).toBeNull();
      choice.press(colour);
    }
    choice.confirm();
    expect(sitting.isLegal).toBe(true);
  });

  it('are exchanged one for another', () => {
    const sitting = new Sitting('exchange');
    const { choice } = sitting;
    choice.press(choice.offered[0] as Colour);
    choice.press(choice.offered[1] as Colour);
    choice.confirm();
    expect(sitting.sent).toHaveProperty('exchange');
    expect(sitting.isLegal).toBe(true);
  });

  it.each(['exchange', 'cards', 'cave-in'])('%s may be left alone', (name) => {
    const sitting = new Sitting(name);
    sitting.choice.done();
    expect(sitting.isLegal).toBe(true);
  });
});
