import { expect, test } from './house';
import { Player } from './player';
import { EVERY_SIZE, SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';

const scenes = fixture<Record<string, Scene>>('decisions');
const turn = scenes['turn map'] as Scene;
const mountain = fixture<Record<string, Scene>>('mountain');

/** Writes down in every frame what speech lies on, and how often there is any: it is gone in seconds. It looks before
 *  the client has moved the speech of this frame, so what was so in one frame alone nobody has seen. */
function watchSpeech(): void {
  const heard = { frames: 0, over: [] as string[] };
  let before: string[] = [];
  Object.assign(window, { heard });
  const meet = (one: DOMRect, other: DOMRect): boolean => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const look = (): void => {
    const spoken = [...document.querySelectorAll<HTMLElement>('.speech')].filter((node) => node.style.visibility !== 'hidden');
    heard.frames += spoken.length;
    const now = [...document.querySelectorAll('.seat, [data-goal]')].flatMap((clear) => {
      const box = clear.getBoundingClientRect();
      return spoken.filter((node) => meet(node.getBoundingClientRect(), box)).map((node) => `${node.textContent} over ${clear.getAttribute('data-goal') ?? 'a seat'}`);
    });
    heard.over.push(...now.filter((one) => before.includes(one)).slice(0, 3 - heard.over.length));
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const [size, options] of Object.entries(EVERY_SIZE)) {
  test(`what others say lies neither on goals nor on players: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...options, reducedMotion: 'reduce', locale: 'ru' }, 'Anna');
    const { page } = player;
    await page.addInitScript(watchSpeech);
    const stage = new Stage(page);
    await stage.show(house.address, turn);
    for (let seat = 0; seat < turn.view.players; seat++) {
      if (seat !== turn.view.seat) stage.say({ seat, at: seat + 1, remark: { says: 'distrust', about: turn.view.seat, voice: 'chatty' } });
    }
    await page.locator('.speech').nth(1).waitFor();
    await page.screenshot({ path: `screenshots/speech-${size}.png` });
    const heard = await page.evaluate(() => (window as unknown as { heard: { frames: number; over: string[] } }).heard);
    expect(heard.frames).toBeGreaterThan(0);
    expect(heard.over).toEqual([]);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('no frame of a page shows the cards of the hand on one another', async ({ browser, house }) => {
  for (const options of [SCREENS.desktop, SCREENS.phone]) {
    const player = await Player.sit(browser, { ...options, ...Player.MOVING });
    const { page } = player;
    await page.addInitScript(() => {
      const gaps: number[] = [];
      Object.assign(window, { gaps });
      const look = (): void => {
        const lefts = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect().left);
        lefts.slice(1).forEach((left, index) => gaps.push(left - (lefts[index] ?? 0)));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await new Stage(page).show(house.address, turn);
    await page.locator('[data-card="1"]').waitFor();
    await page.waitForTimeout(400);
    const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThan(30);
    await player.close();
  }
});

test('whoever may not dig sees all of the mine on a phone', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, reducedMotion: 'reduce' });
  const { page } = player;
  await new Stage(page).show(house.address, scenes['turn blocked'] as Scene);
  await player.settled();
  for (const cell of await page.locator('[data-cell]').all()) await expect(cell).toBeInViewport({ ratio: 0.95 });
  await player.close();
});

test('on a phone Dwarf Corporation shows places where one can dig', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, reducedMotion: 'reduce' });
  const { page } = player;
  const { view, decision } = mountain.dig as Scene;
  /** In opposite corners of the mountain, two in one of them. */
  const dig = { red: ['1,1', '17,17'], blue: ['17,18'] };
  await new Stage(page).show(house.address, { view: { ...view, gems: {} }, decision: { kind: 'dig', options: { ...decision?.options, dig } } });
  for (const cell of ['17,17', '17,18']) await expect(page.locator(`[data-mark="${cell}"]`)).toBeInViewport({ ratio: 1 });
  await player.close();
});
