/** Where speech hangs: near who speaks, and over nothing that is looked at. */

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Bubble {
  /** Where it would hang if nothing were in the way. */
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** What is left free round a bubble, in pixels. */
const APART = 6;

/** A place for each bubble, or none if there is no free one; who comes first has the better place. */
export function hang(bubbles: readonly Bubble[], clear: readonly Frame[], room: Frame): ({ left: number; top: number } | null)[] {
  const taken = [...clear];
  return bubbles.map((bubble) => {
    const place = nearest(bubble, taken, room);
    if (place) taken.push(frameAt(bubble, place.left, place.top));
    return place;
  });
}

/** Of the places beside and below what is in the way, the nearest that is free; above it only where there is none below. */
function nearest(bubble: Bubble, taken: readonly Frame[], room: Frame): { left: number; top: number } | null {
  const lefts = [bubble.left, ...taken.flatMap(({ left, right }) => [left - bubble.wide - APART, right + APART])];
  const far = ({ left, top }: { left: number; top: number }): number => Math.abs(left - bubble.left) + Math.abs(top - bubble.top);
  const free = (tops: readonly number[]): { left: number; top: number } | undefined =>
    tops
      .flatMap((top) => lefts.map((left) => ({ left, top })))
      .filter(({ left, top }) => isFree(frameAt(bubble, left, top), taken, room))
      .sort((one, other) => far(one) - far(other))[0];
  const below = [bubble.top, ...taken.map(({ bottom }) => bottom + APART)].filter((top) => top >= bubble.top);
  const above = taken.map(({ top }) => top - bubble.high - APART).filter((top) => top < bubble.top);
  return free(below) ?? free(above) ?? null;
}

function frameAt({ wide, high }: Bubble, left: number, top: number): Frame {
  return { left, top, right: left + wide, bottom: top + high };
}

function isFree(frame: Frame, taken: readonly Frame[], room: Frame): boolean {
  const inside = frame.left >= room.left && frame.top >= room.top && frame.right <= room.right && frame.bottom <= room.bottom;
  return inside && !taken.some((other) => frame.left < other.right && other.left < frame.right && frame.top < other.bottom && other.top < frame.bottom);
}
