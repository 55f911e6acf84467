import { expect, test } from './house';
import { Player } from './player';

test('what a module does not go with is seen before it is tried', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto(`${house.address}/new`);
  await page.getByTestId('modules').locator('summary').click();
  const greedy = page.locator('[data-module=greedy-dwarf]');
  await page.locator('[data-module=saboteur2] input').check();
  await expect(greedy.locator('input')).toBeDisabled();
  await expect(greedy).toContainText('Not together with Saboteur 2');
  await expect(greedy.locator('a')).toHaveAttribute('href', '/rules#COMPAT-01');
  await expect(page.getByTestId('seats')).toHaveAttribute('max', '12');
  await page.locator('[data-module=saboteur2] input').uncheck();
  await greedy.locator('input').check();
  await expect(page.locator('[data-module=saboteur2] input')).toBeDisabled();
  await player.close();
});

test('a strict tournament leaves no room for other modules, and says so', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto(`${house.address}/new`);
  await page.getByTestId('modules').locator('summary').click();
  await page.locator('input[value=tournament]').check();
  const strict = page.getByLabel('Other modules beside the tournament');
  const veto = page.locator('[data-module=veto]');
  await strict.selectOption({ label: 'stay in the box' });
  await expect(veto.locator('> label input')).toBeDisabled();
  await expect(veto).toContainText('Not together with Tournament');
  await expect(veto.locator('a')).toHaveAttribute('href', '/rules#COMPAT-10');
  await strict.selectOption({ label: 'are allowed' });
  await veto.locator('> label input').check();
  await expect(strict.locator('option', { hasText: 'stay in the box' })).toBeDisabled();
  await expect(page.locator('[data-module=tournament]')).toContainText('Not together with Veto');
  await player.close();
});

test('what the server does not allow is refused with the rule', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  // A page that does not know what goes alone.
  await page.route('**/api/games', async (route) => {
    const games = (await (await route.fetch()).text()).replaceAll('"alone":"tournamentStrict"', '"alone":null');
    await route.fulfill({ contentType: 'application/json', body: games });
  });
  await page.goto(`${house.address}/new`);
  await page.getByTestId('modules').locator('summary').click();
  await page.locator('input[value=tournament]').check();
  await page.locator('[data-module=veto] > label input').check();
  await page.getByLabel('Other modules beside the tournament').selectOption({ label: 'stay in the box' });
  await page.getByTestId('make').click();
  await expect(page.getByRole('alert')).toContainText('Tournament, Veto');
  await expect(page.getByRole('alert')).toContainText('COMPAT-10');
  expect(page.url()).toContain('/new');
  await player.close();
});

test('a table made from a preset says what is in the box, and how well its bots play', async ({ browser, house }) => {
  const player = await Player.sit(browser, {}, 'Anna');
  const { page } = player;
  await page.goto(house.address);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.locator('input[value=saboteur2]').check();
  await page.getByTestId('seats').fill('2');
  await page.getByTestId('make').click();
  await expect(page.locator('.box')).toContainText('Saboteur 2');
  await page.getByTestId('fill').click();
  const level = page.getByLabel(/^How well .* plays$/);
  await expect(level).toHaveValue('adept');
  await level.selectOption('random');
  await page.reload();
  await expect(level).toHaveValue('random');
  await page.goto(house.address);
  await expect(page.locator('.panel .box')).toContainText('Saboteur 2');
  await player.close();
});

test('a clock for turns says what happens when the time is up', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto(`${house.address}/new`);
  await page.locator('input[value=bots]').check();
  await page.getByTestId('details').locator('summary').click();
  await expect(page.getByText('When the time is up')).toHaveCount(0);
  await page.getByTestId('clock').selectOption('30');
  await expect(page.getByText('When the time is up')).toBeVisible();
  await page.getByTestId('pace').selectOption('instant');
  await page.getByTestId('make').click();
  await player.asked();
  await expect(page.getByTestId('clock')).toBeVisible();
  await expect(page.getByTestId('clock')).toContainText('then the table answers for you', { timeout: 30_000 });
  await player.close();
});

test('only games with maps ask whether they may be talked about', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  const claims = page.getByLabel('Talk about what a map showed is allowed');
  await page.goto(`${house.address}/new`);
  await page.getByTestId('details').locator('summary').click();
  await expect(claims).toBeVisible();
  await page.locator('input[value=corporation]').check();
  await expect(page.getByTestId('details').locator('summary')).toBeVisible();
  await expect(claims).toHaveCount(0);
  await player.close();
});
