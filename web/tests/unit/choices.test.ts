import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buyOff, cellTargets, goalPairs, layCells, moveCells, needsNoTarget, placeDwarf, seatTargets, ways } from '../../src/games/tunnels/moves';
import { isTunnel } from '../../src/games/tunnels/shapes';
import type { Decision, TurnOptions, View } from '../../src/games/tunnels/view';

interface Scene {
  view: View;
  decision: Decision;
  legal: Record<string, unknown>[];
}
const scenes = JSON.parse(readFileSync(new URL('../fixtures/decisions.json', import.meta.url), 'utf8')) as Record<string, Scene>;
const turns = Object.entries(scenes).flatMap(([name, scene]) => (scene.decision.kind === 'turn' ? [[name, scene.decision.options] as const] : []));
const has = ({ legal }: Scene, action: object): boolean => legal.some((other) => JSON.stringify(other) === JSON.stringify(action));

describe.each(turns)('%s', (_, options: TurnOptions) => {
  it('offers a way to play every target of every card', () => {
    for (const card of Object.keys(options.play)) {
      const seats = [...seatTargets(options, card).values()].flat().length;
      const reached = seats + cellTargets(options, card).size + goalPairs(options, card).length + (needsNoTarget(options, card) ? 1 : 0);
      const moved = [...moveCells(options, card).values()].flat().length;
      const alike = new Set((options.play[card] ?? []).map(({ payers: _payers, ...target }) => JSON.stringify(target))).size;
      expect(reached + moved, card).toBe(alike);
    }
  });

  it('turns tunnel cards as the engine writes them', () => {
    for (const [card, shapes] of Object.entries(options.lay)) {
      expect(isTunnel(card)).toBe(true);
      for (const shape of Object.keys(shapes)) expect(ways(card), card).toContain(shape);
      expect(layCells(options, card).size).toBeGreaterThan(0);
    }
  });
});

describe('prices', () => {
  it('are written in the words of the engine', () => {
    const remove = scenes['turn remove'] as Scene;
    const toll = scenes['turn toll'] as Scene;
    const front = (remove.decision.options as TurnOptions).remove;
    const dwarfs = (toll.decision.options as TurnOptions).toll;
    expect(has(remove, buyOff(front?.cards[0] ?? '', front?.discard.slice(0, 2) ?? []))).toBe(true);
    expect(has(toll, placeDwarf(dwarfs?.dwarfs[0] ?? 0, dwarfs?.ends[0] ?? { at: '', side: 'N' }, dwarfs?.discard[0] ?? ''))).toBe(true);
  });

  it('of a toll are offered with every way to pay them, and with no other', () => {
    const { decision, legal, view } = scenes['turn price'] as Scene;
    const bills = Object.entries((decision.options as TurnOptions).payers ?? {});
    expect(bills.length).toBeGreaterThan(0);
    for (const [cell, { dwarfs, ways }] of bills) {
      const alone = dwarfs.map(() => view.seat);
      const engine = legal.flatMap((action) => ('lay' in action && action.at === cell ? [((action.payers as number[] | undefined) ?? alone).join()] : []));
      expect(new Set(ways.map((way) => way.join()))).toEqual(new Set(engine));
    }
  });
});
