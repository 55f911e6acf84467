/** What the server tells of the end of a round, in words. */
import { t } from '../../../words/words.svelte';
import type { Route } from '../../tunnels/board/route';
import type { Draft, EventKind, GameEvent, LastRound, Reason, Told, View } from '../../tunnels/view';

export type Chapter = 'result' | 'ways' | 'roles' | 'shares' | 'moved';

const MOVES = ['handed-over', 'spared', 'found', 'lost', 'gold-card'] as const satisfies readonly EventKind[];
type Move = Told<(typeof MOVES)[number]>;
const isMove = (event: GameEvent): event is Move => (MOVES as readonly EventKind[]).includes(event.event);
export const isTheft = (event: Move): event is Told<'handed-over'> => event.event === 'handed-over' && event.why === 'steal';

/** What happened since the round began. */
export function thisRound(view: View): GameEvent[] {
  return view.log.slice(view.log.findLastIndex((event) => event.event === 'round') + 1);
}

/** Gold that went from one to another, or was found or lost. */
export function moved(view: View): Move[] {
  return thisRound(view).filter(isMove);
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

/** Who has still to take a gold card, the next one first. */
export function choosing(view: View): number[] {
  const draft = view.flow?.pending?.find((step): step is Draft => Array.isArray(step) && step[0] === 'draft');
  return draft ? [...draft[1], ...draft[2]] : [];
}

export const isTrapped = (view: View, seat: number): boolean => view.fronts[seat]?.includes('trap') ?? false;

/** Whom a move of gold is about: the thief, or who got or lost it. */
export const mover = (event: Move): number => (isTheft(event) ? event.to : event.seat);

/** How the gold is cut, before it is told who gets what. */
export function cut({ why }: LastRound): string[] {
  const told = (word: string): Reason | undefined => why.find((reason) => reason?.why === word) ?? undefined;
  const winner = told('winner') ?? told('less');
  const crystals = told('crystals');
  return [
    ...(winner ? [t('share-winners', { count: winner.count ?? 0, gold: winner.share ?? 0 })] : []),
    ...(crystals ? [t('share-crystals', { count: crystals.count ?? 0 })] : []),
  ];
}

/** Why this seat gets gold, or why it does not; nothing where that goes without saying. */
export function why(last: LastRound, seat: number): string {
  const reason = last.why[seat];
  return reason ? t(`share-why-${reason.why}`, { ...reason }) : '';
}

/** What the sharing gave to a seat, before any thief; null where that is a secret. */
export function earned(view: View, last: LastRound, seat: number): number | null {
  const gained = last.gained[seat] ?? null;
  const thefts = moved(view).filter(isTheft);
  const nuggets = (of: Move[]): number => of.filter(isTheft).reduce((sum, event) => sum + event.nuggets, 0);
  const taken = nuggets(thefts.filter((event) => event.to === seat));
  const lost = nuggets(thefts.filter((event) => event.seat === seat));
  return gained === null ? null : gained - taken + lost;
}

/** What a seat has in all, where everybody may know it. */
export function total(view: View, seat: number): number | null {
  const cards = view.gold.cards[seat] ?? [];
  const balance = view.gold.balance[seat] ?? null;
  if (balance === null || cards.some((value) => value === null)) return null;
  return cards.reduce<number>((sum, value) => sum + (value ?? 0), balance);
}
