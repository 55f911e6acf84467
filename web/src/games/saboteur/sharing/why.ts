/** Why everybody got what he got, read from what lies open at the end of a round. */
import { t } from '../../../words/words.svelte';
import type { Route } from '../../tunnels/board/route';
import type { Draft, GameEvent, LastRound, View } from '../../tunnels/view';

export type Chapter = 'result' | 'ways' | 'roles' | 'shares' | 'moved';

/** Nuggets for each winner of two teams, by their number (S2-131). */
const SHARES = [0, 5, 4, 3, 2, 1];
const DEDUCTIONS: Record<string, number> = { boss: 1, profiteer: 2 };
const MOVES = ['handed-over', 'spared', 'found', 'lost', 'gold-card'];

/** What happened since the round began. */
export function thisRound(view: View): GameEvent[] {
  return view.log.slice(view.log.findLastIndex((event) => event.event === 'round') + 1);
}

/** Gold that went from one to another, or was found or lost. */
export function moved(view: View): GameEvent[] {
  return thisRound(view).filter((event) => MOVES.includes(event.event));
}

export function chapters(view: View, last: LastRound): Chapter[] {
  const stealing = Object.values(view.asked).includes('steal');
  return ['result', ...(last.ways ? (['ways'] as const) : []), 'roles', 'shares', ...(stealing || moved(view).length ? (['moved'] as const) : [])];
}

export function routes(last: LastRound): Route[] {
  return (['green', 'blue'] as const).flatMap((team) => {
    const cells = last.ways?.[team];
    return cells ? [{ team, cells }] : [];
  });
}

/** Which of the rules about two teams decided (S2-119 to S2-122). */
export function verdict(last: LastRound): 'one' | 'own' | 'both' | 'none' {
  const able = routes(last).length;
  if (able < 2) return able ? 'one' : 'none';
  return last.won.length === 1 ? 'own' : 'both';
}

/** Who has still to take a gold card, the next one first. */
export function choosing(view: View): number[] {
  const draft = view.flow?.pending?.find((step): step is Draft => step[0] === 'draft');
  return draft ? [...draft[1], ...draft[2]] : [];
}

export const isTrapped = (view: View, seat: number): boolean => view.fronts[seat]?.includes('trap') ?? false;

export function crystals(view: View): number {
  return Object.values(view.board).filter((shape) => shape.endsWith(':crystal')).length;
}

const isTeamGame = (view: View): boolean => view.modules.includes('saboteur2');

/** The seats among which the gold of two teams is shared (S2-127). */
export function served(view: View, last: LastRound): number[] {
  const roles = new Set(last.won.map((team) => (team === 'saboteurs' ? 'saboteur' : team)));
  roles.add('profiteer');
  if (last.completer !== null) roles.add('boss');
  return last.roles.flatMap((role, seat) => (roles.has(role) && !isTrapped(view, seat) ? [seat] : []));
}

export function shareOf(count: number): number {
  return SHARES[Math.min(count, SHARES.length - 1)] ?? 0;
}

/** How the gold is cut, before it is told who gets what. */
export function cut(view: View, last: LastRound): string[] {
  if (!isTeamGame(view)) return [];
  const count = served(view, last).length;
  const lines = [t('share-winners', { count, gold: shareOf(count) })];
  if (last.roles.includes('geologist')) lines.push(t('share-crystals', { count: crystals(view) }));
  return lines;
}

/** Why this seat gets gold, or why it does not; nothing where that goes without saying. */
export function why(view: View, last: LastRound, seat: number): string {
  return isTeamGame(view) ? whyInTeams(view, last, seat) : whyAlone(view, last, seat);
}

function whyInTeams(view: View, last: LastRound, seat: number): string {
  const role = last.roles[seat] ?? '';
  const winners = served(view, last);
  if (isTrapped(view, seat)) return t('share-why-trapped');
  if (role === 'geologist') {
    const geologists = last.roles.flatMap((other, place) => (other === role ? [place] : []));
    const free = geologists.filter((other) => !isTrapped(view, other));
    const split = view.options.geologistTrapped === 'half' ? geologists.length : free.length;
    return t('share-why-crystals', { count: crystals(view), split });
  }
  if (!winners.includes(seat)) return '';
  const less = DEDUCTIONS[role] ?? 0;
  return less ? t('share-why-less', { share: shareOf(winners.length), less }) : t('share-why-winner');
}

function whyAlone(view: View, last: LastRound, seat: number): string {
  const role = last.roles[seat] ?? '';
  if (role === 'greedy' && seat === last.completer) return t('share-why-greedy');
  if (role === 'miner' && last.won.includes('miners')) {
    if (view.compromised?.includes(seat)) return t('share-why-broken');
    return seat === last.completer ? t('share-why-completer') : t('share-why-miner');
  }
  if (role === 'saboteur' && last.won.includes('saboteurs')) {
    return t('share-why-saboteur', { count: last.roles.filter((other) => other === role).length });
  }
  return '';
}

/** What the sharing gave to a seat, before any thief; null where that is a secret. */
export function earned(view: View, last: LastRound, seat: number): number | null {
  const gained = last.gained[seat] ?? null;
  const thefts = moved(view).filter((event) => event.why === 'steal');
  const taken = thefts.filter((event) => event.to === seat).length;
  const lost = thefts.filter((event) => event.seat === seat).length;
  return gained === null ? null : gained - taken + lost;
}

/** What a seat has in all, where everybody may know it. */
export function total(view: View, seat: number): number | null {
  const cards = view.gold.cards[seat] ?? [];
  const balance = view.gold.balance[seat] ?? null;
  if (balance === null || cards.some((value) => value === null)) return null;
  return cards.reduce<number>((sum, value) => sum + (value ?? 0), balance);
}
