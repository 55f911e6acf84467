/** Mixes of modules that are good together, and for how many a table is best. */
export interface Preset {
  id: string;
  modules: string[];
}

const CARDS = ['goal-swap', 'treasury', 'veto', 'reverse', 'artisan', 'pathfinder', 'diversion'];

export const PRESETS: Record<string, Preset[]> = {
  saboteur: [
    { id: 'classic', modules: [] },
    { id: 'saboteur2', modules: ['saboteur2'] },
    { id: 'championship', modules: ['greedy-dwarf', ...CARDS] },
    { id: 'minis', modules: ['tunnel-toll', 'tunnel-party', 'new-goals', 'treasure-chests'] },
    { id: 'everything', modules: ['saboteur2', ...CARDS, 'tunnel-toll', 'dressing-room', 'new-goals', 'treasure-chests'] },
    { id: 'tournament', modules: ['tournament'] },
  ],
};

/** For how many each game is, for pages that do not ask the server. */
export const PLAYERS: Record<string, [least: number, most: number]> = { saboteur: [3, 10], duel: [2, 2], corporation: [2, 6] };

/** How many seats a table has unless somebody says otherwise. */
export const USUAL: Record<string, number> = { saboteur: 5, duel: 2, corporation: 4 };

/** Games in which somebody can look at what others do not see, and say what they like about it. */
export const MAPS = ['saboteur', 'duel'];

type Range = readonly [least: number, most: number];
const BEST: Record<string, Range> = { saboteur: [5, 8], corporation: [3, 5], saboteur2: [5, 9], 'compromised-dwarf': [3, 5], tournament: [5, 9] };

/** The number of players with which a game is best, or nothing if there is no choice. */
export function best(game: string, modules: readonly string[]): Range | null {
  const told = modules.find((module) => module in BEST);
  return BEST[told ?? game] ?? null;
}
