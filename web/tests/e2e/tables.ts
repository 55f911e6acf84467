import type { Page } from '@playwright/test';

/** A table with one person and bots that need no time, with any modules; made as the page for new tables makes it. */
export async function playModules(page: Page, address: string, players: number, modules: string[], options: Record<string, unknown> = {}): Promise<void> {
  await page.goto(address);
  const made = await page.evaluate(
    async (table) => {
      const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) });
      return (await answer.json()) as { table?: string };
    },
    { game: 'saboteur', players, modules, options, name: 'Anna', bots: Array.from({ length: players - 1 }, () => 'random'), pace: 'instant', start: true },
  );
  if (!made.table) throw new Error(`no table: ${JSON.stringify(made)}`);
  await page.goto(`${address}/t/${made.table}`);
  await page.waitForSelector('[data-card]');
}
