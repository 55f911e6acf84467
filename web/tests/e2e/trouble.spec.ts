import type { Page } from '@playwright/test';
import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';

/** Nothing that goes wrong leaves a page without something to read and something to press. */
async function trouble(page: Page, kind: string): Promise<void> {
  const shown = page.locator(`[data-trouble=${kind}]`);
  await expect(shown.getByRole('heading')).toBeVisible();
  await expect(shown.getByRole('button').first()).toBeVisible();
}

test('texts that do not load are asked for again, and their absence is told in the language of the browser', async ({ browser, house }) => {
  const { page, ...player } = await Player.sit(browser, { locale: 'uk' });
  await page.route('**/locales/*.ftl', (route) => route.abort());
  await page.goto(house.address);
  await trouble(page, 'load');
  await expect(page.getByRole('heading')).toHaveText('Цей хід завалило.');
  await page.unroute('**/locales/*.ftl');
  await page.getByRole('button', { name: 'Ще раз' }).click();
  await expect(page.getByText('Грати з ботами').first()).toBeVisible();
  await player.context.close();
});

test('a language whose texts do not load leaves the old one, and says so', async ({ browser, house }) => {
  const { page, context } = await Player.sit(browser);
  await page.goto(house.address);
  await page.route('**/locales/*.ftl', (route) => route.abort());
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server does not answer' })).toBeVisible();
  await context.close();
});

test('a part of the client that does not load comes with the page when it is loaded anew', async ({ browser, house }) => {
  const { page, context } = await Player.sit(browser);
  await page.goto(house.address);
  await page.route('**/assets/Rules-*.js', (route) => route.abort());
  await page.goto(`${house.address}/rules`);
  await trouble(page, 'load');
  await page.unroute('**/assets/Rules-*.js');
  await page.getByRole('button', { name: 'Load anew' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await context.close();
});

test('a part that a newer build has swept away leads to the newer build', async ({ browser, house }) => {
  const { page, context } = await Player.sit(browser);
  await page.goto(house.address);
  await page.route('**/assets/Rules-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route(`${house.address}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/assets\/index-[^.]+\.js/, 'assets/index-newer.js') });
  });
  await page.evaluate(() => history.pushState(null, '', '/rules'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await trouble(page, 'newer');
  await expect(page.getByRole('button', { name: 'Load anew' }).first()).toBeVisible();
  await context.close();
});

test('a newer build is announced at the table after the server came back, and nobody is thrown out for it', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.playBots(house.address, 2);
  await player.asked();
  await page.route(`${house.address}/`, async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<script type="module" crossorigin src="/assets/index-newer.js"></script>' });
  });
  await house.kill();
  await expect(page.locator('.banner')).toBeVisible();
  await house.open();
  await expect(page.getByRole('status').getByRole('button', { name: 'Load anew' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await player.play();
  expect(player.errors).toEqual([]);
  await player.close();
});

test('an address that leads nowhere says so', async ({ browser, house }) => {
  const { page, context } = await Player.sit(browser, { bypassCSP: true });
  for (const path of ['/t/%E0%A4%A', '/%', '/how/constructor', '/no/such/page']) {
    await page.goto(house.address);
    // Not every server lets such an address through; the page has to live with it in any case.
    await page.evaluate((address) => history.pushState(null, '', address), path);
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { name: 'This tunnel leads nowhere.' })).toBeVisible();
  }
  expect(await faultsInEverySize(page, (size) => picture(page, `lost-${size}`))).toEqual({});
  await context.close();
});

test('a table that cannot be drawn says so, and can be drawn again', async ({ browser, house }) => {
  const player = await Player.sit(browser, { bypassCSP: true });
  const { page } = player;
  let spoilt = true;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { frame: string; view?: Record<string, unknown> };
      if (spoilt && frame.view) frame.view.fronts = null;
      socket.send(JSON.stringify(frame));
    });
  });
  await page.goto(`${house.address}/new`);
  await page.locator('input[value=bots]').check();
  await page.getByTestId('make').click();
  await trouble(page, 'draw');
  expect(await faultsInEverySize(page, (size) => picture(page, `trouble-${size}`))).toEqual({});
  spoilt = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('[data-card]');
  await player.close();
});

test('games, rules and a replay that the server does not send can be tried again', async ({ browser, house }) => {
  const { page, context } = await Player.sit(browser);
  for (const [path, request, there] of [
    ['/new', '**/api/games', 'form'],
    ['/rules', '**/api/rules*', 'nav'],
    ['/replay/nowhere', '**/replay', 'text=There is no such table.'],
  ] as const) {
    await page.route(request, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()));
    await page.goto(house.address + path);
    await trouble(page, 'load');
    await page.unroute(request);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(there).first()).toBeVisible();
  }
  await context.close();
});

test('a script that never runs leaves something to read', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(house.address);
  await expect(page.getByRole('heading', { name: 'Motherlode' })).toBeVisible({ timeout: 10_000 });
  await context.close();
});
