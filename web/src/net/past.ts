import { fold } from '../game/fold';
import type { GameEvent, View } from '../game/view';
import { past } from './api';
import type { History } from './history';

/** The round so far from the server, so that a browser that was not there, or was reloaded, can go back in it too. */
export async function recall(history: History, table: string, seat?: number): Promise<void> {
  const { first, events } = await past(table, seat);
  let view = first as unknown as View;
  history.keep(view);
  for (const { patch } of events as unknown as GameEvent[]) {
    view = fold(view, patch ?? []);
    history.keep(view);
  }
}
