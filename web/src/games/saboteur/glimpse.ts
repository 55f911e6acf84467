/** What is held up for a moment: secrets that this player alone learns, and what a chest turns out to hold. */
import type { Names } from '../client';
import { handArt, letters, roleArt } from '../tunnels/art/cache';
import { chestCard, treasureKnown } from '../tunnels/art/chest';
import { goalFace, goldCard } from '../tunnels/art/goal';
import { faceKind } from '../tunnels/naming';
import type { Glimpse } from '../tunnels/Peek.svelte';
import type { GameEvent, View } from '../tunnels/view';
import { tell } from './story';

export function glimpseOf(event: GameEvent, view: View, name: Names): Glimpse | null {
  const art = artOf(event);
  return art === null || view.seat < 0 ? null : { art, text: tell(event, view, name).at(-1) ?? '' };
}

/** Whether an event shows a player his own dwarf, which he may want to keep covered. */
export function showsOwnDwarf(event: GameEvent): boolean {
  return ['round', 'new-role', 'postcard'].includes(event.event);
}

function artOf(event: GameEvent): string | null {
  if (event.role) return roleArt(event.role);
  if (event.event === 'treasure' && event.chest) return chestCard(event.chest);
  if (event.event === 'played' && event.chest) return treasureKnown(event.tunnel ?? null, event.chest);
  if (event.event === 'played' && event.face) return goalFace(event.face, { place: 'board', seed: 'peek', lit: faceKind(event.face) === 'gold' ? 'NESW' : '', letters: letters() });
  if ((event.event === 'stole' || event.event === 'picked') && event.card) return handArt(event.card);
  if (event.event === 'gold-card' && typeof event.gold === 'number') return goldCard(event.gold);
  return null;
}
