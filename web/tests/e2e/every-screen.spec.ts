import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { faults, stillness } from './axe';
import { SHARING, ended, keepReplay } from './endings';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { Stage } from './stage';
import { playModules } from './tables';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

/** The end of a round is told part by part. */
async function toldToTheEnd(page: Page): Promise<void> {
  const onward = page.locator('[data-testid=onward][data-next]');
  while (!(await onward.count())) await page.getByTestId('share-next').evaluate((next: HTMLElement) => next.click());
}

/** Somebody who looks at screens: each gets its picture, and axe finds nothing serious on any of them. */
class Visitor {
  readonly found: Record<string, string[]> = {};

  constructor(
    readonly player: Player,
    private readonly size: string,
  ) {}

  /** When everything that moves in has come. */
  async look(screen: string): Promise<void> {
    const { page } = this.player;
    await stillness(page);
    await page.screenshot({ path: `${folder}/${screen}-${this.size}.png` });
    const list = await faults(page);
    if (list.length) this.found[screen] = list;
  }

  async leave(): Promise<void> {
    expect(this.found).toEqual({});
    expect(this.player.errors).toEqual([]);
    await this.player.close();
  }
}

for (const [size, options] of Object.entries(SCREENS)) {
  test.describe(`every screen has its picture and axe finds nothing serious on it: ${size}`, () => {
    const visit = async (browser: Parameters<typeof Player.sit>[0]): Promise<Visitor> =>
      new Visitor(await Player.sit(browser, { ...options, bypassCSP: true }, 'Anna'), size);

    test('before a game', async ({ browser, house }) => {
      const visitor = await visit(browser);
      const { page } = visitor.player;
      await page.goto(house.address);
      await page.getByTestId('play-now').waitFor();
      await visitor.look('home');
      await page.goto(`${house.address}/how`);
      await page.locator('ol li').first().waitFor();
      await visitor.look('how');
      await page.goto(`${house.address}/rules#BASE-43`);
      await page.locator('#BASE-43').waitFor();
      await visitor.look('rules');
      await page.goto(`${house.address}/new`);
      await page.getByTestId('make').waitFor();
      await visitor.look('new');
      await page.getByTestId('modules').locator('summary').click();
      await page.locator('input[name=preset][value=saboteur2]').check();
      await visitor.look('new-modules');
      await page.locator('input[name=preset][value=classic]').check();
      await page.getByTestId('make').click();
      await page.getByTestId('link').waitFor();
      await visitor.look('waiting');
      await visitor.leave();
    });

    test('at the table', async ({ browser, house }) => {
      const visitor = await visit(browser);
      const { player } = visitor;
      const { page } = player;
      await playModules(page, house.address, 4, []);
      for (let moves = 0; moves < 3; moves++) await player.play();
      await player.asked();
      await player.settled();
      await visitor.look('table');
      await player.pickTunnel();
      await visitor.look('table-card');
      await page.keyboard.press('Escape');
      for (const name of ['talk', 'log', 'notes', 'menu']) {
        const opener = page.locator(`[data-opens=${name}]`);
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await visitor.look(`table-${name}`);
        await page.keyboard.press('Escape');
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
      }
      await visitor.leave();
    });

    test('at the end of a round and of a game', async ({ browser, house }) => {
      const visitor = await visit(browser);
      const { player } = visitor;
      const { page } = player;
      const stage = new Stage(page);
      await stage.show(house.address, SHARING.draft);
      await page.locator('.gold-card').first().waitFor();
      await visitor.look('round-end-draft');
      await stage.show(house.address, SHARING.onward);
      await toldToTheEnd(page);
      await visitor.look('round-end-onward');
      await ended(page, house.address, stage);
      await visitor.look('game-end');
      await keepReplay(page, 'stage');
      await page.locator('a[href^="/replay/"]').click();
      await page.locator('input[type=range]').fill('20');
      await visitor.look('replay');
      await visitor.leave();
    });
  });
}
