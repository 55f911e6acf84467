import type { Step } from '../../net/playback.svelte';
import type { Sound } from '../../sound/sound';
import type { GameEvent, Tunnels } from './view';

const TIMES: Record<string, [number, number]> = {
  laid: [330, 420],
  played: [360, 560],
  passed: [260, 260],
  drew: [200, 40],
  revealed: [0, 1500],
  'round-over': [0, 500],
  drafted: [0, 350],
  paid: [0, 250],
  round: [0, 300],
};

/** What oneself did needs no showing; what one sees by it does. */
export function pace({ event, view }: Step<Tunnels>): [number, number] {
  const own = view.seat >= 0 && event.seat === view.seat;
  if (own && event.event !== 'revealed' && event.event !== 'played') return [event.event === 'drew' ? 200 : 0, 0];
  return TIMES[event.event] ?? [0, 0];
}

const SOUNDS: Record<string, Sound> = { laid: 'pick', revealed: 'creak', drafted: 'coin', paid: 'coin', passed: 'creak' };

export function sound(event: GameEvent): Sound | null {
  if (event.event !== 'played') return SOUNDS[event.event] ?? null;
  if (event.card === 'rockfall') return 'crumble';
  return event.card?.startsWith('fix-') ? 'mend' : 'creak';
}
