import type { FluentVariable } from '@fluent/bundle';
import type { Refusal } from '../net/api';
import { has, t } from './words.svelte';

/** Why something was not allowed, in the reader's language; the game says what its places are called. */
export function refusalText(refusal: Refusal, cellName: (cell: string) => string = (cell) => cell): string {
  const id = `${refusal.family}-${refusal.code}`;
  if (!has(id)) return t('client-refused');
  const given = Object.entries(refusal.args).map(([name, value]) => [name, name === 'cell' ? cellName(String(value)) : plain(value)] as const);
  return t(id, Object.fromEntries(given));
}

function plain(value: unknown): FluentVariable {
  if (typeof value === 'string' && has(`module-${value}`)) return t(`module-${value}`);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'number' ? value : String(value);
}
