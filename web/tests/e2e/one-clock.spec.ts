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
  /** Whether the hand shows which of its cards are of no use. */
  dimmed: boolean;
  /** How often a sound has called this player. */
  called: number;
  titled: boolean;
  skip: boolean;
  waiting: string;
  /** Whether anybody is heard. */
  spoken: boolean;
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
            dimmed: document.querySelector('[data-card].idle') !== null,
            called: (window as unknown as { called: number }).called,
            titled: document.title.startsWith('●'),
            skip: document.querySelector('[data-testid=skip]') !== null,
            waiting: bar?.querySelector('.waiting')?.textContent ?? '',
            spoken: document.querySelector('.speech, [data-testid=replies]') !== null,
          };
          seen.push(now);
          if ((seen.some(({ behind }) => behind > 1) && now.asked) || document.querySelector('#round-end, #game-end')) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Counts how often the low note sounds that calls a player. */
function listen(): void {
  const LOW = 147;
  const set = AudioParam.prototype.setValueAtTime;
  const heard = Object.assign(window, { called: 0 });
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value === LOW) heard.called += 1;
    return set.call(this, value, at);
  };
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
      skip.click();
      // Nothing more comes before this player's turn: in the next frame all of it has been shown.
      requestAnimationFrame(() => requestAnimationFrame(() => (document.body.dataset.skipped = document.querySelector<HTMLElement>('[data-behind]')?.dataset.behind)));
    };
    look();
  }, label);
}

/** In each game a table with a question, how it is answered by clicking, and what somebody else does after that. */
const TURNS: Record<string, { scene: Scene; answer: (page: Page, player: Player) => Promise<void>; theirs: (seat: number) => Record<string, unknown>[] }> = {
  saboteur: {
    scene: scenes['turn map'] as Scene,
    answer: (_, player) => player.pass(),
    theirs: (seat) => [{ event: 'laid', seat, card: 'EW', shows: 'EW', at: '1,3' }, { event: 'drew', seat, count: 1 }, { event: 'passed', seat, count: 1 }],
  },
  duel: {
    scene: fixture<Record<string, Scene>>('duel').turn as Scene,
    answer: (_, player) => player.pass(),
    theirs: (seat) => [{ event: 'laid', seat, card: 'EW', shows: 'EW', at: '1,3' }, { event: 'drew', seat, count: 1 }, { event: 'passed', seat, count: 1 }],
  },
  corporation: {
    scene: fixture<Record<string, Scene>>('mountain').exchange as Scene,
    answer: (page) => page.getByTestId('done').click(),
    theirs: (seat) => [{ event: 'turn', seat }, { event: 'exchanged', seat, gives: [], takes: [] }, { event: 'turn', seat }],
  },
};

for (const [game, { scene, answer, theirs }] of Object.entries(TURNS)) {
  test(`prompt, lamp, hand, sound, title, skip and talk follow what is shown, and nobody is told to be thinking himself: ${game}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, Player.MOVING, 'Anna');
    const { page } = player;
    await page.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ name: 'Anna', speed: 'normal', guide: 'off', sound: true, soundAsked: true })));
    await page.addInitScript(listen);
    const { view, decision } = scene;
    const other = (view.seat + 1) % view.players;
    const stage = new Stage(page);
    await stage.show(house.address, scene);
    await answer(page, player);
    await expect.poll(() => stage.acts.length).toBe(1);
    const watched = watch(page);
    const turnOf = (seat: number): unknown[] => [['set', ['turn'], seat], ['set', ['asked'], { [seat]: decision?.kind }]];
    stage.tell([{ event: 'passed', seat: view.seat, count: 1, patch: turnOf(other) }]);
    stage.tell(theirs(other).map((event, place, all) => ({ ...event, patch: place === all.length - 1 ? turnOf(view.seat) : [] })), decision);
    stage.say({ seat: other, at: 1, remark: { says: 'why', about: view.seat, voice: 'terse' } });
    const seen = await watched;
    const before = seen[0]?.called;
    expect(seen.filter(({ asked, called }) => !asked && called !== before)).toEqual([]);
    await expect.poll(() => page.evaluate(() => (window as unknown as { called: number }).called)).toBe((before ?? 0) + 1);
    expect(seen.filter(({ asked, dimmed }) => !asked && dimmed)).toEqual([]);
    expect(seen.filter(({ asked, behind }) => asked && behind > 0)).toEqual([]);
    expect(seen.filter(({ asked, lamp }) => asked && !lamp)).toEqual([]);
    const theirTurn = seen.findIndex(({ lamp }) => !lamp);
    expect(theirTurn, 'the lamp goes to who plays next').toBeGreaterThanOrEqual(0);
    expect(seen.slice(theirTurn).filter(({ asked, lamp }) => lamp && !asked)).toEqual([]);
    expect(seen.filter(({ titled, lamp }) => titled && !lamp)).toEqual([]);
    expect(seen.filter(({ asked, behind, skip }) => !asked && behind > 1 && !skip)).toEqual([]);
    expect(seen.filter(({ behind, spoken }) => behind > 0 && spoken)).toEqual([]);
    await expect(page.getByTestId('replies')).toBeVisible();
    expect(seen.filter(({ waiting }) => waiting.includes('Anna'))).toEqual([]);
    expect(seen.some(({ skip }) => skip)).toBe(true);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

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
  await expect(page.locator('body')).toHaveAttribute('data-skipped', '0');
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
  await expect(page.locator('.flying')).toHaveCount(0);
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
