import type { Page } from '@playwright/test';
import { faults, stillness } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { EVERY_SCREEN } from './screens';
import { overheard, watchSpeech } from './speech';
import { type Scene, Stage, fixture } from './stage';

const scene = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
const other = scene.view.seat === 1 ? 2 : 1;
const third = [0, 1, 2, 3].find((seat) => seat !== other && seat !== scene.view.seat) ?? 0;

for (const [size, options] of Object.entries(EVERY_SCREEN)) {
  test(`talk stands beside the table and covers neither goals nor hand: ${size}`, async ({ browser, house }) => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
    const page = await context.newPage();
    const stage = new Stage(page);
    await stage.show(house.address, scene);
    const goals = page.locator('[data-cell^="8,"]');
    await expect(goals).toHaveCount(3);
    stage.say({ seat: other, at: 1, remark: { says: 'distrust', about: scene.view.seat, voice: 'hot-headed' } });
    stage.say({ seat: third, at: 1, remark: { says: 'trust', about: other, voice: 'chatty' } });
    await expect(page.getByTestId('unread')).toHaveText('2');
    await expect(page.getByTestId('replies')).toBeVisible();
    await picture(page, `talk-replies-${size}`);
    await page.locator('[data-opens=talk]').click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expect(page.getByTestId('unread')).toHaveCount(0);
    stage.say({ seat: third, at: 2, text: 'Top one is stone, I am sure of it' });
    await expect(panel).toContainText('Top one is stone');
    await stillness(page);
    await picture(page, `talk-${size}`);
    const box = await panel.boundingBox();
    // A phone shows the working end of the mine, and all of it while somebody reads.
    for (const goal of await goals.all()) await expect(goal).toBeInViewport({ ratio: 0.9 });
    for (const thing of [...(await goals.all()), ...(await page.locator('[data-card]').all())]) {
      const at = await thing.boundingBox();
      const apart = !box || !at || at.x + at.width / 2 < box.x || at.x + at.width / 2 > box.x + box.width || at.y + at.height / 2 < box.y || at.y + at.height / 2 > box.y + box.height;
      expect(apart, await thing.evaluate((node) => node.outerHTML.slice(0, 80))).toBe(true);
    }
    await panel.getByRole('group', { name: 'Your answer:' }).getByRole('button').first().click();
    await expect.poll(() => stage.said.at(-1)?.remark).toEqual({ says: 'not-me' });
    await context.close();
  });
}

test('what is said hangs beside what is open, not under it', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...EVERY_SCREEN.tablet, reducedMotion: 'reduce' });
  const { page } = player;
  const stage = new Stage(page);
  await stage.show(house.address, scene);
  await page.locator('[data-opens=log]').click();
  await page.locator('.drawer').waitFor();
  await stillness(page);
  await page.evaluate(watchSpeech, 12);
  for (let seat = 0; seat < scene.view.players; seat++) stage.say({ seat, at: 1, remark: { says: 'joke', voice: 'chatty' } });
  await expect.poll(async () => (await overheard(page)).frames).toBe(12);
  expect((await overheard(page)).over).toEqual([]);
  await player.close();
});

test('the waiting room talks, the host removes a remark, and players do not hear the corner', async ({ browser, house }) => {
  const open = async (name: string): Promise<{ page: Page; close: () => Promise<void> }> => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    await page.goto(house.address);
    await page.evaluate((name) => localStorage.setItem('motherlode-prefs', JSON.stringify({ name, guide: 'off', soundAsked: true })), name);
    return { page, close: () => context.close() };
  };
  const [anna, bo, cora] = [await open('Anna'), await open('Bo'), await open('Cora')];
  await anna.page.goto(`${house.address}/new/saboteur`);
  await anna.page.getByTestId('make').click();
  await anna.page.getByTestId('fill').click();
  await anna.page.getByTestId('start').waitFor();
  const write = async (page: Page, words: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Message' }).fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  await write(anna.page, 'Ready, everybody?');
  await bo.page.goto(anna.page.url());
  await cora.page.goto(anna.page.url());
  for (const { page } of [bo, cora]) await expect(page.getByText('Ready, everybody?')).toBeVisible();
  expect(await faults(bo.page)).toEqual([]);
  await picture(anna.page, 'talk-waiting');
  await write(bo.page, 'Anna looks nervous');
  await expect(cora.page.getByText('Anna looks nervous')).toBeVisible();
  await anna.page.getByText('Ready, everybody?').click();
  await anna.page.getByRole('button', { name: 'Remove for all' }).click();
  for (const { page } of [anna, bo, cora]) {
    await expect(page.getByText('Taken off by the host')).toBeVisible();
    await expect(page.getByText('Ready, everybody?')).toHaveCount(0);
  }
  await expect(anna.page.getByText('Anna looks nervous')).toHaveCount(0);
  await Promise.all([anna, bo, cora].map(({ close }) => close()));
});

test('what is said lies on no card of the hand on a phone held across', async ({ browser, house }) => {
  const player = await Player.sit(browser, { viewport: { width: 844, height: 390 }, hasTouch: true }, 'Anna');
  const { page } = player;
  const stage = new Stage(page);
  const duel = fixture<Record<string, Scene>>('duel').turn as Scene;
  for (const [width, height] of [[844, 390], [740, 360], [667, 375], [932, 430]] as const) {
    await page.setViewportSize({ width, height });
    await stage.show(house.address, duel);
    await page.evaluate(watchSpeech, 12);
    for (const seat of [1 - duel.view.seat, duel.view.seat]) stage.say({ seat, at: 1, remark: { says: 'why', about: 1 - seat, voice: 'chatty' } });
    await page.getByTestId('replies').waitFor();
    // Where there is no room for it, it is not shown at all.
    await page.waitForTimeout(500);
    expect((await overheard(page)).over, `in a window of ${width} pixels`).toEqual([]);
  }
  expect(player.errors).toEqual([]);
  await player.close();
});
