import { faults } from './axe';
import { expect, test } from './house';
import { Player } from './player';

test('each game has its clauses under its own heading, and the contents lead there', async ({ browser, house }) => {
  const player = await Player.sit(browser, { locale: 'ru-RU', bypassCSP: true });
  const { page } = player;
  await page.goto(`${house.address}/rules`);
  const contents = page.getByRole('navigation').locator('details').filter({ hasText: 'Дуэль' });
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'С самого начала' }).click();
  const duel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Дуэль' }) });
  await expect(duel.getByRole('heading', { name: 'Дуэль' })).toBeInViewport();
  const ids = await duel.locator('p[id]').evaluateAll((clauses) => clauses.map(({ id }) => id.split('-')[0]));
  expect(new Set(ids)).toEqual(new Set(['DUEL']));
  await page.goto(`${house.address}/rules#BASE-43`);
  await expect(page.locator('#BASE-43')).toBeInViewport();
  expect(await faults(page)).toEqual([]);
  expect(player.errors).toEqual([]);
  await player.close();
});

for (const [locale, word, clause] of [['en-GB', 'pickaxe', 'BASE-06'], ['ru-RU', 'вагонет', 'BASE-06'], ['uk-UA', 'кайло', 'BASE-06']] as const) {
  test(`the search of the rules finds clauses by a word of them and looks like every other field: ${locale}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { locale });
    const { page } = player;
    await page.goto(`${house.address}/rules`);
    await page.locator('p[id]').first().waitFor();
    const all = await page.locator('p[id]').count();
    const field = page.getByTestId('search');
    const colours = await page.evaluate(() => {
      const deep = document.createElement('i');
      deep.style.background = 'var(--deep)';
      document.body.append(deep);
      return getComputedStyle(deep).backgroundColor;
    });
    expect(await field.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(colours);
    await field.fill(word);
    await expect.poll(() => page.locator('p[id]').count()).toBeLessThan(all);
    await expect(page.locator(`#${clause}`)).toContainText(word, { ignoreCase: true });
    await player.close();
  });
}
