import type { Hint } from '../client';
import type { Corporation } from './view';

const BAR = '[data-testid=action-bar]';
const SHARES = '.corporations';

export const HINTS: readonly Hint<Corporation>[] = [
  { id: 'hint-mountain-dig', when: ({ decision, takenUp }) => (decision?.kind === 'dig' && !takenUp ? { at: SHARES } : null) },
  { id: 'hint-mountain-send', when: ({ decision, takenUp }) => (decision?.kind === 'dig' && takenUp ? { at: BAR } : null) },
  { id: 'hint-mountain-invest', when: ({ decision }) => (decision?.kind === 'invest' ? { at: SHARES } : null) },
  { id: 'hint-mountain-exchange', when: ({ decision }) => (decision?.kind === 'exchange' ? { at: SHARES } : null) },
  { id: 'hint-mountain-safe', when: ({ decision }) => (decision?.kind === 'safe' ? { at: SHARES } : null) },
  { id: 'hint-mountain-card', when: ({ view, takenUp }) => (!takenUp && view.seat >= 0 && view.cards[view.seat]?.length ? { at: '[data-testid=own-cards]' } : null) },
  { id: 'hint-mountain-paid', when: ({ view, takenUp }) => (!takenUp && view.log.some((event) => event.event === 'income' && event.coins.some(Boolean)) ? { at: '.players' } : null) },
  { id: 'hint-mountain-gold', when: ({ view, takenUp }) => (!takenUp && view.turn_number > 1 ? { at: '[data-symbol=gold]' } : null) },
];
