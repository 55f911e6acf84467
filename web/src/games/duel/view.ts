/** What the view of a duel holds besides what every mine has (docs/ENGINE.md). */
import type { Decision, GameEvent, Mine, View } from '../tunnels/view';
import type { DuelSeen } from '../tunnels/forms';
import { SIDES } from '../tunnels/shapes';

export type { DuelRound } from '../tunnels/forms';
export type DuelView = Mine & Omit<DuelSeen, keyof Mine>;

export interface Duel {
  view: DuelView;
  event: GameEvent;
  decision: Decision;
}

/** The duel as the family's client shows it: colours are roles, the score is gold, and either way into the mine gives light. */
export function scene(view: DuelView): View {
  const lit: Record<string, string> = {};
  for (const reached of view.lit_by_seat) {
    for (const [cell, sides] of Object.entries(reached)) {
      const both = sides + (lit[cell] ?? '');
      lit[cell] = SIDES.filter((side) => both.includes(side)).join('');
    }
  }
  return {
    ...view,
    lit,
    lit_teams: Object.fromEntries(view.colours.map((colour, seat) => [colour, view.lit_by_seat[seat] ?? {}])),
    start: view.starts[0] ?? '',
    direction: 'clockwise',
    rounds: view.round,
    roles: view.colours,
    leftover: [],
    retired: [],
    gold: { cards: view.score.map(() => []), balance: view.score, has_gold: view.score.map(Boolean), deck: 0, draft: [], memory: [] },
    last_round: null,
  };
}
