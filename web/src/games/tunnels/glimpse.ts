/** What is held up for a moment: secrets that this player alone learns, and what a chest turns out to hold. */
import { handArt, roleArt } from './art/cache';
import { chestCard, treasureKnown } from './art/chest';
import { goalFace, goldCard } from './art/goal';
import { faceKind } from './naming';
import type { Glimpse } from './Peek.svelte';
import type { GameEvent, Words } from './view';

export function glimpseOf(event: GameEvent, told: readonly string[]): Glimpse | null {
  const art = artOf(event);
  return art === null ? null : { art, text: told.at(-1) ?? '' };
}

/** Whether an event shows a player his own dwarf, which he may want to keep covered. */
export function showsOwnDwarf(event: GameEvent): boolean {
  return ['round', 'new-role', 'postcard'].includes(event.event);
}

function artOf(event: GameEvent): string | null {
  const { role }: Words = event;
  if (role) return roleArt(role);
  if (event.event === 'treasure') return chestCard(event.chest);
  if (event.event === 'played' && event.chest) return treasureKnown(event.tunnel ?? null, event.chest);
  if (event.event === 'played' && event.face) return goalFace(event.face, { place: 'board', seed: 'peek', lit: faceKind(event.face) === 'gold' ? 'NESW' : '' });
  if ((event.event === 'stole' || event.event === 'picked') && event.card) return handArt(event.card);
  if (event.event === 'gold-card' && event.gold !== undefined) return goldCard(event.gold);
  return null;
}
