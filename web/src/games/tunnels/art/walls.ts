import type { Side } from '../shapes';
import type { Dice } from '../../../art/noise';
import { wave } from '../../../art/noise';

/** A card is drawn 100 wide and 150 high; tunnels meet the middle of a side, `BORE` wide. */
export const WIDE = 100;
export const HIGH = 150;
export const BORE = 36;
const HALF = BORE / 2;
const LEFT = WIDE / 2 - HALF;
const RIGHT = WIDE / 2 + HALF;
const TOP = HIGH / 2 - HALF;
const BOTTOM = HIGH / 2 + HALF;

export type Point = readonly [number, number];

const ROUND: readonly Side[] = ['N', 'E', 'S', 'W'];
/** Where the walls of an opening meet the edge of the card, walking round it clockwise. */
const ENTER: Record<Side, Point> = { N: [LEFT, 0], E: [WIDE, TOP], S: [RIGHT, HIGH], W: [0, BOTTOM] };
const LEAVE: Record<Side, Point> = { N: [RIGHT, 0], E: [WIDE, BOTTOM], S: [LEFT, HIGH], W: [0, TOP] };
const CORNER: Record<Side, Point> = { N: [WIDE, 0], E: [WIDE, HIGH], S: [0, HIGH], W: [0, 0] };

export interface Outline {
  /** The floor as a closed path. */
  floor: string;
  /** The walls alone, open where the tunnel leaves the card. */
  walls: string;
}

/** The outline of one tunnel, its walls wobbled except where it meets the edge. */
export function outline(sides: readonly Side[], depth: number, roll: Dice): Outline {
  const walls = sides.map((side, index) => {
    const next = sides[(index + 1) % sides.length] ?? side;
    return wobble(wall(side, next, sides, depth), roll);
  });
  return {
    floor: `${walls.map((points, index) => trace(points, index === 0)).join(' ')}Z`,
    walls: walls.map((points) => trace(points, true)).join(' '),
  };
}

/** One wall, from an opening clockwise to the next one, as a dense row of points. */
function wall(from: Side, to: Side, sides: readonly Side[], depth: number): Point[] {
  const start = LEAVE[from];
  const end = ENTER[to];
  const quarter = (ROUND.indexOf(to) - ROUND.indexOf(from) + 4) % 4;
  if (quarter === 2) return dense([start, end]);
  if (quarter === 0) return dense(stub(from, depth));
  const bend = sides.length === 2;
  if (bend) return arc(quarter === 1 ? CORNER[from] : CORNER[to], start, end);
  return dense(rounded(start, corner(start, end, from), end, 12));
}

function corner(start: Point, end: Point, from: Side): Point {
  return from === 'N' || from === 'S' ? [start[0], end[1]] : [end[0], start[1]];
}

/** A quarter of an ellipse round a corner of the card. */
function arc(centre: Point, start: Point, end: Point): Point[] {
  const steps = 22;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * (Math.PI / 2);
    const near = Math.cos(angle);
    const far = Math.sin(angle);
    return [
      centre[0] + (start[0] - centre[0]) * near + (end[0] - centre[0]) * far,
      centre[1] + (start[1] - centre[1]) * near + (end[1] - centre[1]) * far,
    ] as Point;
  });
}

/** A tunnel that ends after `depth`. */
function stub(side: Side, depth: number): Point[] {
  const [sx, sy] = LEAVE[side];
  const [ex, ey] = ENTER[side];
  const inward: Point = side === 'N' ? [0, 1] : side === 'S' ? [0, -1] : side === 'E' ? [-1, 0] : [1, 0];
  const deep = (x: number, y: number): Point => [x + inward[0] * depth, y + inward[1] * depth];
  const middle = deep((sx + ex) / 2, (sy + ey) / 2);
  const first = rounded([sx, sy], deep(sx, sy), middle, Math.min(15, depth * 0.7));
  const second = rounded(middle, deep(ex, ey), [ex, ey], Math.min(15, depth * 0.7));
  return [...first, ...second.slice(1)];
}

/** From start by a rounded corner to the end. */
function rounded(start: Point, at: Point, end: Point, radius: number): Point[] {
  const before = towards(at, start, radius);
  const after = towards(at, end, radius);
  const curve = Array.from({ length: 7 }, (_, step) => {
    const part = step / 6;
    const mix = (axis: 0 | 1): number =>
      before[axis] * (1 - part) ** 2 + 2 * at[axis] * part * (1 - part) + after[axis] * part ** 2;
    return [mix(0), mix(1)] as Point;
  });
  return [start, ...curve, end];
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(distance, length) / length;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function dense(points: Point[]): Point[] {
  const all: Point[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const [ax, ay] = points[index] as Point;
    const [bx, by] = points[index + 1] as Point;
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 4));
    for (let step = 0; step < steps; step++) {
      all.push([ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps]);
    }
  }
  return [...all, points[points.length - 1] as Point];
}

/** Moves points across the wall, not at all near its ends, so that neighbours meet without a seam. */
export function wobble(points: Point[], roll: Dice, height = 3.4): Point[] {
  const bump = wave(roll);
  const fine = wave(roll);
  return points.map((point, index) => {
    const before = points[Math.max(0, index - 1)] as Point;
    const after = points[Math.min(points.length - 1, index + 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const ends = Math.min(1, Math.min(index, points.length - 1 - index) / 4);
    const shift = (bump(index * 0.33) * height + fine(index * 0.9) * 1.1) * ends;
    return [
      point[0] + ((after[1] - before[1]) / length) * shift,
      point[1] - ((after[0] - before[0]) / length) * shift,
    ] as Point;
  });
}

export function trace(points: readonly Point[], first: boolean): string {
  return points.map(([x, y], index) => `${first && index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
