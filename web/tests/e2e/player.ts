import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Somebody at a browser who plays by clicking. */
export class Player {
  readonly errors: string[] = [];

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly touch: boolean,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async sit(browser: Browser, options: BrowserContextOptions = {}, name = ''): Promise<Player> {
    const context = await browser.newContext(options);
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('motherlode-prefs')) localStorage.setItem('motherlode-prefs', kept);
      },
      JSON.stringify({ name, speed: 'fast' }),
    );
    return new Player(await context.newPage(), context, options.hasTouch ?? false);
  }

  /** A table with bots that need no time. */
  async playBots(address: string, bots: number): Promise<void> {
    await this.page.goto(`${address}/new`);
    await this.page.locator('input[value=bots]').check();
    await this.page.getByTestId('seats').fill(String(bots + 1));
    await this.page.getByTestId('details').locator('summary').click();
    await this.page.getByTestId('pace').selectOption('instant');
    await this.page.getByTestId('make').click();
    await this.page.waitForSelector('[data-card]');
  }

  /** Takes up a tunnel card that can be laid; plays on until there is one. */
  async pickTunnel(): Promise<void> {
    for (;;) {
      if ((await this.asked()) === 'turn') {
        await this.settled();
        const cards = this.page.locator('[data-card]:not(.idle)').filter({ hasNot: this.page.locator('.name') });
        if (await cards.count()) {
          await this.pick(cards.first());
          await this.page.waitForSelector('[data-mark]');
          return this.settled();
        }
      }
      await this.play();
    }
  }

  /** What the table asks of this player, or that it asks nothing any more. */
  async asked(): Promise<'turn' | 'choice' | 'draft' | 'onward' | 'over'> {
    const handle = await this.page.waitForFunction(
      () => {
        const seen = (selector: string): boolean => document.querySelector(selector) !== null;
        if (seen('[data-testid=again]') || seen('#game-end')) return 'over';
        if (seen('.gold-card')) return 'draft';
        if (seen('[data-testid=onward]:not(:disabled)')) return 'onward';
        if (seen('#round-end')) return null;
        if (seen('[data-testid=action-bar] .row .button.lamp:not(.confirm)') || seen('[data-testid=action-bar] .way')) return 'choice';
        return seen('[data-testid=action-bar] .yours') || seen('[data-testid=action-bar] [title=D]') ? 'turn' : null;
      },
      null,
      { timeout: 30_000, polling: 50 },
    );
    return (await handle.jsonValue()) as 'turn';
  }

  /** Answers whatever is asked; says what it was. What is gone before it is pressed is asked again, or not. */
  async play(): Promise<string> {
    const asked = await this.asked();
    const press = (selector: string): Promise<void> => this.page.locator(selector).first().click({ timeout: 3000 });
    try {
      if (asked === 'draft') await press('.gold-card');
      else if (asked === 'onward') await press('[data-testid=onward]');
      else if (asked === 'choice') await press('[data-testid=action-bar] .row button, [data-testid=action-bar] .way');
      else if (asked === 'turn') await this.move();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    }
    return asked;
  }

  /** One turn: the easternmost place a card fits, else something to do with a card, else a pass. */
  async move(): Promise<void> {
    const { page } = this;
    if (await page.locator('[data-card][aria-pressed=true]').count()) await page.keyboard.press('Escape');
    const cards = await page.locator('[data-card]:not(.idle)').count();
    for (let index = 0; index < cards; index++) {
      await this.pick(page.locator('[data-card]:not(.idle)').nth(index));
      const cells = await page.locator('[data-mark]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.mark ?? ''));
      const east = cells.sort((left, right) => Number(left.split(',')[0]) - Number(right.split(',')[0])).at(-1);
      if (east) return this.at(east);
      const aim = page.locator('[data-testid=action-bar] .aim').first();
      if (await aim.count()) return aim.click({ timeout: 3000 });
      await page.keyboard.press('Escape');
    }
    await this.pick(page.locator('[data-card]').first());
    await page.locator('[data-testid=action-bar] button[title=D]').click({ timeout: 3000 });
  }

  /** Until everything that happened has been shown and neither the mine nor the hand moves. */
  async settled(): Promise<void> {
    await this.page.waitForSelector('[data-behind="0"]');
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('.world, [data-card]')].every((node) => node.getAnimations().every(({ playState }) => playState === 'finished')),
    );
  }

  /** How many cards lie in the mine, once everything that happened has been shown. */
  async cells(): Promise<number> {
    await this.settled();
    return this.page.locator('[data-cell]').count();
  }

  async pick(card: ReturnType<Page['locator']>): Promise<void> {
    await card.dispatchEvent('click');
  }

  async at(cell: string): Promise<void> {
    const mark = this.page.locator(`[data-mark="${cell}"] rect`);
    if (!this.touch) return mark.click({ timeout: 3000 });
    await mark.tap({ timeout: 3000 });
    await this.page.locator('.confirm').click({ timeout: 3000 });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
