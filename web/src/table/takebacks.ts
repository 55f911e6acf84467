import { t } from '../words/words.svelte';

/** What the host can choose: at once, after so many seconds, or by a press. */
export const TAKEBACKS = [0, 1, 2, 3, 5, -1] as const;

export function takebackName(seconds: number): string {
  if (seconds === 0) return t('client-takeback-none');
  return seconds < 0 ? t('client-takeback-press') : t('client-takeback-seconds', { seconds });
}
