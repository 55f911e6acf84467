import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { PATIENCE } from './player';
import { openTable } from './tables';

/** Somebody at a browser who plays Dwarf Corporation by clicking. */
export class Digger {
  readonly errors: string[] = [];
  /** Whether what the others do is skipped as soon as it can be. */
  hurries = true;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async sit(browser: Browser, options: BrowserContextOptions = {}, name = 'Anna'): Promise<Digger> {
    const context = await browser.newContext(options);
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('motherlode-prefs')) localStorage.setItem('motherlode-prefs', kept);
      },
      JSON.stringify({ name, speed: 'fast', guide: 'off', soundAsked: true }),
    );
    return new Digger(await context.newPage(), context);
  }

  /** A table with bots that need no time, or with several people at this device. */
  async playAt(address: string, more: Record<string, unknown> = { bots: ['adept', 'adept', 'adept'] }): Promise<void> {
    await openTable(this.page, address, { game: 'corporation', players: 4, language: 'en', ...more });
  }

  /** The kind of question that is asked; `over` at the end, `hand-over` where another person is next. */
  async asked(): Promise<string> {
    const handle = await this.page.waitForFunction(
      (hurries) => {
        if (document.querySelector('#game-end')) return 'over';
        if (document.querySelector('#hand-over')) return 'hand-over';
        const asked = document.querySelector<HTMLElement>('[data-testid=action-bar]')?.dataset.asked;
        if (hurries && !asked) document.querySelector<HTMLElement>('[data-testid=skip]')?.click();
        return asked || null;
      },
      this.hurries,
      { timeout: 60_000, polling: 50 },
    );
    return (await handle.jsonValue()) as string;
  }

  /** Answers whatever is asked; says what it was. */
  async play(): Promise<string> {
    const asked = await this.asked();
    try {
      if (asked === 'dig') await this.dig();
      else if (asked === 'invest') await this.pick(4);
      else if (asked === 'safe') await this.pick(1);
      else if (asked === 'stock-market') await this.pick(2);
      else if (asked !== 'over' && asked !== 'hand-over') await this.press('done');
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    }
    return asked;
  }

  /** Plans as many crystals as can be placed, gold first, and digs. */
  async dig(): Promise<void> {
    await this.hurry();
    if ((await this.planned()) === 0) await this.plan();
    while (await this.page.locator('[data-mark]').count()) {
      const before = await this.planned();
      await this.plan();
      await this.page.waitForFunction((count) => document.querySelectorAll('[data-ghost]').length !== count, before, { timeout: PATIENCE });
    }
    await this.press('confirm');
  }

  /** One crystal onto the drawing. */
  async plan(): Promise<void> {
    const cells = await this.page.locator('[data-mark]').evaluateAll((nodes) => nodes.map((node) => (node as SVGElement).dataset.mark ?? ''));
    const gold = await this.page.locator('[data-symbol=gold]').evaluateAll((nodes) => nodes.map((node) => (node as SVGElement).dataset.cell ?? ''));
    const cell = cells.find((one) => gold.includes(one)) ?? cells[0];
    const mark = this.page.locator(`[data-mark="${cell}"] rect`);
    await this.seeAll();
    await mark.click({ timeout: PATIENCE });
    const which = this.page.locator('.which').first();
    if (await which.count()) await which.click({ timeout: PATIENCE });
  }

  /** Fingers get a part of the mountain that is large enough; this shows the whole. */
  async seeAll(): Promise<void> {
    const board = this.page.locator('[data-whole=false]');
    if (await board.count()) await this.page.getByTestId('fit').click({ timeout: PATIENCE });
    await this.page.waitForFunction(() => document.querySelector('.world')?.getAnimations().every(({ playState }) => playState === 'finished') ?? true);
  }

  planned(): Promise<number> {
    return this.page.locator('[data-ghost]').count();
  }

  async pick(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const free = this.page.locator('[data-corporation].offered[aria-pressed=false]');
      await free.nth(index % 2).click({ timeout: PATIENCE });
    }
    await this.press('confirm');
  }

  async press(button: string): Promise<void> {
    await this.page.getByTestId(button).click({ timeout: PATIENCE });
  }

  /** Does not watch what the others did. */
  async hurry(): Promise<void> {
    const skip = this.page.getByTestId('skip');
    if (await skip.count()) await skip.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined);
    await this.settled();
  }

  /** Everything that happened has been shown. */
  async settled(): Promise<void> {
    await this.page.waitForSelector('[data-behind="0"]');
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
