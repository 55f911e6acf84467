import type { Step } from '../../net/playback.svelte';
import type { Sound } from '../../sound/sound';
import type { Family, GameEvent } from './view';

const TIMES: Record<string, [number, number]> = {
  laid: [330, 420],
  played: [360, 560],
  passed: [260, 260],
  drew: [200, 40],
  declared: [0, 200],
  vetoed: [420, 900],
  'turned-up': [0, 700],
  treasure: [0, 1500],
  'goal-moved': [500, 500],
  'bought-off': [260, 400],
  swapped: [420, 400],
  'new-role': [0, 500],
  postcard: [0, 1200],
  'handed-over': [420, 450],
  spared: [0, 400],
  'looked-through': [0, 400],
  picked: [260, 200],
  stole: [320, 400],
  inspected: [0, 400],
  milled: [300, 300],
  'dwarf-placed': [360, 500],
  'toll-asked': [0, 500],
  'toll-answered': [0, 500],
  lifted: [300, 100],
  found: [0, 500],
  lost: [0, 500],
  'gold-card': [0, 400],
  stopped: [0, 200],
  uncovered: [0, 1100],
  revealed: [0, 1500],
  claimed: [0, 1300],
  'round-over': [0, 500],
  drafted: [0, 350],
  paid: [0, 250],
  round: [0, 300],
};

const SHOWN_TO_ALL = ['revealed', 'played', 'treasure', 'vetoed', 'postcard', 'handed-over', 'new-role', 'swapped', 'stole', 'uncovered', 'claimed'];

/** What oneself did needs no showing; what one sees by it does. */
export function pace({ event, view }: Step<Family>): [number, number] {
  const own = view.seat >= 0 && event.seat === view.seat;
  if (own && !SHOWN_TO_ALL.includes(event.event)) return [event.event === 'drew' ? 200 : 0, 0];
  return TIMES[event.event] ?? [0, 0];
}

/** A look under a goal, into a chest or at somebody's dwarf is read in peace. */
export function isRead({ event, view }: Step<Family>): boolean {
  const looks = event.event === 'played' || event.event === 'inspected';
  return looks && view.seat >= 0 && event.seat === view.seat && Boolean(event.face || event.chest || event.role);
}

const TURNING_POINTS = ['revealed', 'treasure', 'vetoed', 'stole', 'new-role', 'swapped', 'claimed', 'round-over', 'game-over'];

/** Something came to light, was taken, or fell in. */
export function isTurningPoint({ event, card }: GameEvent): boolean {
  return TURNING_POINTS.includes(event) || (event === 'played' && card === 'rockfall');
}

const SOUNDS: Record<string, Sound> = {
  laid: 'pick',
  revealed: 'creak',
  uncovered: 'creak',
  claimed: 'coin',
  drafted: 'coin',
  paid: 'coin',
  passed: 'creak',
  treasure: 'creak',
  'turned-up': 'creak',
  'goal-moved': 'crumble',
  vetoed: 'slam',
  lifted: 'pick',
  'dwarf-placed': 'pick',
  'handed-over': 'coin',
  found: 'coin',
  'gold-card': 'coin',
  lost: 'crumble',
  postcard: 'mend',
  'new-role': 'mend',
  'bought-off': 'mend',
  swapped: 'creak',
  stole: 'snatch',
};
const MENDING = ['artisan', 'free', 'hands-off'];

export function sound(event: GameEvent): Sound | null {
  if (event.event !== 'played') return SOUNDS[event.event] ?? null;
  if (event.card === 'rockfall') return 'crumble';
  if (event.card?.startsWith('broken-') || event.card === 'trap') return 'crack';
  if (event.card === 'map' || event.card === 'inspection') return 'peek';
  if (event.card === 'thief') return 'snatch';
  return event.card?.startsWith('fix-') || MENDING.includes(event.card ?? '') ? 'mend' : 'creak';
}
