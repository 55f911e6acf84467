import { expect, test } from './house';
import { Player } from './player';

const TEXTS = { ru: ['Играть с ботами', 'Ваш ход', 'Начинается раунд'], uk: ['Грати з ботами', 'Ваш хід', 'Починається раунд'] } as const;

for (const [language, [play, turn, round]] of Object.entries(TEXTS)) {
  test(`the browser's language is spoken: ${language}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { locale: language });
    const { page } = player;
    await page.goto(house.address);
    await page.getByRole('button', { name: play }).click();
    await player.asked();
    await expect(page.getByTestId('action-bar')).toContainText(turn);
    await page.locator('nav button').nth(1).click();
    await expect(page.locator('[data-testid=log]')).toContainText(round);
    await player.play();
    await page.locator('.mine').waitFor();
    const shown = await page.locator('body').innerText();
    expect(shown).not.toMatch(/\b(client|card|event|refusal|table|role|tool|goal)-[a-z]/);
    expect(shown).not.toMatch(/[A-Za-z]{4,} [a-z]{3,} [a-z]{2,}/);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('the language can be switched', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Українська' }).click();
  await expect(page.getByRole('link', { name: 'Грати з друзями' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Грати з друзями' })).toBeVisible();
  await player.close();
});
