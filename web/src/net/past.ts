import { past } from './api';
import { fold } from './fold';
import type { History } from './history';
import type { Happening, Seen } from './seen';

/** The round so far from the server, so that a browser that was not there, or was reloaded, can go back in it too. */
export async function recall(history: History<Seen>, table: string, seat?: number): Promise<void> {
  const { first, events } = await past(table, seat);
  let view = first as unknown as Seen;
  history.keep(view);
  for (const { patch } of events as unknown as Happening[]) {
    view = fold(view, patch ?? []);
    history.keep(view);
  }
}
