/** What the pages know of a game before anything of it is loaded: with how many it is best, and mixes that are good together. */
type Range = readonly [least: number, most: number];

export interface Preset {
  id: string;
  modules: string[];
}

export interface Box {
  /** How many seats a table has unless somebody says otherwise. */
  usual: number;
  /** With how many it is best, by itself and with some modules; nothing where there is no choice. */
  best?: Range;
  bestWith?: Record<string, Range>;
  presets: Preset[];
}

const CARDS = ['goal-swap', 'treasury', 'veto', 'reverse', 'artisan', 'pathfinder', 'diversion'];

export const BOXES: Record<string, Box> = {
  saboteur: {
    usual: 5,
    best: [5, 8],
    bestWith: { saboteur2: [5, 9], 'compromised-dwarf': [3, 5], tournament: [5, 9] },
    presets: [
      { id: 'classic', modules: [] },
      { id: 'saboteur2', modules: ['saboteur2'] },
      { id: 'championship', modules: ['greedy-dwarf', ...CARDS] },
      { id: 'minis', modules: ['tunnel-toll', 'tunnel-party', 'new-goals', 'treasure-chests'] },
      { id: 'everything', modules: ['saboteur2', ...CARDS, 'tunnel-toll', 'dressing-room', 'new-goals', 'treasure-chests'] },
      { id: 'tournament', modules: ['tournament'] },
    ],
  },
  duel: { usual: 2, presets: [] },
  corporation: { usual: 4, best: [3, 5], presets: [] },
};

/** The number of players with which a game is best with these modules. */
export function best(game: string, modules: readonly string[]): Range | null {
  const box = BOXES[game];
  const told = modules.find((module) => module in (box?.bestWith ?? {}));
  return (told ? box?.bestWith?.[told] : box?.best) ?? null;
}
