import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { bringIntoSight } from './finger';
import { openTable } from './tables';

/** How long something is waited for that may be gone before it is pressed, in milliseconds. */
export const PATIENCE = 5000;

/** Somebody at a browser who plays by clicking. */
export class Player {
  /** For tests that want everything to move as it does for most people. */
  static readonly MOVING = { reducedMotion: 'no-preference' } as const;
  readonly errors: string[] = [];
  /** Whether what the others do is skipped as soon as it can be. */
  hurries = true;

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
      JSON.stringify({ name, speed: 'fast', guide: 'off', soundAsked: true }),
    );
    return new Player(await context.newPage(), context, options.hasTouch ?? false);
  }

  /** A table with bots that need no time. */
  async playBots(address: string, bots: number): Promise<void> {
    await openTable(this.page, address, { game: 'saboteur', players: bots + 1, bots: Array.from({ length: bots }, () => 'adept') });
    await this.page.waitForSelector('[data-card]');
  }

  /** The same, put together by hand on the page for new tables. */
  async makeBotsTable(address: string, bots: number): Promise<void> {
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
  async asked(): Promise<'turn' | 'choice' | 'draft' | 'window' | 'read' | 'onward' | 'over'> {
    const handle = await this.page.waitForFunction(
      (hurries) => {
        const seen = (selector: string): boolean => document.querySelector(selector) !== null;
        if (seen('[data-testid=again]') || seen('#game-end')) return 'over';
        if (seen('[data-testid=read]')) return 'read';
        if (seen('.gold-card') || seen('[data-steal]')) return 'draft';
        if (seen('[data-testid=onward]:not(:disabled)')) return 'onward';
        if (seen('#round-end')) return null;
        if (seen('[data-testid=let-it]:not(:disabled)')) return 'window';
        const kind = document.querySelector<HTMLElement>('[data-testid=action-bar]')?.dataset.asked ?? '';
        if (hurries && kind === '') document.querySelector<HTMLElement>('[data-testid=skip]')?.click();
        if (['', 'react', 'draft', 'steal'].includes(kind)) return null;
        return kind === 'turn' || kind === 'pathfinder' ? 'turn' : 'choice';
      },
      this.hurries,
      { timeout: 30_000, polling: 50 },
    );
    return (await handle.jsonValue()) as 'turn';
  }

  /** Answers whatever is asked; says what it was. What is gone before it is pressed is asked again, or not. */
  async play(): Promise<string> {
    const asked = await this.asked();
    try {
      if (asked === 'draft') await this.press('.gold-card, [data-steal] button, button[data-steal]');
      else if (asked === 'read') await this.press('[data-testid=read]');
      else if (asked === 'onward') await this.press('[data-testid=onward]');
      else if (asked === 'window') await this.press('[data-testid=let-it]');
      else if (asked === 'choice') await this.choose();
      else if (asked === 'turn') await this.move();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    }
    return asked;
  }

  /** Plays until this has been asked and answered, or the game is over; says how many answers it took. */
  async playUntil(last: string): Promise<number> {
    for (let moves = 1; moves < 60; moves++) {
      const asked = await this.play();
      if (asked === last) return moves;
      if (asked === 'over') break;
    }
    throw new Error(`${last} was never asked`);
  }

  /** The first of several answers. */
  async choose(): Promise<void> {
    await this.press('[data-testid=action-bar] :is([data-answer] button, button[data-answer], [data-pick])');
    const keep = this.page.getByTestId('keep');
    if (await keep.count()) await keep.click({ timeout: PATIENCE });
  }

  private press(selector: string): Promise<void> {
    return this.page.locator(selector).first().click({ timeout: PATIENCE });
  }

  /** Discards the first card; what is gone before it is pressed is asked again. */
  async pass(): Promise<void> {
    try {
      await this.page.keyboard.press('Escape');
      await this.pick(this.page.locator('[data-card]').first());
      await this.page.locator('[data-testid=action-bar] button[title=D]').click({ timeout: PATIENCE });
      await this.paid();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    }
  }

  /** One turn: the easternmost place a card fits, else something to do with a card, else a pass. */
  async move(): Promise<void> {
    const { page } = this;
    await page.keyboard.press('Escape');
    const cards = await page.locator('[data-card]:not(.idle)').count();
    for (let index = 0; index < cards; index++) {
      await this.pick(page.locator('[data-card]:not(.idle)').nth(index));
      const cells = await page.locator('[data-mark]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.mark ?? ''));
      const east = cells.sort((left, right) => Number(left.split(',')[0]) - Number(right.split(',')[0])).at(-1);
      const pair = page.locator('[data-testid=action-bar] .aim[aria-pressed=false]');
      if (await pair.count()) return this.swap(pair);
      if (east) return this.at(east).then(() => this.paid());
      const aim = page.locator('[data-testid=action-bar] :is(.aim, .confirm)').first();
      if (await aim.count()) return aim.click({ timeout: PATIENCE });
      await page.keyboard.press('Escape');
    }
    const stop = page.locator('[data-testid=action-bar] button[data-answer]');
    if (await stop.count()) return stop.click({ timeout: PATIENCE });
    await this.pick(page.locator('[data-card]').first());
    await page.locator('[data-testid=action-bar] button[title=D]').click({ timeout: PATIENCE });
    await this.paid();
  }

  /** Confirms what has a price: cards to discard, a toll to pay. */
  private async paid(): Promise<void> {
    const pay = this.page.getByTestId('pay');
    if (await pay.count()) await pay.click({ timeout: PATIENCE });
  }

  /** Names two goals one after the other. */
  private async swap(goals: ReturnType<Page['locator']>): Promise<void> {
    await goals.first().click({ timeout: PATIENCE });
    await goals.first().click({ timeout: PATIENCE });
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
    if (!this.touch) return mark.click({ timeout: PATIENCE });
    await bringIntoSight(this.page, mark);
    await mark.tap({ timeout: PATIENCE });
    await this.page.locator('.confirm').click({ timeout: PATIENCE });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
