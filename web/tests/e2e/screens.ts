import type { BrowserContextOptions } from '@playwright/test';

export type Size = { width: number; height: number };

export const SCREENS: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** With the phone held across too. */
export const EVERY_SCREEN: Record<string, BrowserContextOptions> = {
  ...SCREENS,
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** All the sizes that the client is drawn for. */
export const EVERY_SIZE: Record<string, BrowserContextOptions> = {
  ...EVERY_SCREEN,
  small: { viewport: { width: 1024, height: 600 } },
  laptop: { viewport: { width: 1366, height: 768 } },
  monitor: { viewport: { width: 1920, height: 1080 } },
};
