import { expect, test } from './house';
import { type Scene, Stage, fixture } from './stage';

const mountain = fixture<Record<string, Scene>>('mountain')['dig'] as Scene;
const scene = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;

test('with the keyboard the focus goes where the next choice is, and a pointer is left alone', async ({ browser, house }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
  const page = await context.newPage();
  const stage = new Stage(page);
  await stage.show(house.address, scene);
  await page.mouse.click(5, 450);
  stage.tell([], { ...scene.decision } as Scene['decision']);
  await expect(page.getByTestId('action-bar')).toHaveAttribute('data-asked', 'turn');
  await expect(page.locator('[data-card]:focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  stage.tell([], { ...scene.decision } as Scene['decision']);
  const hand = page.locator('[data-card]:not(.idle):focus');
  await expect(hand).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(':is([data-mark], [data-testid=action-bar] :is(.aim, .confirm)):focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => stage.acts.length).toBe(1);
  stage.tell([], { ...scene.decision } as Scene['decision']);
  await expect(hand).toHaveCount(1);
  await context.close();
});

test('whoever is sent away while something is told of what has the focus sees no fault', async ({ browser, house }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
  for (const [at, focused] of [[scene, '[data-card]'], [mountain, '.mountain']] as const) {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const stage = new Stage(page);
    await stage.show(house.address, at);
    await page.keyboard.press('Tab');
    await page.locator(focused).first().focus();
    await page.keyboard.press('ArrowLeft');
    if (at === scene) await expect(page.getByTestId('card-info')).toBeVisible();
    stage.change(() => ({ status: 'ended' }));
    await expect(page.locator('main.middle h1')).toBeVisible();
    expect(faults).toEqual([]);
    await page.close();
  }
  await context.close();
});
