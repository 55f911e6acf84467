import type { Names } from '../client';
import { handArt, letters, roleArt } from '../tunnels/art/cache';
import { chestCard } from '../tunnels/art/chest';
import { goalFace } from '../tunnels/art/goal';
import { faceKind } from '../tunnels/naming';
import type { Glimpse } from '../tunnels/Peek.svelte';
import type { GameEvent, View } from '../tunnels/view';
import { tell } from './story';

/** Events at which this player is given or shown a card that others do not see. */
const DEALT = ['picked', 'stole'];

/** What an event shows for a moment: to this player alone, or to everybody when a chest is opened. */
export function glimpseOf(event: GameEvent, view: View, name: Names): Glimpse | null {
  const art = shown(event);
  return art === null ? null : { art, text: tell(event, view, name).at(-1) ?? '' };
}

function shown(event: GameEvent): string | null {
  if (event.chest) return chestCard(event.chest);
  if (event.event === 'played' && event.face) {
    return goalFace(event.face, { place: 'board', seed: 'peek', lit: faceKind(event.face) === 'gold' ? 'NESW' : '', letters: letters() });
  }
  if (event.role) return roleArt(event.role);
  return DEALT.includes(event.event) && event.card ? handArt(event.card) : null;
}

/** Whether it tells a role of one's own, which a covered card keeps to itself. */
export function tellsOwnRole(event: GameEvent): boolean {
  return event.role !== undefined && ['round', 'new-role', 'postcard'].includes(event.event);
}
