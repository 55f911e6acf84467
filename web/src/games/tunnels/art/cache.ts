import { isTunnel } from '../shapes';
import type { Scene } from '../view';
import { actionCard } from './action';
import { treasureBack, treasureKnown } from './chest';
import { goalBack, goalFace, goalKnown } from './goal';
import { isDrawnPostcard, postcard } from './postcard';
import { roleCard } from './role';
import { tunnelCard } from './tunnel';

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let art = drawn.get(key);
  if (art === undefined) {
    if (drawn.size > 600) drawn.clear();
    art = draw();
    drawn.set(key, art);
  }
  return art;
}

/** A card as it is held in a hand: all copies look alike. */
export function handArt(card: string, way = card): string {
  return once(`hand ${way}`, () => (isTunnel(card) ? tunnelCard(way) : actionCard(card)));
}

export function roleArt(role: string | null): string {
  return once(`role ${role}`, () => roleCard(role));
}

/** What lies at a cell of the mine. */
export function cellArt(view: Scene, cell: string): string {
  const shape = view.board[cell];
  const lit = view.lit[cell] ?? '';
  const goal = view.goals[cell];
  if (goal && !goal.open) return goal.face ? once(`known ${goal.face}`, () => goalKnown(goal.face ?? '')) : once('back', goalBack);
  if (goal?.face) {
    const look = { place: 'board' as const, seed: cell, lit, ...(shape ? { shape } : {}) };
    return once(`goal ${goal.face} ${shape} ${cell} ${lit}`, () => goalFace(goal.face ?? '', look));
  }
  if (!shape) return treasureArt(view, cell);
  const start = cell === view.start || (view.starts?.includes(cell) ?? false);
  const look = { place: 'board' as const, seed: cell, lit, start };
  return once(`cell ${shape} ${cell} ${lit} ${start}`, () => tunnelCard(shape, look));
}

function treasureArt(view: Scene, cell: string): string {
  const treasure = view.treasures?.[cell];
  if (!treasure) return '';
  const { tunnel, chest } = treasure;
  if (!tunnel && !chest) return once('treasure', treasureBack);
  return once(`treasure ${tunnel} ${chest}`, () => treasureKnown(tunnel, chest));
}

export function postcardArt(side: string, across: number, down: number, lit: boolean, used: boolean): string {
  if (!isDrawnPostcard(side)) return '';
  return once(`postcard ${side} ${across} ${down} ${lit} ${used}`, () => postcard(side, across, down, { lit, used }));
}

export function ghostArt(shape: string, cell: string): string {
  return once(`ghost ${shape} ${cell}`, () => tunnelCard(shape, { seed: cell }));
}
