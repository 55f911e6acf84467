import { faultsInEverySize } from './axe';
import { LONG, expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { hasten } from './tables';

test('two clicks from the first page to a duel with a bot', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  await player.page.goto(house.address);
  await player.page.locator('input[value=duel]').check();
  await player.page.getByTestId('play-now').click();
  expect(await player.asked()).toBe('turn');
  await expect(player.page.locator('[data-token^=entrance]')).toHaveCount(2);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('the beginning and the end of a duel are played by clicking, in Ukrainian', async ({ browser, house }) => {
  test.setTimeout(LONG);
  const player = await Player.sit(browser, { locale: 'uk', bypassCSP: true }, 'Олена');
  const { page } = player;
  await page.goto(`${house.address}/new/duel`);
  await page.locator('input[value=bots]').check();
  await expect(page.getByTestId('level').locator('option')).toHaveCount(4);
  await page.getByTestId('details').locator('summary').click();
  await page.getByTestId('pace').selectOption('instant');
  await page.getByTestId('make').click();
  await page.waitForSelector('[data-card]');
  await expect(page.getByTestId('action-bar')).toContainText(/Ваш хід|Думає/);
  for (let moves = 0; moves < 3; moves++) await player.play();
  await hasten([page], { until: 'game', left: 8 });
  await player.playUntil('over');
  await expect(page.locator('#game-end')).toBeVisible();
  expect(await faultsInEverySize(page, (size) => picture(page, `duel-end-${size}`))).toEqual({});
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/\b(client|card|event|refusal|table|role|tool|goal|duel|decide)-[a-z]/);
  await page.getByRole('button', { name: 'Подивитися на шахту' }).click();
  await page.locator('nav button').nth(1).click();
  await expect(page.locator('[data-testid=log]')).toContainText('Дуель починається');
  expect(player.errors).toEqual([]);
  await player.close();
});

test('two persons by link tie without digging, are told so and play another round', async ({ browser, house }) => {
  test.setTimeout(LONG);
  const host = await Player.sit(browser, {}, 'Anna');
  const guest = await Player.sit(browser, {}, 'Bo');
  await host.page.goto(`${house.address}/new/duel`);
  await host.page.locator('input[value=friends]').check();
  await host.page.getByTestId('make').click();
  const link = await host.page.getByTestId('link').inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(host.page.getByRole('list', { name: 'Players' }).getByText('Bo', { exact: true })).toBeVisible();
  await host.page.getByTestId('start').click();
  for (const { page } of [host, guest]) await page.waitForSelector('[data-card]');

  const passOn = async (player: Player): Promise<void> => {
    while ((await player.asked()) !== 'onward') await player.pass();
  };
  await hasten([host.page, guest.page], { until: 'round', left: 8, by: 'clock' });
  await Promise.all([passOn(host), passOn(guest)]);
  for (const { page } of [host, guest]) {
    await expect(page.locator('#round-end')).toContainText('0 to 0. A tie');
    await page.getByTestId('onward').click();
  }
  await expect(host.page.locator('#round-end')).toBeHidden();
  await expect(guest.page.locator('#round-end')).toBeHidden();
  await expect(host.page.locator('[data-card]')).toHaveCount(5);
  await expect(guest.page.locator('[data-card]')).toHaveCount(5);

  await guest.page.locator('nav').getByRole('button', { name: 'Talk' }).click();
  await guest.page.getByRole('button', { name: 'Well dug!' }).click();
  await expect(host.page.getByText(/Well dug!|neatly dug|Fine work/).first()).toBeVisible();
  expect(host.errors.concat(guest.errors)).toEqual([]);
  await host.close();
  await guest.close();
});
