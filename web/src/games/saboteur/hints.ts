import { prefs } from '../../prefs.svelte';
import { t } from '../../words/words.svelte';
import type { Hint } from '../client';
import { readingOrder } from '../tunnels/cells';
import { CARD_HINTS, CHOOSE, brokenOwn, cardAt, dark, isBroken, seatOf } from '../tunnels/hints';
import { faceKind } from '../tunnels/naming';
import type { Tunnels, View } from '../tunnels/view';

const TURNS_BEFORE_THE_LOG = 3;

/** A hint names the dwarf only while its card may be seen. */
const openRole = ({ seat, roles, phase }: View): string | null => (phase === 'play' && seat >= 0 && !prefs.covered ? (roles[seat] ?? null) : null);

/** A closed goal that others, or this player, have looked at. */
function lookedAt(view: View, own: boolean): { cell: string; by: number } | null {
  for (const [cell, goal] of Object.entries(view.goals)) {
    const by = goal.looked.find((looker) => (looker === view.seat) === own);
    if (!goal.open && by !== undefined) return { cell, by };
  }
  return null;
}

export const HINTS: readonly Hint<Tunnels>[] = [
  {
    id: 'hint-role',
    when: ({ view, takenUp }) => {
      const role = takenUp ? null : openRole(view);
      return role ? { at: '[data-anchor=role]', args: { aim: t(`role-${role}.text`) } } : null;
    },
  },
  {
    id: 'hint-goals',
    when: ({ view, takenUp }) => {
      const goals = readingOrder(Object.keys(view.goals));
      const middle = goals[Math.floor(goals.length / 2)];
      return takenUp || !middle || view.phase !== 'play' ? null : { at: cardAt(middle), args: { count: goals.length } };
    },
  },
  { id: 'hint-draft', when: ({ decision }) => (decision?.kind === 'draft' ? { at: '.gold-card' } : null) },
  { id: 'hint-share', when: ({ view }) => (view.phase === 'sharing' ? { at: '#round-end' } : null) },
  ...CARD_HINTS,
  brokenOwn('hint-broken-own'),
  CHOOSE,
  {
    id: 'hint-broken-other',
    when: ({ view, takenUp, name }) => {
      const other = view.fronts.findIndex((front, seat) => seat !== view.seat && isBroken(front));
      return takenUp || other < 0 ? null : { at: seatOf(other), args: { player: name(other) } };
    },
  },
  {
    id: 'hint-known',
    when: ({ view, takenUp }) => {
      const seen = takenUp ? null : lookedAt(view, true);
      return seen && { at: cardAt(seen.cell) };
    },
  },
  {
    id: 'hint-looked',
    when: ({ view, takenUp, name }) => {
      const seen = takenUp ? null : lookedAt(view, false);
      return seen && { at: cardAt(seen.cell), args: { player: name(seen.by) } };
    },
  },
  { id: 'hint-talk', when: ({ takenUp }) => (takenUp ? null : { at: '.speech' }) },
  dark<Tunnels>((view) => view),
  {
    id: 'hint-stone',
    when: ({ view, takenUp }) => {
      const stone = Object.entries(view.goals).find(([, goal]) => goal.open && goal.face && faceKind(goal.face) === 'stone');
      return takenUp || !stone || view.phase !== 'play' ? null : { at: cardAt(stone[0]) };
    },
  },
  { id: 'hint-deck', when: ({ view }) => (view.phase === 'play' && view.deck === 0 ? { at: '[data-anchor=deck]' } : null) },
  {
    id: 'hint-log',
    when: ({ view, takenUp }) => {
      const own = view.log.filter((event) => (event.event === 'laid' || event.event === 'played' || event.event === 'passed') && event.seat === view.seat);
      return !takenUp && own.length >= TURNS_BEFORE_THE_LOG ? { at: '[data-opens=log]' } : null;
    },
  },
];
