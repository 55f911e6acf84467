import { faults } from './axe';
import { expect, test } from './house';
import { Player } from './player';
import { type Scene, Stage, fixture } from './stage';

const turn = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;

/** Something wrong for who cannot see or point, put among the pictures of a table, and what axe calls it. */
const WRONGS: Record<string, [at: string, html: string]> = {
  'color-contrast': ['main', '<p style="position:fixed;inset:40% auto auto 40%;z-index:9999;background:#333;color:#444">faint</p>'],
  'button-name': ['[data-testid=action-bar]', '<button></button>'],
  'nested-interactive': ['[data-card] :is([aria-hidden=true] svg, svg[aria-hidden=true])', '<a href="/" tabindex="0"><rect width="9" height="9"/></a>'],
  'aria-command-name': ['svg:not([aria-hidden=true], [aria-hidden=true] svg) g', '<g role="button" tabindex="0"><rect width="9" height="9"/></g>'],
};

test('what is wrong beside a picture or can be reached inside one is found', async ({ browser, house }) => {
  const player = await Player.sit(browser, { bypassCSP: true }, 'Anna');
  const { page } = player;
  await new Stage(page).show(house.address, turn);
  const strokes = (): Promise<number> => page.evaluate(() => [...document.querySelectorAll('svg')].reduce((sum, { childNodes }) => sum + childNodes.length, 0));
  const drawn = await strokes();
  expect(await faults(page)).toEqual([]);
  expect(await strokes(), 'the pictures are whole again').toBe(drawn);
  for (const [rule, [at, html]] of Object.entries(WRONGS)) {
    await page.locator(at).first().evaluate((node, wrong) => node.insertAdjacentHTML('afterbegin', wrong), html);
    expect((await faults(page)).map((fault) => fault.split(':')[0]), rule).toContain(rule);
  }
  await player.close();
});

test('what is wrong in one size only is found there', async ({ browser, house }) => {
  const player = await Player.sit(browser, { bypassCSP: true, viewport: { width: 1440, height: 1200 } }, 'Anna');
  const { page } = player;
  await new Stage(page).show(house.address, turn);
  const wrong = '<div style="position:fixed;inset:10% auto auto 40%;height:25vh;overflow:auto"><p style="height:260px">first</p><p>last</p></div>';
  await page.locator('main').evaluate((node, wrong) => node.insertAdjacentHTML('afterbegin', wrong), wrong);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await faults(page)).map((fault) => fault.split(':')[0])).toEqual(['scrollable-region-focusable']);
  await page.setViewportSize({ width: 1440, height: 1200 });
  expect(await faults(page)).toEqual([]);
  await player.close();
});
