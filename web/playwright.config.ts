import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser without windows comes first: it is the same one, and draws a page for less. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export default defineConfig({
  testDir: 'tests/e2e',
  // Far more than any test takes on an idle machine; a test that waits for what never comes costs its retries, too.
  timeout: 90_000,
  // A browser test waits more than it works; each worker has a browser and a server for all its tests.
  workers: 2,
  // Tests of one file are shared out too, so that no worker waits for the longest file.
  fullyParallel: true,
  // Beside other tests a page may be slow to answer.
  expect: { timeout: 15_000 },
  // A second try tells a slow machine from a defect; what passed only then is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync),
      args: [
        '--no-sandbox',
        '--headless',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters as wide as in a browser with windows: without it they are fitted to whole pixels.
        '--font-render-hinting=none',
      ],
    },
    // Nothing flies, sways or fades in for ever: most of what a browser draws, it draws for that. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    // What a worker fetches, a test cannot stand in for; the tests of the worker itself allow it.
    serviceWorkers: 'block',
  },
});
