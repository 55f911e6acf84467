import { t } from './words.svelte';

/** What a move is worth, in the unit of its game; who is behind is not ahead by less than nothing. */
export function worthInWords(unit: string, worth: number, digits = 1): string {
  if (unit === 'chance') return t('worth-chance', { worth: Math.round(100 * worth) });
  const shown = Math.abs(Math.round(worth * 10 ** digits)) / 10 ** digits;
  if (unit === 'coins') return t(worth < 0 && shown ? 'worth-coins-behind' : 'worth-coins', { worth: shown });
  return t(`worth-${unit}`, { worth: worth < 0 ? -shown : shown });
}
