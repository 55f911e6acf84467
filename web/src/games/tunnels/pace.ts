import type { Step } from '../../net/playback.svelte';
import type { Sound } from '../../sound/sound';
import type { GameClient } from '../client';
import type { EventKind, Family, GameEvent, Words } from './view';

/** How events are played back. */
export interface Pacing {
  /** How long each flies and stays, in milliseconds. */
  times?: { [Kind in EventKind]?: [flight: number, stay: number] };
  sounds?: { [Kind in EventKind]?: Sound };
  /** What is shown to who did it too: something came of it. */
  toAll?: readonly EventKind[];
  /** Something came to light, was taken, or fell in. */
  turns?: readonly EventKind[];
}

const FAMILY: Pacing = {
  times: {
    laid: [330, 420],
    played: [360, 560],
    passed: [260, 260],
    drew: [200, 40],
    'bought-off': [260, 400],
    'turned-up': [0, 700],
    revealed: [0, 1500],
    'round-over': [0, 500],
    round: [0, 300],
  },
  sounds: { laid: 'pick', passed: 'creak', 'bought-off': 'mend', 'turned-up': 'creak', revealed: 'creak' },
  toAll: ['played', 'revealed'],
  turns: ['revealed', 'round-over', 'game-over'],
};
const MENDING = ['artisan', 'free', 'hands-off'];

/** What the family has, and what a game and its modules bring besides. */
export function pacing(...brought: readonly Pacing[]): Pick<GameClient<Family>, 'pace' | 'isRead' | 'isTurningPoint' | 'sound'> {
  const all = [FAMILY, ...brought];
  const times: NonNullable<Pacing['times']> = Object.assign({}, ...all.map((one) => one.times));
  const sounds: NonNullable<Pacing['sounds']> = Object.assign({}, ...all.map((one) => one.sounds));
  const toAll = new Set(all.flatMap((one) => one.toAll ?? []));
  const turns = new Set(all.flatMap((one) => one.turns ?? []));

  /** What oneself did needs no showing; what one sees by it does. */
  function pace({ event, view }: Step<Family>): [number, number] {
    const { seat }: Words = event;
    const own = view.seat >= 0 && seat === view.seat;
    if (own && !toAll.has(event.event)) return [event.event === 'drew' ? 200 : 0, 0];
    return times[event.event] ?? [0, 0];
  }

  function isTurningPoint(event: GameEvent): boolean {
    return turns.has(event.event) || (event.event === 'played' && event.card === 'rockfall');
  }

  function sound(event: GameEvent): Sound | null {
    return event.event === 'played' ? soundOfCard(event.card) : (sounds[event.event] ?? null);
  }

  return { pace, isRead, isTurningPoint, sound };
}

/** A look under a goal, into a chest or at somebody's dwarf is read in peace. */
function isRead({ event, view }: Step<Family>): boolean {
  const looks = event.event === 'played' || event.event === 'inspected';
  const { seat, face, chest, role }: Words = event;
  return looks && view.seat >= 0 && seat === view.seat && Boolean(face || chest || role);
}

function soundOfCard(card: string): Sound {
  if (card === 'rockfall') return 'crumble';
  if (card.startsWith('broken-') || card === 'trap') return 'crack';
  if (card === 'map' || card === 'inspection') return 'peek';
  if (card === 'thief') return 'snatch';
  return card.startsWith('fix-') || MENDING.includes(card) ? 'mend' : 'creak';
}
