import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { SCREENS } from './screens';

test('who plays with friends is not asked for the game again, and the button is in sight', async ({ browser, house }) => {
  const player = await Player.sit(browser, SCREENS.phone);
  const { page } = player;
  await page.goto(house.address);
  await page.locator('input[value=duel]').check();
  await page.locator('a[href="/new/duel"]').click();
  await expect(page.getByTestId('make')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('input[name=game]')).toHaveCount(0);
  await page.getByTestId('other-game').click();
  await expect(page.locator('input[name=game]')).toHaveCount(3);
  await player.close();
});

test('the menu of a running game has the invitation and the seat link', async ({ browser, house }) => {
  const player = await Player.sit(browser, { bypassCSP: true });
  const { page } = player;
  await player.playBots(house.address, 3);
  await page.locator('[data-opens=menu]').click();
  await page.getByTestId('invitation').click();
  await expect(page.locator('.menu input[readonly], .menu .invite')).not.toHaveCount(0);
  await expect(page.locator('.menu .invite')).toContainText('empty seat');
  await page.getByTestId('seat-link').click();
  await expect(page.locator('.menu .invite')).toContainText('private link');
  await page.locator('.menu a[href="/"]').scrollIntoViewIfNeeded();
  await expect(page.locator('.menu header button')).toBeInViewport({ ratio: 1 });
  const { pathname } = new URL(await page.locator('.menu .invite input').inputValue());
  expect(await faultsInEverySize(page)).toEqual({});
  for (const [address, says] of [[pathname, 'go on playing on this device?'], ['/k/spent', 'This link is good no more.']] as const) {
    await page.goto(house.address + address);
    await expect(page.getByRole('main')).toContainText(says);
    expect(await faultsInEverySize(page, (size) => picture(page, `seat-link${address === pathname ? '' : '-spent'}-${size}`))).toEqual({});
  }
  await player.close();
});
