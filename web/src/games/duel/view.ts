/** What the view of a duel holds besides what every mine has (docs/ENGINE.md). */
import type { Decision, GameEvent, Mine, View } from '../tunnels/view';
import { SIDES, type Side, type Team } from '../tunnels/shapes';

export interface DuelRound {
  round: number;
  won: string[];
  claimed: Record<string, number>;
  goals: Record<string, string>;
  gained: number[];
  first: number;
}

export interface DuelView extends Mine {
  colours: Team[];
  starts: string[];
  lit_by_seat: Record<string, string>[];
  keys: { at: string; side: Side }[];
  keys_left: number;
  claimed: Record<string, number>;
  tokens_left: number;
  score: number[];
  last_round: DuelRound | null;
}

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
    gold: { cards: view.score.map(() => []), balance: view.score, has_gold: view.score.map(Boolean), deck: 0, draft: [] },
    last_round: null,
  };
}
