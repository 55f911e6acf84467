import type { Names } from '../games/client';
import type { TableFrame } from '../wire';
import { each, t } from '../words/words.svelte';

/** Who of several persons has not pressed on after the round, in words; nothing where one plays alone with bots. */
export function stillReading({ seats, pressed, mine, status }: TableFrame, name: Names): string {
  const there = seats.flatMap(({ kind, present, bot }, seat) => (kind === 'person' && present && bot === null ? [seat] : []));
  const others = there.filter((seat) => !mine.includes(seat));
  const reading = others.filter((seat) => !pressed.includes(seat));
  if (status !== 'pause' || !others.length) return '';
  return reading.length ? t('client-still-reading', { players: each(reading.map(name)) }) : t('client-all-read');
}
