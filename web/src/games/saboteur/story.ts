/** Tells events as lines of the log, as the reader saw them. */
import { t } from '../../words/words.svelte';
import { faceKind, goalArguments, roleName } from '../tunnels/naming';
import { madeOf } from '../../net/seen';
import type { RoundOver, SaboteurEvents } from '../tunnels/forms';
import { type Tellers, tellPlain } from '../tunnels/story';
import type { GameEvent, View } from '../tunnels/view';
import type { Names } from '../client';

const TELLERS: Tellers<SaboteurEvents, View> = {
  round: ({ round, first, role }, view, name) => {
    const begins = t('event-round', { round, rounds: view.rounds, first: name(first) });
    return role ? [begins, t('event-round-own', { role: roleName(role), aim: t(`role-${role}.text`) })] : [begins];
  },
  revealed: ({ seat, goal, face }, view, name) => [t('event-revealed', { player: name(seat), ...goalArguments(view, goal), face: faceKind(face) })],
  'round-over': roundOver,
  drafted: ({ seat, gold }, _view, name) => (gold === undefined ? [t('event-drafted', { player: name(seat) })] : [t('event-drafted-own', { gold })]),
  paid: ({ seat, nuggets }, _view, name) => [t('event-paid', { player: name(seat), gold: nuggets })],
};

export function tell(event: GameEvent, view: View, name: Names): string[] {
  return madeOf(TELLERS, event, view, name) ?? tellPlain(event, view, name);
}

/** What somebody wants to do while others may still object, told as if it were done. */
export function announced(view: View, name: Names): string {
  const play = view.flow?.play;
  if (!play) return '';
  const { lay, at, ...targets } = play.action;
  const said = { seat: play.seat, card: play.card ?? '', ...targets };
  if (lay) return tell({ ...said, event: 'laid', shows: lay, at: at ?? '' }, view, name)[0] ?? '';
  const removed = at ? view.board[at] : undefined;
  return tell({ ...said, event: 'played', ...(at ? { at } : {}), ...(removed ? { removed } : {}) }, view, name)[0] ?? '';
}

/** One word for those who won a round. */
export function winnersWord(won: readonly string[]): string {
  return won.includes('green') && won.includes('blue') ? 'both' : (won[0] ?? 'nobody');
}

function roundOver({ won, round, completer, goals, roles, leftover }: RoundOver, view: View, name: Names): string[] {
  const lines = [t('event-round-over', { round, won: winnersWord(won) })];
  if (completer !== null) lines.push(t('event-round-over-completer', { player: name(completer) }));
  const gold = Object.entries(goals).find(([, face]) => faceKind(face) === 'gold')?.[0];
  if (gold) lines.push(t('event-round-over-gold', goalArguments(view, gold)));
  for (const [seat, role] of roles.entries()) lines.push(t('event-round-over-role', { player: name(seat), role: roleName(role) }));
  for (const role of leftover) lines.push(t('event-round-over-leftover', { role: roleName(role) }));
  return lines;
}
