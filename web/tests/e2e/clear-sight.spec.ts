import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';

const scenes = fixture<Record<string, Scene>>('decisions');
const turn = scenes['turn map'] as Scene;
const mountain = fixture<Record<string, Scene>>('mountain');

test('no frame of a page shows the cards of the hand on one another', async ({ browser, house }) => {
  for (const options of [SCREENS.desktop, SCREENS.phone]) {
    const player = await Player.sit(browser, { ...options, ...Player.MOVING });
    const { page } = player;
    await page.addInitScript(() => {
      const gaps: number[] = [];
      Object.assign(window, { gaps });
      const look = (): void => {
        const lefts = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect().left);
        lefts.slice(1).forEach((left, index) => gaps.push(left - (lefts[index] ?? 0)));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await new Stage(page).show(house.address, turn);
    await page.locator('[data-card="1"]').waitFor();
    await page.waitForTimeout(400);
    const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThan(30);
    await player.close();
  }
});

test('whoever may not dig sees all of the mine on a phone', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, reducedMotion: 'reduce' });
  const { page } = player;
  await new Stage(page).show(house.address, scenes['turn blocked'] as Scene);
  await player.settled();
  for (const cell of await page.locator('[data-cell]').all()) await expect(cell).toBeInViewport({ ratio: 0.95 });
  await player.close();
});

test('on a phone Dwarf Corporation shows places where one can dig', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, reducedMotion: 'reduce' });
  const { page } = player;
  const { view, decision } = mountain.dig as Scene;
  /** In opposite corners of the mountain, two in one of them. */
  const dig = { red: ['1,1', '17,17'], blue: ['17,18'] };
  await new Stage(page).show(house.address, { view: { ...view, gems: {} }, decision: { kind: 'dig', options: { ...decision?.options, dig } } });
  for (const cell of ['17,17', '17,18']) await expect(page.locator(`[data-mark="${cell}"]`)).toBeInViewport({ ratio: 1 });
  await player.close();
});
