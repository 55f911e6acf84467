import { t } from '../../words/words.svelte';
import type { Names } from '../client';
import type { Mine, TunnelTable } from './view';

/** What is said while nothing is asked of this player. */
export function waitingFor(table: TunnelTable, shown: Mine, name: Names): string {
  if (table.sending) return t('client-sending');
  if (shown.outcome) return t('event-game-over');
  const asked = Object.keys(shown.asked).map(Number);
  return t('client-waiting-for', { player: name(asked.length === 1 ? (asked[0] ?? 0) : shown.turn) });
}
