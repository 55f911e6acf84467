import { expect, test } from './house';
import { Player } from './player';

test('two persons and a bot play to the end of a game', async ({ browser, house }) => {
  test.setTimeout(240_000);
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
  await expect(host.page.getByRole('list', { name: 'Players' }).getByText('Bo', { exact: true })).toBeVisible();
  await host.page.getByTestId('fill').click();
  await host.page.getByTestId('start').click();

  const finish = async (player: Player): Promise<number> => {
    for (let moves = 0; moves < 200; moves++) if ((await player.play()) === 'over') return moves;
    return -1;
  };
  const moves = await Promise.all([finish(host), finish(guest)]);
  expect(Math.min(...moves)).toBeGreaterThan(0);
  expect(host.errors.concat(guest.errors)).toEqual([]);

  await host.page.getByRole('link', { name: 'Replay' }).click();
  await expect(host.page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await host.page.keyboard.press('ArrowRight');
  await expect(host.page.getByText(/^1\/\d+/)).toBeVisible();
  await host.page.goBack();
  await host.page.getByTestId('again').click();
  await expect(host.page).not.toHaveURL(link);
  await expect(guest.page.getByRole('link', { name: 'To the next game' })).toBeVisible();
  await host.close();
  await guest.close();
});
