import type { Page } from '@playwright/test';
import { Digger } from './digger';
import { expect, test } from './house';
import { Player } from './player';
import { type Scene, Stage, fixture } from './stage';

const scenes = fixture<Record<string, Scene>>('decisions');

interface Seen {
  asked: boolean;
  behind: number;
  lamp: boolean;
  titled: boolean;
  skip: boolean;
  waiting: string;
}

/** Writes down, frame by frame, what is to be seen until this player is asked again. */
function watch(page: Page): Promise<Seen[]> {
  return page.evaluate(
    () =>
      new Promise<Seen[]>((resolve) => {
        const seen: Seen[] = [];
        const look = (): void => {
          const bar = document.querySelector<HTMLElement>('[data-testid=action-bar]');
          const now = {
            asked: (bar?.dataset.asked ?? '') !== '',
            behind: Number(document.querySelector<HTMLElement>('[data-behind]')?.dataset.behind),
            lamp: document.querySelector('.seat.you.turn') !== null,
            titled: document.title.startsWith('●'),
            skip: document.querySelector('[data-testid=skip]') !== null,
            waiting: bar?.querySelector('.waiting')?.textContent ?? '',
          };
          seen.push(now);
          if ((seen.some(({ behind }) => behind > 1) && now.asked) || document.querySelector('#round-end, #game-end')) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Presses the button to skip in the very frame in which it can be hit: on a slow machine it is gone before it could be pressed from outside. */
function skipOnce(page: Page, label: string): Promise<void> {
  return page.evaluate((text) => {
    const look = (): void => {
      const skip = document.querySelector<HTMLElement>('[data-testid=skip]');
      const { left, top, width, height } = skip?.getBoundingClientRect() ?? new DOMRect();
      if (skip?.textContent !== text || document.elementFromPoint(left + width / 2, top + height / 2) !== skip) {
        requestAnimationFrame(look);
        return;
      }
      document.body.dataset.skipped = '';
      skip.click();
    };
    look();
  }, label);
}

test('prompt, lamp, title and skip follow what is shown, and nobody is told to be thinking himself', async ({ browser, house }) => {
  const player = await Player.sit(browser, Player.MOVING, 'Anna');
  const { page } = player;
  player.hurries = false;
  await player.playBots(house.address, 4);
  await player.asked();
  await page.evaluate(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ name: 'Anna', speed: 'normal', guide: 'off' })));
  await page.reload();
  await player.asked();
  await player.pass();
  const seen = await watch(page);
  expect(seen.filter(({ asked, behind }) => asked && behind > 0)).toEqual([]);
  expect(seen.filter(({ asked, lamp }) => asked && !lamp)).toEqual([]);
  expect(seen.filter(({ titled, lamp }) => titled && !lamp)).toEqual([]);
  expect(seen.filter(({ asked, behind, skip }) => !asked && behind > 1 && !skip)).toEqual([]);
  expect(seen.filter(({ waiting }) => waiting.includes('Anna'))).toEqual([]);
  expect(seen.some(({ skip }) => skip)).toBe(true);
  await player.close();
});

test('who does not want to watch skips to the own turn, in Dwarf Corporation too', async ({ browser, house }) => {
  const digger = await Digger.sit(browser, Player.MOVING);
  const { page } = digger;
  digger.hurries = false;
  await digger.playAt(house.address);
  await page.evaluate(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ name: 'Anna', speed: 'slow', guide: 'off' })));
  await page.reload();
  await skipOnce(page, 'Skip to my turn »');
  while (!(await page.locator('body[data-skipped]').count())) {
    if ((await digger.play()) === 'over') throw new Error('nothing was there to be skipped');
  }
  expect(await digger.asked()).not.toBe('over');
  expect(digger.errors).toEqual([]);
  await digger.close();
});

test('a look under a goal waits for its reader, and what the others do waits behind it', async ({ browser, house }) => {
  const player = await Player.sit(browser, Player.MOVING);
  const { page } = player;
  const { view } = scenes['turn map'] as Scene;
  const stage = new Stage(page);
  await page.clock.install();
  await stage.show(house.address, { view, decision: null });
  const goal = Object.keys(view.goals as object)[0];
  const other = (view.seat + 1) % view.players;
  stage.tell([
    { event: 'played', seat: view.seat, card: 'map', goal, face: 'stone', patch: [] },
    { event: 'laid', seat: other, card: 'EW', shows: 'EW', at: '3,9', patch: [['set', ['board', '3,9'], 'EW']] },
  ]);
  const read = page.getByTestId('read');
  await page.clock.runFor(2000);
  await expect(read).toBeFocused();
  await page.clock.runFor(4000);
  await expect(read).toBeVisible();
  await expect(page.locator('[data-cell="3,9"]')).toHaveCount(0);
  await read.click();
  await page.clock.runFor(5000);
  await expect(read).toHaveCount(0);
  await expect(page.locator('[data-cell="3,9"]')).toHaveCount(1);
  await player.close();
});

test('who is away is away and not thinking', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  const { view } = scenes['turn map'] as Scene;
  const other = (view.seat + 1) % view.players;
  const stage = new Stage(page);
  await stage.show(house.address, { view: { ...view, turn: other, asked: { [other]: 'turn' } }, decision: null });
  await expect(page.getByTestId('action-bar')).toContainText('thinking');
  stage.away(other);
  await expect(page.getByTestId('action-bar')).toContainText('is away');
  await expect(page.getByTestId('action-bar')).not.toContainText('thinking');
  await player.close();
});
