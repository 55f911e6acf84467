import type { Hint, Pointer, Situation } from '../games/client';
import type { Shapes } from '../net/seen';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Told {
  id: string;
  pointer: Pointer;
}

/** The hint to show: the one that is read just now as long as it matters, else the first that matters and was not read. */
export function choose<G extends Shapes>(
  hints: readonly Hint<G>[],
  situation: Situation<G>,
  { read, now, visible }: { read: readonly string[]; now: string | null; visible: (at: string) => boolean },
): Told | null {
  const waiting = hints.filter(({ id }) => !read.includes(id));
  const first = waiting.filter(({ id }) => id === now);
  for (const hint of [...first, ...waiting]) {
    const pointer = hint.when(situation);
    if (pointer && visible(pointer.at)) return { id: hint.id, pointer };
  }
  return null;
}

const STEP = 14;
/** What a pixel costs that is covered of things to be played on, of the thing itself, and of the rest of the board. */
const COVERED = 60;
const HIDDEN = 8;
const CROWDED = 0.08;
/** Of two places as near, the one that is more in line. */
const ASKEW = 0.1;

/** Where a note of some size goes: inside the room, near its thing, and off everything that shall stay clear. */
export function settle(size: { width: number; height: number }, room: Box, thing: Box, clear: readonly Box[], crowd: readonly Box[] = []): { left: number; top: number } {
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (const top of steps(room.top, room.top + room.height - size.height)) {
    for (const left of steps(room.left, room.left + room.width - size.width)) {
      const note = { left, top, ...size };
      const cost =
        COVERED * covered(note, clear) + HIDDEN * covered(note, [thing]) + CROWDED * covered(note, crowd) + distance(note, thing) + ASKEW * askew(note, thing);
      if (cost >= least) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** The nearest points of two boxes, from the first to the second. */
export function link(from: Box, to: Box): [number, number, number, number] {
  const [x1, x2] = nearest(from.left, from.left + from.width, to.left, to.left + to.width);
  const [y1, y2] = nearest(from.top, from.top + from.height, to.top, to.top + to.height);
  return [x1, y1, x2, y2];
}

function steps(from: number, to: number): number[] {
  if (to <= from) return [from];
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

function covered(note: Box, others: readonly Box[]): number {
  let pixels = 0;
  for (const other of others) {
    const wide = Math.min(note.left + note.width, other.left + other.width) - Math.max(note.left, other.left);
    const high = Math.min(note.top + note.height, other.top + other.height) - Math.max(note.top, other.top);
    if (wide > 0 && high > 0) pixels += wide * high;
  }
  return pixels;
}

function distance(one: Box, other: Box): number {
  const [x1, y1, x2, y2] = link(one, other);
  return Math.hypot(x2 - x1, y2 - y1);
}

/** How far the middles of two boxes are apart from left to right. */
function askew(one: Box, other: Box): number {
  return Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
}

/** Where two stretches come closest; the middle of what they share if they overlap. */
function nearest(start: number, end: number, from: number, to: number): [number, number] {
  if (end < from) return [end, from];
  if (to < start) return [start, to];
  const middle = (Math.max(start, from) + Math.min(end, to)) / 2;
  return [middle, middle];
}
