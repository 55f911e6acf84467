/** Who at the table chose a face, by name: names at a table are all different. */
import { SvelteMap } from 'svelte/reactivity';
import type { SeatInfo } from '../wire';

/** How many faces there are to choose from, as many as the server knows. */
export const LOOKS = 24;

const chosen = new SvelteMap<string, number>();

export function noteLooks(seats: readonly SeatInfo[]): void {
  for (const { name, look } of seats) {
    if (typeof look === 'number') chosen.set(name, look);
    else chosen.delete(name);
  }
}

/** What the face of a player is drawn from: the face that was chosen, else the name. */
export const lookOf = (name: string, look: number | null | undefined = chosen.get(name)): string => (typeof look === 'number' ? `look ${look}` : name);
