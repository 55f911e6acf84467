import type { Page } from '@playwright/test';
import { faults } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';

const shown = (page: Page): ReturnType<Page['locator']> => page.locator('.note.placed');

/** Somebody new, whose browser remembers nothing but that no sounds were wanted. */
async function newcomer(...[browser, options]: Parameters<typeof Player.sit>): Promise<Player> {
  const player = await Player.sit(browser, options);
  await player.context.addInitScript(() => {
    if (!sessionStorage.getItem('new')) localStorage.setItem('motherlode-prefs', JSON.stringify({ soundAsked: true }));
    sessionStorage.setItem('new', 'no');
  });
  return player;
}

test('one click leads to a round with hints, each beside its thing and never twice', async ({ browser, house }) => {
  const player = await newcomer(browser);
  const { page } = player;
  await page.goto(house.address);
  await page.getByTestId('first-round').click();
  const read: string[] = [];
  while (read.length < 3) {
    const note = shown(page);
    await note.waitFor();
    const id = (await note.getAttribute('data-hint')) ?? '';
    expect(read).not.toContain(id);
    read.push(id);
    await expect(page.locator('.pointer rect')).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.locator(`[data-hint="${id}"]`)).toHaveCount(0);
    if ((await page.locator('[data-asked=turn]').count()) && !(await shown(page).count())) await player.play();
  }
  await page.reload();
  await page.waitForSelector('[data-card]');
  await player.asked();
  for (const id of read) await expect(page.locator(`[data-hint="${id}"]`)).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('on a phone a hint covers neither the hand nor the cells to be played on', async ({ browser, house }) => {
  const player = await newcomer(browser, { ...SCREENS.phone, bypassCSP: true });
  const { page } = player;
  await page.goto(`${house.address}/how`);
  await page.getByTestId('first-round').click();
  await page.waitForSelector('[data-card]');
  await player.pickTunnel();
  await page.locator('[data-hint=hint-lay].placed').waitFor();
  await player.settled();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const note = document.querySelector('.note')?.getBoundingClientRect();
        const others = [...document.querySelectorAll('[data-mark], [data-card], [data-testid=action-bar]')].map((node) => node.getBoundingClientRect());
        return note ? others.filter((box) => box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom).length : -1;
      }),
    )
    .toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.locator('.note .quiet').click();
  await expect(shown(page)).toHaveCount(0);
  await page.reload();
  await page.waitForSelector('[data-card]');
  await player.pickTunnel();
  await expect(shown(page)).toHaveCount(0);
  await page.locator('nav button').last().click();
  await page.getByTestId('guide').check();
  await page.keyboard.press('Escape');
  await shown(page).waitFor();
  await player.close();
});

test('who sits down for the first time is asked once whether hints are wanted', async ({ browser, house }) => {
  const player = await newcomer(browser);
  const { page } = player;
  const scene = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
  const unplayed = { ...scene, view: { ...scene.view, log: [] } };
  const stage = new Stage(page);
  await page.clock.install();
  await stage.show(house.address, unplayed);
  await page.locator('[data-hint=hint-offer].placed').waitFor();
  await page.locator('.note .quiet').click();
  await expect(shown(page)).toHaveCount(0);
  await stage.show(house.address, unplayed);
  await page.locator('[data-asked=turn]').waitFor();
  await page.clock.runFor(2000);
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await player.close();
});
