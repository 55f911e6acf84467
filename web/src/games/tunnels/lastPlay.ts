import type { EventKind, GameEvent, Mine, Words } from './view';

const PLAYS: readonly EventKind[] = ['laid', 'played', 'passed', 'bought-off', 'dwarf-placed'];

/** What a seat did last in this round. */
export function lastPlay(view: Pick<Mine, 'log'>, seat: number): GameEvent | null {
  const found = view.log.findLast((event) => event.event === 'round' || (PLAYS.includes(event.event) && (event as Words).seat === seat));
  return found && found.event !== 'round' ? found : null;
}

/** The card by which a play is remembered; a pass has none that everybody saw. */
export const cardOf = (event: GameEvent): string | null => (event.event === 'laid' || event.event === 'played' ? event.card : null);
