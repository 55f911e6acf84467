/** Tells events as lines of the log, as the reader saw them. */
import { each, t } from '../../words/words.svelte';
import { cardName, faceKind, goalPlace, roleName } from '../tunnels/naming';
import type { GameEvent, View } from '../tunnels/view';
import type { Names } from '../client';

type Teller = (event: GameEvent, view: View, name: Names) => string[];

const TELLERS: Record<string, Teller> = {
  round: (event, view, name) => {
    const first = t('event-round', { round: event.round ?? 0, rounds: view.rounds, first: name(event.first ?? 0) });
    if (!event.role) return [first];
    return [first, t('event-round-own', { role: roleName(event.role), aim: t(`role-${event.role}.text`) })];
  },
  laid: (event, _view, name) => [
    t('event-laid', { player: name(event.seat ?? 0), shape: event.shows ?? '', cell: event.at ?? '' }),
  ],
  played,
  passed: (event, _view, name) =>
    Array.isArray(event.cards) && event.cards.length
      ? [t('event-passed-own', { cards: each(event.cards.map(cardName)) })]
      : [t('event-passed', { player: name(event.seat ?? 0), count: event.count ?? 0 })],
  drew: (event, _view, name) =>
    Array.isArray(event.cards) && event.cards.length
      ? [t('event-drew-own', { cards: each(event.cards.map(cardName)) })]
      : [t('event-drew', { player: name(event.seat ?? 0), count: event.count ?? 0 })],
  revealed: (event, view, name) => [
    t('event-revealed', {
      player: name(event.seat ?? 0),
      cell: event.goal ?? '',
      place: goalPlace(view, event.goal ?? ''),
      face: faceKind(event.face ?? ''),
    }),
  ],
  'round-over': roundOver,
  drafted: (event, _view, name) =>
    typeof event.gold === 'number'
      ? [t('event-drafted-own', { gold: event.gold })]
      : [t('event-drafted', { player: name(event.seat ?? 0) })],
  paid: (event, _view, name) => [t('event-paid', { player: name(event.seat ?? 0), gold: event.nuggets ?? 0 })],
  'game-over': gameOver,
};

export function tell(event: GameEvent, view: View, name: Names): string[] {
  return TELLERS[event.event]?.(event, view, name) ?? [];
}

function played(event: GameEvent, view: View, name: Names): string[] {
  const lines = [
    t(`event-played-${event.card}`, {
      player: name(event.seat ?? 0),
      target: event.on === undefined ? '' : name(event.on),
      self: event.on === event.seat ? 'yes' : 'no',
      tool: event.tool ?? '',
      cell: event.at ?? event.goal ?? '',
      place: event.goal ? goalPlace(view, event.goal) : 'other',
      removed: event.removed ? cardName(event.removed) : '',
    }),
  ];
  if (event.face) lines.push(t('event-played-map-own', { face: faceKind(event.face) }));
  return lines;
}

function roundOver(event: GameEvent, view: View, name: Names): string[] {
  const won = typeof event.won === 'string' ? event.won : (event.won?.[0] ?? 'nobody');
  const lines = [t('event-round-over', { round: event.round ?? 0, won })];
  if (event.completer !== null && event.completer !== undefined) {
    lines.push(t('event-round-over-completer', { player: name(event.completer) }));
  }
  const gold = Object.entries(event.goals ?? {}).find(([, face]) => faceKind(face) === 'gold')?.[0];
  if (gold) lines.push(t('event-round-over-gold', { cell: gold, place: goalPlace(view, gold) }));
  for (const [seat, role] of (event.roles ?? []).entries()) {
    lines.push(t('event-round-over-role', { player: name(seat), role: roleName(role) }));
  }
  for (const role of event.leftover ?? []) lines.push(t('event-round-over-leftover', { role: roleName(role) }));
  return lines;
}

function gameOver(event: GameEvent, _view: View, name: Names): string[] {
  const gold = Array.isArray(event.gold) ? event.gold : [];
  const order = [...gold.entries()].sort((left, right) => right[1] - left[1] || left[0] - right[0]);
  const winners = (event.winners ?? []).map(name);
  return [
    t('event-game-over'),
    ...order.map(([seat, nuggets]) => t('event-game-over-gold', { player: name(seat), gold: nuggets })),
    t('event-game-over-winners', { count: winners.length, winners: each(winners) }),
  ];
}
