import { handArt } from '../tunnels/art/cache';
/** Tells what only a duel has; the rest is told as in every mine. */
import { t } from '../../words/words.svelte';
import type { Names } from '../client';
import { cardName, cellName, lies, sidesInWords } from '../tunnels/naming';
import { goalNotes } from '../tunnels/notes';
import { remarkText } from '../tunnels/remarks';
import { madeOf } from '../../net/seen';
import type { DuelEvents, VeinsOver } from '../tunnels/forms';
import { type Tellers, tellPlain } from '../tunnels/story';
import type { GameEvent } from '../tunnels/view';
import { HINTS } from './hints';
import type { DuelView } from './view';

const TELLERS: Tellers<DuelEvents, DuelView> = {
  round: ({ round, first }, _view, name) => [t(round > 1 ? 'duel-round-again' : 'duel-round', { first: name(first) })],
  revealed: ({ goal, face }) => {
    const shows = face.split(' ')[1] ?? '';
    if (shows.includes('@')) return [t('event-vein-door', { cell: cellName(goal), colour: shows.split('@')[0] ?? '' })];
    return shows ? [t('event-vein-lies', { cell: cellName(goal), shape: sidesInWords(shows) })] : [];
  },
  'round-over': (event) => [roundOver(event)],
};

/** The score of a round and who has won it. */
export function roundOver({ round, gained, won }: Pick<VeinsOver, 'round' | 'gained' | 'won'>): string {
  return t('event-duel-over', { round, green: gained[0] ?? 0, blue: gained[1] ?? 0, won: won[0] ?? 'nobody' });
}

function tell(event: GameEvent, view: DuelView, name: Names): string[] {
  return madeOf(TELLERS, event, view, name) ?? tellPlain(event, view, name);
}

/** How this game is put into words. */
export const told = { tell, lies, cellName, remark: remarkText, goals: goalNotes, cardName, cardArt: (card: string): string => handArt(card), headings: ['round'], whispers: [], hints: HINTS };
