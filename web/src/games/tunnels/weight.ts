/** What weighs on the table is felt: the one it hits shudders, a place that is looked under glows. */
import type { GameEvent } from './view';

/** A movement, and the same for who wants to see no motion. */
interface Weight {
  at: string;
  moves: Keyframe[];
  fades: Keyframe[];
  time: number;
}

const glow = (colour: string): Keyframe[] => [{ filter: `drop-shadow(0 0 0 ${colour})` }, { filter: `drop-shadow(0 0 18px ${colour}) brightness(1.4)`, offset: 0.3 }, { filter: 'none' }];
const shudder = (far: number): Keyframe[] => [0, -far, far, -far * 0.7, far * 0.6, -far * 0.3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));
const RED = '#ff5a3c';
const GREEN = '#8fe0a0';
const LAMP = '#f5b942';

const seat = (place: number | string | undefined): string => `[data-anchor="seat-${place}"]`;
const cell = (place: string | undefined): string => `[data-cell="${place}"]`;
const hit = (at: string, far: number, time: number): Weight => ({ at, moves: merged(shudder(far), glow(RED)), fades: glow(RED), time });
const lit = (at: string, colour: string, time = 900): Weight => ({ at, moves: glow(colour), fades: glow(colour), time });

/** What an event does to a thing on the table, if it weighs anything. */
export function weightOf(event: GameEvent): Weight | null {
  if (event.event === 'vetoed') return hit(seat(event.on), 9, 700);
  if (event.event === 'stole' || (event.event === 'handed-over' && event.why === 'steal')) return hit(seat(event.event === 'stole' ? event.on : event.seat), 5, 600);
  if (event.event !== 'played') return null;
  if (event.card.startsWith('broken-') || event.card === 'trap') return hit(seat(event.on), 7, 620);
  if (event.card === 'thief') return lit(seat(event.on ?? event.seat), RED);
  if (event.card.startsWith('fix-')) return lit(seat(event.on), GREEN);
  if (event.card === 'map') return lit(cell(event.goal ?? event.at), LAMP, 1100);
  if (event.card === 'inspection') return lit(seat(event.on), LAMP);
  return null;
}

/** Moves it. */
export function weigh(event: GameEvent): void {
  const weight = weightOf(event);
  const node = weight && document.querySelector(weight.at);
  if (!weight || !node) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.animate(calm ? weight.fades : weight.moves, { id: 'weight', duration: weight.time, easing: 'ease-out' });
}

/** Both at once, step by step of the first. */
function merged(steps: Keyframe[], other: Keyframe[]): Keyframe[] {
  return steps.map((step, index) => ({ ...step, filter: (index === 0 || index === steps.length - 1 ? 'none' : other[1]?.filter) as string }));
}
