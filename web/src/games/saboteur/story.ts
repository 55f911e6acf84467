/** Tells events as lines of the log, as the reader saw them. */
import { t } from '../../words/words.svelte';
import { faceKind, goalArguments, roleName } from '../tunnels/naming';
import { type Teller, tellPlain } from '../tunnels/story';
import type { GameEvent, View } from '../tunnels/view';
import type { Names } from '../client';

const TELLERS: Record<string, Teller<View>> = {
  round: (event, view, name) => {
    const first = t('event-round', { round: event.round ?? 0, rounds: view.rounds, first: name(event.first ?? 0) });
    if (!event.role) return [first];
    return [first, t('event-round-own', { role: roleName(event.role), aim: t(`role-${event.role}.text`) })];
  },
  revealed: (event, view, name) => [
    t('event-revealed', {
      player: name(event.seat ?? 0),
      ...goalArguments(view, event.goal ?? ''),
      face: faceKind(event.face ?? ''),
    }),
  ],
  'round-over': roundOver,
  drafted: (event, _view, name) =>
    typeof event.gold === 'number'
      ? [t('event-drafted-own', { gold: event.gold })]
      : [t('event-drafted', { player: name(event.seat ?? 0) })],
  paid: (event, _view, name) => [t('event-paid', { player: name(event.seat ?? 0), gold: event.nuggets ?? 0 })],
};

export function tell(event: GameEvent, view: View, name: Names): string[] {
  return TELLERS[event.event]?.(event, view, name) ?? tellPlain(event, view, name);
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
export function winnersWord(won: string[] | string | undefined): string {
  const teams = typeof won === 'string' ? [won] : (won ?? []);
  return teams.includes('green') && teams.includes('blue') ? 'both' : (teams[0] ?? 'nobody');
}

function roundOver(event: GameEvent, view: View, name: Names): string[] {
  const won = winnersWord(event.won);
  const lines = [t('event-round-over', { round: event.round ?? 0, won })];
  if (event.completer !== null && event.completer !== undefined) {
    lines.push(t('event-round-over-completer', { player: name(event.completer) }));
  }
  const gold = Object.entries(event.goals ?? {}).find(([, face]) => faceKind(face) === 'gold')?.[0];
  if (gold) lines.push(t('event-round-over-gold', goalArguments(view, gold)));
  for (const [seat, role] of (event.roles ?? []).entries()) {
    lines.push(t('event-round-over-role', { player: name(seat), role: roleName(role) }));
  }
  for (const role of event.leftover ?? []) lines.push(t('event-round-over-leftover', { role: roleName(role) }));
  return lines;
}
