import type { Step } from '../../net/playback.svelte';
import type { Sound } from '../../sound/sound';
import type { Corporation, GameEvent, Words } from './view';

const TIMES: Record<string, [number, number]> = {
  turn: [0, 260],
  dug: [260, 170],
  hired: [520, 120],
  income: [1100, 700],
  chest: [0, 1900],
  used: [340, 700],
  invested: [420, 260],
  exchanged: [420, 320],
  unblocked: [300, 300],
  cleared: [0, 900],
  discarded: [0, 200],
  'no-digging': [0, 700],
  'game-over': [0, 700],
};

/** What oneself did needs no showing; what came of it does. */
export function pace({ event, view }: Step<Corporation>): [number, number] {
  const { seat }: Words = event;
  const own = view.seat >= 0 && seat === view.seat;
  if (own && !['income', 'chest', 'hired', 'used'].includes(event.event)) return [0, 0];
  return TIMES[event.event] ?? [0, 0];
}

/** What a chest holds is seen by all at once. */
export const isRead = (): boolean => false;

/** A card changed the mountain, or the last gold was found. */
export const isTurningPoint = ({ event }: GameEvent): boolean => ['used', 'cleared', 'game-over'].includes(event);

const SOUNDS: Record<string, Sound> = {
  dug: 'pick',
  income: 'coin',
  hired: 'mend',
  chest: 'creak',
  cleared: 'crumble',
  invested: 'coin',
  exchanged: 'creak',
  unblocked: 'pick',
};

export function sound(event: GameEvent): Sound | null {
  if (event.event === 'used') return event.card === 'cave-in' ? 'crumble' : 'creak';
  return SOUNDS[event.event] ?? null;
}
