import { faults, faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { EVERY_SCREEN } from './screens';
import { type Scene, Stage, fixture, written } from './stage';

const scene = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;

for (const [size, options] of Object.entries(EVERY_SCREEN)) {
  test(`a move waits for a moment and can be taken back: ${size}`, async ({ browser, house }) => {
    const context = await browser.newContext({ ...options, bypassCSP: true, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
    const page = await context.newPage();
    const stage = new Stage(page);
    stage.holds = true;
    await stage.show(house.address, scene);
    const discard = async (): Promise<void> => {
      await page.locator('[data-card]').first().click();
      await page.locator('[data-way=discard]').click();
      const pay = page.getByTestId('pay');
      if (await pay.count()) await pay.click();
    };
    await discard();
    await expect(page.getByTestId('held')).toBeVisible();
    await picture(page, `takeback-${size}`);
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    await page.getByTestId('take-back').click();
    await expect(page.getByTestId('held')).toHaveCount(0);
    await expect(page.getByTestId('action-bar')).toHaveAttribute('data-asked', 'turn');
    await discard();
    await page.getByTestId('commit').click();
    await expect(page.getByTestId('held')).toHaveCount(0);
    expect(stage.acts.map(written)).toHaveLength(2);
    expect(stage.revoked).toBe(1);
    expect(stage.committed).toBe(1);
    await context.close();
  });
}

test('no key discards without asking, Z takes back, and the menu lists the keys', async ({ browser, house }) => {
  const context = await browser.newContext({ bypassCSP: true });
  await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
  const page = await context.newPage();
  const stage = new Stage(page);
  stage.holds = true;
  await stage.show(house.address, scene);
  await page.keyboard.press('1');
  await expect(page.locator('[data-way=discard]')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator('[data-way=discard]')).toBeFocused();
  expect(stage.acts).toEqual([]);
  await page.keyboard.press('Enter');
  const pay = page.getByTestId('pay');
  if (await pay.count()) await pay.click();
  await expect(page.getByTestId('held')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByTestId('held')).toHaveCount(0);
  expect(stage.revoked).toBe(1);
  await page.locator('[data-opens=menu]').click();
  await page.locator('.menu summary').click();
  await expect(page.getByTestId('keys')).toContainText('Discard');
  await picture(page, 'menu-keys');
  expect(await faults(page)).toEqual([]);
  await context.close();
});

test('a face is chosen on the first page and goes along to the table', async ({ browser, house }) => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(house.address);
  await page.getByTestId('look').click();
  await picture(page, 'look');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Face 7', exact: true }).click();
  const face = await page.getByTestId('look').locator('svg').innerHTML();
  await page.goto(`${house.address}/new/saboteur`);
  await page.getByTestId('make').click();
  await expect(page.getByTestId('look').locator('svg')).toBeVisible();
  expect(await page.getByTestId('look').locator('svg').innerHTML()).toBe(face);
  await context.close();
});
