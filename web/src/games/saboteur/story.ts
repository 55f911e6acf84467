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
  return TELLERS[event.event]?.(event, view, name) ?? tellOfModule(event, name);
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

/** Which sentence tells of a played card: some cards can be played on treasures too. */
function playedHow({ card, at, removed }: GameEvent): string {
  if (card === 'map' && at) return 'map-at';
  return card === 'rockfall' && !removed ? 'rockfall-treasure' : (card ?? '');
}

function played(event: GameEvent, view: View, name: Names): string[] {
  const lines = [
    t(`event-played-${playedHow(event)}`, {
      player: name(event.seat ?? 0),
      target: event.on === undefined ? '' : name(event.on),
      self: event.on === event.seat ? 'yes' : 'no',
      tool: event.tool ?? '',
      cell: event.at ?? event.goal ?? event.to ?? '',
      cells: Array.isArray(event.goals) ? each(event.goals) : '',
      place: event.goal ? goalPlace(view, event.goal) : 'other',
      removed: event.removed ? cardName(event.removed) : '',
    }),
  ];
  if (event.face) lines.push(t('event-played-map-own', { face: faceKind(event.face) }));
  if (event.chest) lines.push(t('event-played-map-at-own', { tunnel: event.tunnel ?? '', chest: t(`chest-${event.chest}`) }));
  if (event.role) lines.push(t('event-played-inspection-own', { role: roleName(event.role) }));
  return lines;
}

/** The field by which a reader whom an event concerns is told more. */
const OWN: Record<string, keyof GameEvent> = {
  swapped: 'hand',
  'new-role': 'role',
  'bought-off': 'cards',
  picked: 'card',
  'looked-through': 'cards',
  'gold-card': 'gold',
  inspected: 'role',
  stole: 'card',
  postcard: 'role',
  'dwarf-placed': 'discarded',
};

/** Events that modules bring: most are one sentence about a player, a target, a card or a cell. */
function tellOfModule(event: GameEvent, name: Names): string[] {
  const own = OWN[event.event];
  const knows = own !== undefined && event[own] !== undefined;
  const args = said(event, name);
  const lines = knows && event.event !== 'postcard' ? [] : [t(`event-${event.event}`, args)];
  return knows ? [...lines, t(`event-${event.event}-own`, args)] : lines;
}

function said(event: GameEvent, name: Names): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [word, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') args[word] = value;
    else if (typeof value === 'boolean') args[word] = value ? 'yes' : 'no';
  }
  const target = event.on ?? event.to;
  const cards = Array.isArray(event.cards) ? event.cards : event.hand;
  const card = event.card ?? event.discarded;
  if (event.seat !== undefined) args.player = name(event.seat);
  if (typeof target === 'number') args.target = name(target);
  if (event.payers) args.target = each([...new Set(event.payers)].filter((seat) => seat !== event.seat).map(name));
  args.cell = event.at ?? event.goal ?? event.to ?? '';
  if (card) args.card = cardName(card);
  if (cards) args.cards = each(cards.map(cardName));
  if (event.nuggets !== undefined) args.gold = event.nuggets;
  if (event.chest) args.chest = t(`chest-${event.chest}`);
  if (event.role) Object.assign(args, { role: roleName(event.role), aim: t(`role-${event.role}.text`) });
  return args;
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
