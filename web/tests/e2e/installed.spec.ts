import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { type Scene, fixture } from './stage';

test('the client can be installed: manifest, icons and a worker that keeps the shell', async ({ browser, house }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(house.address);
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const answer = await fetch(address);
    return { type: answer.headers.get('content-type'), content: (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[]; display: string } };
  });
  expect(manifest.type).toContain('json');
  expect(manifest.content.display).toBe('standalone');
  for (const { src, sizes } of manifest.content.icons.filter(({ src }) => src.endsWith('png'))) {
    const wide = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(`${wide}x${wide}`).toBe(sizes);
  }
  expect(manifest.content.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => name !== 'motherlode-replays') ?? '';
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  for (const wanted of [/^\/$/, /^\/locales\/uk\.ftl$/, /\.woff2$/, /^\/assets\/.*\.js$/]) expect(kept.some((path) => wanted.test(path))).toBe(true);
  await context.close();
});

test('without a line the first page shows kept replays, and they play', async ({ browser, house }) => {
  const { view } = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
  const replay = { setup: { game: 'saboteur', modules: view.modules ?? [] }, names: ['Anna', 'Brokk', 'Hulda'], first: view, steps: [], talk: [] };
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(async (replay) => (await caches.open('motherlode-replays')).put('/api/tables/kept/replay', new Response(JSON.stringify(replay), { headers: { 'content-type': 'application/json' } })), replay);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByTestId('offline')).toContainText('Anna');
  expect(await faultsInEverySize(page, (size) => picture(page, `offline-${size}`))).toEqual({});
  await page.getByTestId('offline').getByRole('link').first().click();
  await expect(page.locator('input[type=range]')).toBeVisible();
  await context.setOffline(false);
  await context.close();
});
