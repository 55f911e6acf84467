/** What a newcomer is told in every mine: about cards, lit cells and tools. */
import type { Hint, Situation } from '../client';
import { readingOrder } from './cells';
import { usable } from './moves';
import { isTunnel } from './shapes';
import type { Family, Scene, TurnOptions } from './view';

export const cardAt = (cell: string): string => `[data-cell="${cell}"]`;
export const seatOf = (seat: number): string => `[data-anchor="seat-${seat}"]`;
const MARK = '[data-mark]';
const CARD = '[data-card]';
const BRIGHT_CARD = '[data-card]:not(.idle)';

function turnOptions({ decision }: Situation<Family>): TurnOptions | null {
  return decision?.kind === 'turn' ? decision.options : null;
}

/** What every card in the hand asks for: where it goes, whom it can be played on, how to be rid of it. */
export const CARD_HINTS: readonly Hint<Family>[] = [
  {
    id: 'hint-lay',
    when: (situation) => (situation.takenUp && isTunnel(situation.takenUp) && turnOptions(situation) ? { at: MARK } : null),
  },
  { id: 'hint-turn', when: ({ takenUp }) => (takenUp && isTunnel(takenUp) ? { at: '[data-way=turn]' } : null) },
  { id: 'hint-map', when: ({ takenUp }) => (takenUp === 'map' ? { at: MARK } : null) },
  { id: 'hint-fall', when: ({ takenUp }) => (takenUp === 'rockfall' ? { at: MARK } : null) },
  { id: 'hint-aim', when: ({ takenUp }) => (takenUp ? { at: '.seat.target' } : null) },
  {
    id: 'hint-discard',
    when: (situation) => {
      const options = turnOptions(situation);
      const { takenUp, view } = situation;
      if (!options || (takenUp ? usable(options, takenUp) : view.hand.some((name) => usable(options, name)))) return null;
      return { at: takenUp ? '[data-way=discard]' : CARD };
    },
  },
];

export const CHOOSE: Hint<Family> = { id: 'hint-choose', when: (situation) => (turnOptions(situation) && !situation.takenUp ? { at: BRIGHT_CARD } : null) };

/** What is told of a card that has lost its way to where tunnels begin. */
export function dark<G extends Family>(scene: (view: G['view']) => Pick<Scene, 'board' | 'goals' | 'lit'>): Hint<G> {
  return {
    id: 'hint-dark',
    when: ({ view, takenUp }) => {
      const { board, goals, lit } = scene(view);
      const cell = takenUp ? undefined : readingOrder(Object.keys(board)).find((cell) => !(cell in goals) && !lit[cell]);
      return cell ? { at: cardAt(cell) } : null;
    },
  };
}

export const isBroken = (front: readonly string[] | undefined): boolean => front?.some((name) => name.startsWith('broken-')) ?? false;

/** A tool of one's own is broken. */
export const brokenOwn = (id: string): Hint<Family> => ({
  id,
  when: ({ view, takenUp }) => (!takenUp && isBroken(view.fronts[view.seat]) ? { at: seatOf(view.seat) } : null),
});
