/** What this browser has without a line: the client itself, and replays that were looked at. */
import type { Replay } from '../wire';

const REPLAYS = 'motherlode-replays';

export interface KeptReplay {
  table: string;
  game: string;
  modules: string[];
  names: string[];
}

class Line {
  lost = $state(typeof navigator !== 'undefined' && navigator.onLine === false);

  /** Whether the server answered the last time it was asked. */
  heard(answered: boolean): void {
    this.lost = !answered;
  }
}

export const line = new Line();

/** Lets the client be installed and opened without a line, where the context is secure. */
export function settle(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));
}

/** The replays that can be looked at now, the latest first. */
export async function keptReplays(): Promise<KeptReplay[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(REPLAYS);
  const found: KeptReplay[] = [];
  for (const request of await cache.keys()) {
    const table = /\/api\/tables\/([^/]+)\/replay$/.exec(request.url)?.[1];
    const answer = await cache.match(request);
    if (!table || !answer) continue;
    const { setup, names } = (await answer.json()) as Replay;
    found.unshift({ table, game: String(setup.game), modules: (setup.modules as string[] | undefined) ?? [], names });
  }
  return found;
}
