import { stillness } from './axe';
import { expect, test } from './house';
import { type Layout, boxes, shifts } from './layout';
import { picture } from './picture';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';

const turn = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;

/** What must not shift at a table; a row of players that does not fit beside a drawer scrolls. */
const BESIDE = ['[data-testid=action-bar]', '[data-card="0"]', '[data-opens=menu]', '.drawer'];
const TABLE = ['.seat', ...BESIDE];

/** Presses a button; which properties change by and by. */
async function open(button: HTMLElement): Promise<string[]> {
  button.click();
  await new Promise(requestAnimationFrame);
  return document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.transitionProperty] : []));
}

for (const [size, options] of Object.entries(EVERY_SIZE)) {
  test(`table and talk stand where they stood: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...options, reducedMotion: 'reduce' }, 'Anna');
    const { page } = player;
    const layout: Layout = {};
    const look = async (screen: string, parts: readonly string[]): Promise<void> => {
      await stillness(page);
      await picture(page, `steady-${screen}-${size}`);
      layout[screen] = await boxes(page, parts);
    };
    await new Stage(page).show(house.address, turn);
    await look('table', TABLE);
    expect(await page.locator('[data-opens=talk]').evaluate(open), 'nothing glides for who wants less motion').toEqual([]);
    await page.getByRole('dialog').waitFor();
    await look('table-talk', BESIDE);
    expect(shifts(size, layout)).toEqual([]);
    expect(player.errors).toEqual([]);
    await player.close();
  });
}
