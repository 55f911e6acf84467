import type { BrowserContextOptions } from '@playwright/test';
import { LONG, test } from './house';
import { Player } from './player';
import { EVERY_SIZE, type Size } from './screens';
import { Visitor } from './visitor';

/** Who walks through all screens: in which language, and in which sizes he looks at each of them. `SPEAK=ru` lets all of them speak one language. */
const WALKS: Record<string, { locale: string; sizes: string[] }> = {
  'with a mouse': { locale: 'ru', sizes: ['desktop', 'small', 'laptop', 'monitor'] },
  'on a tablet': { locale: 'en-GB', sizes: ['tablet'] },
  'on a phone': { locale: 'uk', sizes: ['phone', 'landscape'] },
};

for (const [device, walk] of Object.entries(WALKS)) {
  const locale = process.env.SPEAK ?? walk.locale;
  test(`axe finds nothing on any screen: ${device}, ${locale}`, async ({ browser, house }) => {
    test.setTimeout(6 * LONG);
    const options = EVERY_SIZE[walk.sizes[0] ?? ''] as BrowserContextOptions;
    const named = (size: string): string => (process.env.SPEAK ? `${size}-${locale}` : size);
    const sizes = Object.fromEntries(walk.sizes.map((size) => [named(size), EVERY_SIZE[size]?.viewport as Size]));
    const visitor = new Visitor(await Player.sit(browser, { ...options, locale, bypassCSP: true }, 'Anna'), house, sizes);
    await visitor.readPages();
    await visitor.makeTables();
    await visitor.sitInTunnels();
    await visitor.digInMountain();
    await visitor.comeToTheEnd();
    await visitor.leave();
  });
}
