import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/pages/new-table/draft.svelte';
import type { GameInfo, ModuleInfo } from '../../src/wire';

const module = (id: string, players: [number, number] | null): ModuleInfo => ({ id, excludes: {}, options: [], editions: {}, players, alone: null });
const game: GameInfo = {
  id: 'saboteur', players: [3, 10], editions: [], options: [], bots: [], claims: true,
  modules: [module('wide', [2, 12]), module('silent', null), module('narrow', [4, 5]), module('high', [6, 8])],
};

describe('a table that is being made', () => {
  it.each([
    [[], [3, 10]],
    [['silent'], [3, 10]],
    [['wide', 'silent'], [2, 12]],
    [['narrow', 'wide'], [4, 5]],
    [['high', 'narrow'], [6, 8]],
  ])('with %j has as many players as the server lets it have', (modules, range) => {
    const draft = new Draft();
    draft.choose(game);
    modules.forEach((id) => draft.toggle(id));
    expect(draft.range).toEqual(range);
  });
});
