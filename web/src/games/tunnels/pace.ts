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
  treasure: [0, 1600],
  postcard: [0, 1400],
  vetoed: [0, 900],
  'goal-moved': [0, 700],
  swapped: [0, 600],
  stole: [0, 600],
  'dwarf-placed': [0, 500],
  'new-role': [0, 500],
  'turned-up': [0, 500],
  found: [0, 500],
  lost: [0, 500],
  'gold-card': [0, 400],
  'handed-over': [0, 400],
  lifted: [0, 400],
  milled: [0, 400],
};
/** What one sees by one's own doing. */
const SEEN = ['revealed', 'played', 'treasure', 'postcard'];

/** What oneself did needs no showing; what one sees by it does. */
export function pace({ event, view }: Step<Tunnels>): [number, number] {
  const own = view.seat >= 0 && event.seat === view.seat;
  if (own && !SEEN.includes(event.event)) return [event.event === 'drew' ? 200 : 0, 0];
  return TIMES[event.event] ?? [0, 0];
}

const SOUNDS: Record<string, Sound> = {
  laid: 'pick', revealed: 'creak', drafted: 'coin', paid: 'coin', passed: 'creak',
  treasure: 'creak', found: 'coin', lost: 'coin', 'gold-card': 'coin', 'handed-over': 'coin', milled: 'crumble',
};

export function sound(event: GameEvent): Sound | null {
  if (event.event !== 'played') return SOUNDS[event.event] ?? null;
  if (event.card === 'rockfall') return 'crumble';
  return event.card?.startsWith('fix-') || event.card === 'artisan' ? 'mend' : 'creak';
}
