import type { Names } from '../games/client';
import type { Shapes } from '../net/seen';
import type { Table } from '../net/table.svelte';
import type { SeatInfo } from '../wire';
import { t } from '../words/words.svelte';

/** What is said while nothing is asked of this player. */
export function waitingFor<G extends Shapes>(table: Table<G>, shown: G['view'], name: Names): string {
  if (table.about) return t('client-about-to');
  if (table.sending) return t('client-sending');
  if (shown.outcome) return t('event-game-over');
  const asked = Object.keys(shown.asked).map(Number);
  const seat = asked.length === 1 ? (asked[0] ?? 0) : shown.turn;
  if (table.info?.about_to === seat && seat !== shown.seat) return t('client-about-to-play', { player: name(seat) });
  if (seat === shown.seat) return t('client-move-made');
  return t(isAbsent(table.info?.seats[seat]) ? 'client-waiting-absent' : 'client-waiting-for', { player: name(seat) });
}

/** Nobody sits there who could think: the owner is away or gone, and no bot stands in. */
export function isAbsent(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && seat.bot === null && (seat.kind === 'empty' || seat.away_since !== null);
}
