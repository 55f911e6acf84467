import { expect, test } from './house';
import { Player } from './player';
import { openTable, playModules } from './tables';

test('the rules of a table are in the reader’s language, with contents, a search and the pay of Saboteur 2', async ({ browser, house }) => {
  const player = await Player.sit(browser, { locale: 'uk-UA' });
  const { page } = player;
  await page.goto(`${house.address}/rules/saboteur,saboteur2,veto`);
  await expect(page.locator('#BASE-43')).toContainText('порода з породою');
  await expect(page.locator('#DUEL-01')).toHaveCount(0);
  await expect(page.getByTestId('pay-table')).toContainText('5+');
  await page.getByRole('navigation').getByRole('link', { name: 'Драбина' }).click();
  await expect(page.locator('#S2-43')).toBeInViewport();
  await page.getByTestId('search').fill('BASE-43');
  await expect(page.locator('#BASE-43')).toBeVisible();
  await expect(page.locator('#S2-43')).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a place named in the log lights up in the mine while the pointer rests on it', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await playModules(page, house.address, 6, [], { firstPlayer: 1 });
  await page.getByRole('button', { name: 'Log' }).click();
  const named = page.getByRole('complementary', { name: 'Log' }).locator('[data-spot]').first();
  await expect(named).toBeVisible({ timeout: 30_000 });
  await expect(named).not.toContainText(/^-?\d+,-?\d+$/);
  await named.hover();
  await expect(page.getByTestId('spot')).toHaveCount(1);
  await page.mouse.move(400, 300);
  await expect(page.getByTestId('spot')).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('cells of Dwarf Corporation say what they are, and a legend tells all signs', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await openTable(page, house.address, { game: 'corporation', players: 3, bots: ['random', 'random'], modules: [], options: { firstPlayer: 0 } });
  await page.getByTestId('legend').click();
  await expect(page.getByRole('heading', { name: 'What the signs mean' })).toBeVisible();
  await page.keyboard.press('Escape');
  const danger = await page.locator('[data-symbol=danger]').first().boundingBox();
  if (!danger) throw new Error('no danger');
  await page.mouse.click(danger.x + danger.width / 2, danger.y + danger.height / 2);
  await expect(page.getByTestId('card-info')).toContainText('No digging here');
  await expect(page.getByTestId('card-info')).toContainText('column');
  expect(player.errors).toEqual([]);
  await player.close();
});
