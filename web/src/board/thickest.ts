import { type Box, together } from './box';

/** The part of a board no larger than the room where most of these places lie: what is strewn over the whole of it has no middle. */
export function thickest(places: readonly Box[], wide: number, high: number): Box | null {
  let best: Box[] = [];
  for (const { left } of places) {
    for (const { top } of places) {
      const inside = places.filter((place) => place.left >= left && place.right <= left + wide && place.top >= top && place.bottom <= top + high);
      if (inside.length > best.length) best = inside;
    }
  }
  return best.length ? best.reduce(together) : null;
}
