/** Tells what happens in every game of the family as lines of the log, as the reader saw it. */
import { each, t } from '../../words/words.svelte';
import type { Names } from '../client';
import { cardName, cellName, faceKind, goalArguments, goalName, nuggetsIn, roleName, tunnelName } from './naming';
import type { GameEvent, Mine } from './view';

export type Teller<View extends Mine = Mine> = (event: GameEvent, view: View, name: Names) => string[];

export const FAMILY: Record<string, Teller> = {
  laid: (event, _view, name) => [
    t('mine-laid', { player: name(event.seat ?? 0), tunnel: tunnelName(event.shows ?? ''), cell: cellName(event.at ?? '') }),
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
  'game-over': gameOver,
};

/** An event that the family tells, or one that a module brings. */
export function tellPlain(event: GameEvent, view: Mine, name: Names): string[] {
  return FAMILY[event.event]?.(event, view, name) ?? tellOfModule(event, name);
}

/** Which sentence tells of a played card: some cards can be played on treasures too. */
function playedHow({ card, at, removed }: GameEvent): string {
  if (card === 'map' && at) return 'map-at';
  return card === 'rockfall' && !removed ? 'rockfall-treasure' : (card ?? '');
}

function played(event: GameEvent, view: Mine, name: Names): string[] {
  const lines = [
    t(`event-played-${playedHow(event)}`, {
      player: name(event.seat ?? 0),
      target: event.on === undefined ? '' : name(event.on),
      self: event.on === event.seat ? 'yes' : 'no',
      tool: event.tool ?? '',
      cells: Array.isArray(event.goals) ? each(event.goals.map((goal) => goalName(view, goal))) : '',
      ...(event.goal ? goalArguments(view, event.goal) : { place: 'other', cell: place(event.at ?? event.to) }),
      removed: event.removed ? cardName(event.removed) : '',
    }),
  ];
  if (event.face) lines.push(seen(event.face));
  if (event.chest) lines.push(t('event-played-map-at-own', { tunnel: event.tunnel ?? '', chest: t(`chest-${event.chest}`) }));
  if (event.role) lines.push(t('event-played-inspection-own', { role: roleName(event.role) }));
  return lines;
}

/** Where it happened, if it happened anywhere. */
function place(cell: unknown): string {
  return typeof cell === 'string' ? cellName(cell) : '';
}

/** What a look at a goal showed. */
function seen(face: string): string {
  const gold = nuggetsIn(face);
  return gold ? t('duel-map-own', { gold }) : t('event-played-map-own', { face: faceKind(face) });
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
  args.cell = place(event.at ?? event.goal ?? event.to);
  if (typeof event.to === 'string') args.to = cellName(event.to);
  if (card) args.card = cardName(card);
  if (cards) args.cards = each(cards.map(cardName));
  if (event.nuggets !== undefined) args.gold = event.nuggets;
  if (event.chest) args.chest = t(`chest-${event.chest}`);
  if (event.role) Object.assign(args, { role: roleName(event.role), aim: t(`role-${event.role}.text`) });
  return args;
}

function gameOver(event: GameEvent, _view: Mine, name: Names): string[] {
  const gold = Array.isArray(event.gold) ? event.gold : [];
  const order = [...gold.entries()].sort((left, right) => right[1] - left[1] || left[0] - right[0]);
  const winners = (event.winners ?? []).map(name);
  return [
    t('event-game-over'),
    ...order.map(([seat, nuggets]) => t('event-game-over-gold', { player: name(seat), gold: nuggets })),
    t('event-game-over-winners', { count: winners.length, winners: each(winners) }),
  ];
}
