/** Which rules a reader sees: all pages, or those of the modules on a table, and what a search finds. */
import type { ClauseBody } from '../wire';

export const PAGES = ['base', 'saboteur2', 'championship', 'minis', 'variants', 'duel', 'corporation'] as const;

export interface Chapter {
  /** Where a link leads. */
  anchor: string;
  title: string;
  clauses: ClauseBody[];
}

/** The clauses of a module begin with these words. */
const PREFIXES: Record<string, readonly string[]> = {
  saboteur2: ['S2'],
  'greedy-dwarf': ['WC', 'WC16'],
  'goal-swap': ['WC', 'WC17'],
  treasury: ['WC', 'WC18'],
  veto: ['WC', 'WC19'],
  reverse: ['WC', 'WC20'],
  artisan: ['WC', 'WC21'],
  pathfinder: ['WC', 'WC22'],
  diversion: ['WC', 'WC23'],
  'tunnel-toll': ['TOLL'],
  'dressing-room': ['POST', 'DRESS'],
  'tunnel-party': ['POST', 'PARTY'],
  'new-goals': ['GOALS'],
  'treasure-chests': ['CHEST'],
  'compromised-dwarf': ['COMP'],
  tournament: ['TOUR'],
};

const word = (entry: ClauseBody): string => entry.id.split('-')[0] ?? '';

function wanted(modules: readonly string[]): (entry: ClauseBody) => boolean {
  if (!modules.length) return () => true;
  const [game = ''] = modules;
  if (game === 'duel') return (entry) => word(entry) === 'DUEL';
  if (game === 'corporation') return (entry) => word(entry) === 'CORP';
  const words = new Set(['BASE', ...(modules.length > 1 ? ['XM'] : []), ...modules.flatMap((module) => PREFIXES[module] ?? [])]);
  return (entry) => words.has(word(entry));
}

/** The pages with their chapters; `modules` begins with the game, and nothing means everything. */
export function shownPages(clauses: readonly ClauseBody[], modules: readonly string[]): { page: (typeof PAGES)[number]; chapters: Chapter[] }[] {
  const asked = clauses.filter(wanted(modules));
  return PAGES.flatMap((page) => {
    const chapters = new Map<string, Chapter>();
    for (const entry of asked.filter((clause) => clause.page === `${page}.md`)) {
      const chapter = chapters.get(entry.section) ?? { anchor: `${page}:${chapters.size + 1}`, title: entry.section, clauses: [] };
      chapter.clauses.push(entry);
      chapters.set(entry.section, chapter);
    }
    return chapters.size ? [{ page, chapters: [...chapters.values()] }] : [];
  });
}

/** The clauses that have every word of the search; null while nothing is sought. */
export function found(clauses: readonly ClauseBody[], sought: string): ClauseBody[] | null {
  const words = sought.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  return clauses.filter((entry) => words.every((one) => `${entry.id} ${entry.section} ${entry.text} ${entry.rulings.join(' ')}`.toLowerCase().includes(one)));
}
