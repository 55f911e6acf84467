import { expect, test } from './house';
import { Player } from './player';

test('each game has its clauses under its own heading, and the contents lead there', async ({ browser, house }) => {
  const player = await Player.sit(browser, { locale: 'ru-RU' });
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
  expect(player.errors).toEqual([]);
  await player.close();
});
