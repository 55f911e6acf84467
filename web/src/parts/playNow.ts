import { BOXES } from '../games/boxes';
import { make } from '../net/api';
import { prefs } from '../prefs.svelte';
import { go } from '../router.svelte';
import { language, t } from '../words/words.svelte';

/** A table of the usual size against bots, begun at once. */
export async function playNow(game: string): Promise<void> {
  const players = BOXES[game]?.usual ?? 2;
  const name = prefs.name.trim() || t('play-own-name');
  const { table } = await make({ game, players, language: language(), name, look: prefs.look, bots: Array<string>(players - 1).fill('adept'), start: true });
  go(`/t/${table}`);
}
