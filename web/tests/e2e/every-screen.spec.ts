import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faults, stillness } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

for (const [size, options] of Object.entries(SCREENS)) {
  test(`every screen has its picture and axe finds nothing serious on it: ${size}`, async ({ browser, house }) => {
    test.setTimeout(480_000);
    const player = await Player.sit(browser, { ...options, bypassCSP: true }, 'Anna');
    const { page } = player;
    const found: Record<string, string[]> = {};
    const seen = new Set<string>();
    /** Once for each screen, when everything that moves in has come; a round ends beat by beat. */
    const look = async (screen: string, beats = 0): Promise<void> => {
      if (seen.has(screen)) return;
      seen.add(screen);
      await page.waitForTimeout(beats);
      await stillness(page);
      await page.screenshot({ path: `${folder}/${screen}-${size}.png` });
      const list = await faults(page);
      if (list.length) found[screen] = list;
    };

    await page.goto(house.address);
    await page.getByTestId('play-now').waitFor();
    await look('home');
    await page.goto(`${house.address}/how`);
    await page.locator('ol li').first().waitFor();
    await look('how');
    await page.goto(`${house.address}/rules#BASE-43`);
    await page.locator('#BASE-43').waitFor();
    await look('rules');
    await page.goto(`${house.address}/new`);
    await page.getByTestId('make').waitFor();
    await look('new');
    await page.getByTestId('modules').locator('summary').click();
    await page.locator('input[name=preset][value=saboteur2]').check();
    await look('new-modules');
    await page.locator('input[name=preset][value=classic]').check();
    await page.getByTestId('make').click();
    await page.getByTestId('link').waitFor();
    await look('waiting');

    await player.playBots(house.address, 3);
    let asked = '';
    for (let moves = 0; moves < 150 && asked !== 'over'; moves++) {
      asked = await player.asked();
      if (asked === 'draft' || asked === 'onward') await look(`round-end-${asked}`, 3200);
      if (moves >= 9 && asked === 'turn' && !seen.has('table')) {
        await player.settled();
        await look('table');
        await player.pickTunnel();
        await look('table-card');
        await page.keyboard.press('Escape');
        for (const name of ['talk', 'log', 'notes', 'menu']) {
          await page.locator(`[data-opens=${name}]`).click();
          await look(`table-${name}`);
          await page.keyboard.press('Escape');
        }
      }
      if (asked !== 'over') await player.play();
    }
    await look('game-end', 1500);
    await page.locator('a[href^="/replay/"]').click();
    await page.locator('input[type=range]').fill('20');
    await look('replay');
    expect([...seen]).toContain('table-menu');
    expect(found).toEqual({});
    await player.close();
  });
}
