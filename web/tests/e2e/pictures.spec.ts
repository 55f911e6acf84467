import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

for (const [size, options] of Object.entries(SCREENS)) {
  test(`pictures of the main screens: ${size}`, async ({ browser, house }) => {
    test.setTimeout(240_000);
    const player = await Player.sit(browser, options, 'Anna');
    const { page } = player;
    const shoot = async (name: string): Promise<void> => {
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${folder}/${name}-${size}.png` });
    };
    await page.goto(house.address);
    await page.getByTestId('play-now').waitFor();
    await shoot('home');
    await page.goto(`${house.address}/how`);
    await page.locator('ol li').first().waitFor();
    await shoot('how');
    await page.goto(`${house.address}/new`);
    await page.getByTestId('make').waitFor();
    await shoot('new');
    await page.getByTestId('make').click();
    await page.getByTestId('link').waitFor();
    await shoot('waiting');

    await player.playBots(house.address, 3);
    let asked = '';
    const rounds = new Set<string>();
    for (let moves = 0; moves < 120 && asked !== 'over'; moves++) {
      asked = await player.asked();
      if (asked === 'draft' && !rounds.has('draft')) await page.waitForTimeout(3200);
      if ((asked === 'draft' || asked === 'onward') && !rounds.has(asked)) {
        if (asked === 'onward') await page.waitForTimeout(3000);
        rounds.add(asked);
        await shoot(asked === 'draft' ? 'draft' : 'round-end');
      }
      if (moves === 9 && asked === 'turn') {
        await page.waitForTimeout(1500);
        await shoot('table');
        await player.pickTunnel();
        await shoot('table-card');
        await page.keyboard.press('Escape');
        for (const [index, name] of ['talk', 'log', 'menu'].entries()) {
          await page.locator('nav button').nth(index).click();
          await shoot(`table-${name}`);
          await page.keyboard.press('Escape');
        }
      }
      if (asked !== 'over') await player.play();
    }
    await shoot('game-end');
    await page.locator('a[href^="/replay/"]').click();
    await page.locator('input[type=range]').fill('20');
    await shoot('replay');
    await player.close();
  });
}
