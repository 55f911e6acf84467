import { heardByAll } from '../../net/heard';
import { type Topic, accusedBy, topics } from '../../table/talk/talk';
import type { Said, SettingsInfo } from '../../wire';
import type { Names } from '../client';
import { readingOrder } from './cells';
import { goalName } from './naming';
import type { Mine } from './view';

/** What was said since the dwarfs were dealt. */
function saidThisRound({ log }: Pick<Mine, 'log'>, said: readonly Said[], whispers: readonly string[]): Said[] {
  const began = heardByAll(log, whispers)[log.findLastIndex(({ event }) => event === 'round')] ?? 0;
  return said.filter(({ at }) => at >= began);
}

/** What can be said at this table after what was said; where claims are forbidden, nothing about goals. */
export function talk(view: Mine & { seat: number; players: number }, name: Names, { game, modules, claims }: Pick<SettingsInfo, 'game' | 'modules' | 'claims'>, said: readonly Said[] = [], whispers: readonly string[] = []): Topic[] {
  const closed = readingOrder(Object.keys(view.goals)).filter((cell) => !view.goals[cell]?.open);
  const others = Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const accused = accusedBy(view.seat, saidThisRound(view, said, whispers));
  return topics(game, modules, {
    goals: claims ? closed.map((cell) => ({ cell, name: goalName(view, cell) })) : [],
    players: others.map((seat) => ({ seat, name: name(seat), accused: accused.has(seat) })),
  });
}
