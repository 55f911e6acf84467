import type { Page } from '@playwright/test';

/** Opens a table that was asked for as the page for new tables asks for it, with this browser's key. */
export async function openTable(page: Page, address: string, table: Record<string, unknown>): Promise<void> {
  const answer = await page.context().request.post(`${address}/api/tables`, { data: { name: 'Anna', pace: 'instant', start: true, ...table } });
  const made = (await answer.json()) as { table?: string };
  if (!made.table) throw new Error(`no table: ${JSON.stringify(made)}`);
  await page.goto(`${address}/t/${made.table}`);
}

/** A table with one person and bots that need no time, with any modules. */
export async function playModules(page: Page, address: string, players: number, modules: string[], options: Record<string, unknown> = {}): Promise<void> {
  await openTable(page, address, { game: 'saboteur', players, modules, options, bots: Array.from({ length: players - 1 }, () => 'random') });
  await page.waitForSelector('[data-card]');
}

interface Hastened {
  until: 'round' | 'game';
  /** How many moves of all together are left to be played, if nobody digs faster. */
  left: number;
  /** How the moves before are chosen: by lot, or as a clock that has run out chooses. */
  by?: 'lot' | 'clock';
}

/** Everybody goes away, the server plays on for all of them almost to the end, and they come back: no test clicks through a whole game. */
export async function hasten(pages: Page[], { until, left, by = 'lot' }: Hastened): Promise<void> {
  const address = pages[0]?.url() ?? '';
  const { origin, pathname } = new URL(address);
  for (const page of pages) await page.goto(`${origin}/api/games`);
  const answer = await fetch(`${origin}/hasten/${pathname.split('/').at(-1)}?until=${until}&left=${left}&by=${by}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`the table is not hastened: ${answer.status}`);
  for (const page of pages) await page.goto(address);
}
