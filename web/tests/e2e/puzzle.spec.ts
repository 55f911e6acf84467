import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Puzzle, Shelf } from '../../src/puzzles/puzzle';
import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { EVERY_SCREEN, EVERY_SIZE, type Size } from './screens';

const shelf = JSON.parse(readFileSync(new URL('../../../src/motherlode/puzzles/puzzles.json', import.meta.url), 'utf8')) as Shelf;
type Lay = { lay: string; at: string };
const hand = ({ view }: Puzzle): string[] => (view as unknown as { hand: string[] }).hand;
const lay = ({ solution }: Puzzle): Lay => solution.action as Lay;
/** The number of a puzzle whose solution is a card that is laid as it is held. */
const number = shelf.puzzles.findIndex((puzzle) => puzzle.kind === 'reach' && hand(puzzle).includes(lay(puzzle).lay));
const puzzle = shelf.puzzles[number] as Puzzle;
const day = new Date(Date.parse(shelf.first_day) + 86_400_000 * number).toISOString().slice(0, 10);
/** Long after the last puzzle of the file, in its first turn. */
const TODAY = new Date(Date.parse(shelf.first_day) + 86_400_000 * (shelf.puzzles.length - 1) + 43_200_000);

/** Whatever the window, the cards of the hand are large enough to be told apart and pressed. */
async function holdInEverySize(page: Page): Promise<void> {
  const before = page.viewportSize() as Size;
  for (const { viewport } of Object.values(EVERY_SIZE)) {
    await page.setViewportSize(viewport as Size);
    await expect.poll(async () => (await page.locator('[data-card="0"]').boundingBox())?.width, { message: `${viewport?.width}×${viewport?.height}` }).toBeGreaterThan(40);
  }
  await page.setViewportSize(before);
}

for (const [size, options] of Object.entries(EVERY_SCREEN)) {
  test(`a puzzle is told, tried, missed and solved: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...options, bypassCSP: true, reducedMotion: 'reduce' });
    const { page } = player;
    await page.clock.setFixedTime(TODAY);
    await page.goto(`${house.address}/puzzle/${day}`);
    await expect(page.getByTestId('puzzle')).toHaveAttribute('data-puzzle', puzzle.id);
    await expect(page.getByTestId('puzzle-goal')).toContainText('You are a miner');
    await player.settled();
    await picture(page, `puzzle-${size}`);
    if (size === 'desktop') await holdInEverySize(page);
    await player.pass();
    const verdict = page.getByTestId('puzzle-verdict');
    await expect(verdict).toHaveAttribute('data-right', 'false');
    await expect(verdict).toContainText('nuggets');
    await picture(page, `puzzle-wrong-${size}`);
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    await page.getByTestId('puzzle-again').click();
    await expect(verdict).toHaveCount(0);
    await player.settled();
    await player.pick(page.locator(`[data-word="${lay(puzzle).lay}"]`).first());
    await player.at(lay(puzzle).at);
    await expect(verdict).toHaveAttribute('data-right', 'true');
    await expect(verdict).toContainText('at try 2');
    await expect(verdict).toContainText('opens the way to the gold');
    await player.settled();
    await expect(page.getByTestId('prompt')).toBeHidden();
    await picture(page, `puzzle-right-${size}`);
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    await page.getByTestId('puzzle-days').click();
    await expect(page.locator(`[data-testid=puzzle-list] a[href="/puzzle/${day}"]`)).toContainText('solved');
    await picture(page, `puzzle-days-${size}`);
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('a card that does not fit is refused with its clause, and nothing is counted', async ({ browser, house }) => {
  const player = await Player.sit(browser, { reducedMotion: 'reduce' });
  const { page } = player;
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${house.address}/puzzle/${day}`);
  await player.settled();
  await player.pick(page.locator(`[data-word="${lay(puzzle).lay}"]`).first());
  const answer = page.waitForResponse(/\/api\/puzzles\//);
  await page.locator('[data-cell="0,0"]').first().click({ force: true });
  expect((await answer).status()).toBe(400);
  await expect(page.locator('.toast').last()).toContainText('BASE-');
  await expect(page.getByTestId('puzzle-verdict')).toHaveCount(0);
  await player.close();
});

test('who wins in two is told why, and which day it was', async ({ browser, house }) => {
  const player = await Player.sit(browser, { reducedMotion: 'reduce' });
  const { page } = player;
  const forced = shelf.puzzles.findIndex(({ kind }) => kind === 'win-in-two');
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${house.address}/puzzle/${new Date(Date.parse(shelf.first_day) + 86_400_000 * forced).toISOString().slice(0, 10)}`);
  await page.getByTestId('puzzle-show').click();
  await expect(page.getByTestId('puzzle-verdict')).toContainText('Whatever your rival does now, the round is yours.');
  await expect(page.getByRole('heading', { name: /^Puzzle · .*November/ })).toBeVisible();
  await player.close();
});

test('the solution is shown to who asks for it, and it counts for no streak', async ({ browser, house }) => {
  const player = await Player.sit(browser, { reducedMotion: 'reduce' });
  const { page } = player;
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${house.address}/puzzle`);
  await page.getByTestId('puzzle-show').click();
  await expect(page.getByTestId('puzzle-verdict')).toContainText('The solution');
  await expect(page.getByTestId('puzzle-show')).toHaveCount(0);
  await page.getByTestId('puzzle-days').click();
  await expect(page.locator('[data-testid=puzzle-list] [aria-current]')).toContainText('looked up');
  await player.close();
});

test('the first page leads to the puzzle, in each language, and it opens without a line', async ({ browser, house }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  for (const [language, word] of Object.entries({ ru: 'Задача дня', uk: 'Задача дня', en: 'Puzzle of the day' })) {
    await page.addInitScript((name) => localStorage.setItem('motherlode-language', name), language);
    await page.goto(house.address);
    await expect(page.getByTestId('puzzle-link')).toHaveText(word);
  }
  // A page that was under way when the worker was ready is not always taken over; the next one is.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByTestId('puzzle-link').click();
  await expect(page.getByTestId('puzzle-goal')).not.toBeEmpty();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await context.close();
});

test('a day that is still to come has no puzzle', async ({ browser, house }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${house.address}/puzzle/2099-01-01`);
  await expect(page.getByRole('heading')).toContainText('no puzzle');
  await context.close();
});
