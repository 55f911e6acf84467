import type { GameEvent, Mine } from './view';

const PLAYS = ['laid', 'played', 'passed', 'bought-off', 'dwarf-placed'];

/** What a seat did last in this round. */
export function lastPlay(view: Pick<Mine, 'log'>, seat: number): GameEvent | null {
  const found = view.log.findLast((event) => event.event === 'round' || (event.seat === seat && PLAYS.includes(event.event)));
  return found && found.event !== 'round' ? found : null;
}

/** The card by which a play is remembered; a pass has none that everybody saw. */
export const cardOf = ({ event, card }: GameEvent): string | null => ((event === 'laid' || event === 'played') && card ? card : null);
