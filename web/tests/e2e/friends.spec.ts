import { LONG, expect, test } from './house';
import { Player } from './player';
import { hasten } from './tables';

test('two persons and a bot play over the end of a round to the end of a game', async ({ browser, house }) => {
  test.setTimeout(LONG);
  const host = await Player.sit(browser, {}, 'Anna');
  const guest = await Player.sit(browser, {}, 'Bo');
  await host.page.goto(house.address);
  await host.page.getByRole('link', { name: 'Play with friends' }).click();
  await host.page.getByTestId('seats').fill('3');
  await host.page.getByTestId('details').locator('summary').click();
  await host.page.getByTestId('pace').selectOption('instant');
  await host.page.getByTestId('make').click();
  await expect(host.page.getByTestId('qr')).toBeVisible();
  const link = await host.page.getByTestId('link').inputValue();

  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  const players = host.page.getByRole('list', { name: 'Players' });
  await expect(players.getByText('Bo', { exact: true })).toBeVisible();
  await expect(guest.page.getByText('Anna starts the game when everybody is here.')).toBeInViewport();
  await host.page.getByTestId('fill').click();
  await host.page.getByTestId('start').click();

  const pages = [host.page, guest.page];
  const moved = await Promise.all([host.playUntil('turn'), guest.playUntil('turn')]);
  expect(Math.min(...moved)).toBeGreaterThan(0);
  await hasten(pages, { until: 'round', left: 8 });
  await Promise.all([host.playUntil('onward'), guest.playUntil('onward')]);
  await hasten(pages, { until: 'game', left: 10 });
  const moves = await Promise.all([host.playUntil('over'), guest.playUntil('over')]);
  expect(Math.min(...moves)).toBeGreaterThan(1);
  expect(host.errors.concat(guest.errors)).toEqual([]);

  await host.page.getByRole('link', { name: 'Replay' }).click();
  await expect(host.page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await host.page.keyboard.press('ArrowRight');
  await expect(host.page.getByText(/^1\/\d+/)).toBeVisible();
  await host.page.goBack();
  await host.page.getByTestId('again').click();
  await expect(host.page).not.toHaveURL(link);
  await expect(players.getByText('not here yet')).toHaveCount(1);
  await guest.page.getByRole('link', { name: 'To the next game' }).click();
  await expect(players.getByText('Bo', { exact: true })).toBeVisible();
  await expect(players.getByText('not here yet')).toHaveCount(0);
  await host.close();
  await guest.close();
});
