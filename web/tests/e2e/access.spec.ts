import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds serious on the page as it is now. */
async function faults(page: Page): Promise<string[]> {
  await page.waitForTimeout(900);
  await page.evaluate(() => (window as unknown as { axe?: unknown }).axe !== undefined).then(async (there) => {
    if (!there) await page.addScriptTag({ path: axe });
  });
  return page.evaluate(async () => {
    const runner = (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe;
    const { violations } = await runner.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

for (const size of ['desktop', 'phone'] as const) {
  test(`axe finds nothing serious: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...SCREENS[size], bypassCSP: true }, 'Anna');
    const { page } = player;
    const found: Record<string, string[]> = {};
    const look = async (screen: string): Promise<void> => {
      const list = await faults(page);
      if (list.length) found[screen] = list;
    };

    await page.goto(house.address);
    await page.getByTestId('play-now').waitFor();
    await look('home');
    await page.goto(`${house.address}/how`);
    await page.locator('ol li').first().waitFor();
    await look('how to play');
    await page.goto(`${house.address}/rules#BASE-43`);
    await page.locator('#BASE-43').waitFor();
    await look('rules');
    await page.goto(`${house.address}/new`);
    await page.getByTestId('make').waitFor();
    await page.locator('summary').click();
    await look('new table');
    await page.getByTestId('make').click();
    await page.getByTestId('link').waitFor();
    await look('waiting');

    await player.playBots(house.address, 2);
    await player.asked();
    await look('table');
    await page.locator('[data-card]').first().dispatchEvent('click');
    await look('card in the fingers');
    await page.keyboard.press('Escape');
    for (const [index, drawer] of ['talk', 'log', 'menu'].entries()) {
      await page.locator('nav button').nth(index).click();
      await look(drawer);
      await page.keyboard.press('Escape');
    }
    let asked = await player.asked();
    while (asked === 'turn' || asked === 'choice') {
      await player.play();
      asked = await player.asked();
    }
    await look('round end');
    expect(found).toEqual({});
    await player.close();
  });
}
