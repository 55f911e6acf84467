import { type Topic, topics } from '../../table/talk/talk';
import type { SettingsInfo } from '../../wire';
import type { Names } from '../client';
import { readingOrder } from './cells';
import { goalName } from './naming';
import type { Mine } from './view';

/** What can be said at this table; where claims are forbidden, nothing about goals. */
export function talk(view: Mine & { seat: number; players: number }, name: Names, { game, modules, claims }: Pick<SettingsInfo, 'game' | 'modules' | 'claims'>): Topic[] {
  const closed = readingOrder(Object.keys(view.goals)).filter((cell) => !view.goals[cell]?.open);
  const others = Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  return topics(game, modules, {
    goals: claims ? closed.map((cell) => ({ cell, name: goalName(view, cell) })) : [],
    players: others.map((seat) => ({ seat, name: name(seat) })),
  });
}
