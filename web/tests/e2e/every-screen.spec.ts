import type { Page } from '@playwright/test';
import { faults } from './axe';
import { SHARING, ended, keepReplay } from './endings';
import { type House, LONG, expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';

const tunnels = fixture<Record<string, Scene>>('decisions');
const mountain = fixture<Record<string, Scene>>('mountain');
const turn = tunnels['turn map'] as Scene;

/** Every language is looked at in sizes of every kind. */
const LANGUAGES: Record<string, string> = { desktop: 'en-GB', tablet: 'ru', phone: 'uk', landscape: 'ru', small: 'uk', laptop: 'ru', monitor: 'uk' };

const DRAWERS = ['talk', 'log', 'notes', 'menu'];
/** With what is there once the page is. */
const PAGES: Record<string, [path: string, there: string]> = {
  home: ['', '[data-testid=play-now]'],
  how: ['/how', 'ol li'],
  'how-corporation': ['/how/corporation', 'h2'],
  rules: ['/rules#BASE-43', '#BASE-43'],
  puzzle: ['/puzzle', 'h1, h2'],
};

/** Somebody who walks through all screens and finds nothing that axe calls serious. */
class Visitor {
  readonly found: Record<string, string[]> = {};
  readonly page: Page;
  readonly #address: string;

  constructor(
    readonly player: Player,
    house: House,
    private readonly size: string,
  ) {
    this.page = player.page;
    this.#address = house.address;
  }

  async look(screen: string): Promise<void> {
    const list = await faults(this.page);
    if (list.length) this.found[screen] = list;
    await picture(this.page, `${screen}-${this.size}`, list.length > 0);
  }

  async readPages(): Promise<void> {
    for (const [screen, [path, there]] of Object.entries(PAGES)) {
      await this.page.goto(`${this.#address}${path}`);
      await this.page.locator(there).first().waitFor();
      await this.look(screen);
    }
  }

  /** The page for new tables, with its modules open, the waiting room, and a duel that has begun. */
  async makeTables(): Promise<void> {
    const { page } = this;
    await page.goto(`${this.#address}/new/saboteur`);
    await page.getByTestId('make').waitFor();
    await this.look('new');
    await page.getByTestId('modules').locator('summary').click();
    await page.locator('input[name=preset][value=saboteur2]').check();
    await this.look('new-modules');
    await page.getByTestId('make').click();
    await page.getByTestId('link').waitFor();
    await this.look('waiting');
    await page.goto(`${this.#address}/new/duel`);
    await page.locator('input[value=bots]').check();
    await page.getByTestId('make').click();
    await page.locator('[data-card]').first().waitFor();
    await this.look('duel');
  }

  async sitInTunnels(stage: Stage): Promise<void> {
    const { page } = this;
    await stage.show(this.#address, turn);
    stage.say({ seat: (turn.view.seat + 1) % turn.view.players, at: 1, remark: { says: 'distrust', about: turn.view.seat, voice: 'chatty' } });
    await page.getByTestId('replies').waitFor();
    await this.look('table');
    await this.openDrawers('table');
    await page.locator('[data-card]:not(.idle)').first().click();
    await this.look('table-card');
    await stage.showNext(tunnels['react holder'] as Scene);
    await this.look('table-react-holder');
  }

  async openDrawers(screen: string, drawers: readonly string[] = DRAWERS): Promise<void> {
    for (const drawer of drawers) {
      const opener = this.page.locator(`[data-opens=${drawer}]`);
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await this.page.locator('.drawer, .pop').waitFor();
      await this.look(`${screen}-${drawer}`);
      await this.page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    }
  }

  async digInMountain(stage: Stage): Promise<void> {
    await stage.show(this.#address, mountain.dig as Scene);
    await this.look('mountain');
    await this.openDrawers('mountain', ['talk']);
    await stage.showNext(mountain.exchange as Scene);
    await this.look('mountain-exchange');
  }

  /** Of a round, part by part, and of a game, with its replay. */
  async comeToTheEnd(stage: Stage): Promise<void> {
    const { page } = this;
    await stage.show(this.#address, SHARING.draft);
    await page.locator('.gold-card').first().waitFor();
    await this.look('round-end-draft');
    await stage.show(this.#address, SHARING.onward);
    const onward = page.locator('[data-testid=onward][data-next]');
    while (!(await onward.count())) await page.getByTestId('share-next').evaluate((next: HTMLElement) => next.click());
    await this.look('round-end-onward');
    await ended(page, this.#address, stage);
    await page.locator('#game-end').waitFor();
    await this.look('game-end');
    await keepReplay(page, 'stage');
    await page.locator('a[href^="/replay/"]').click();
    await page.getByRole('slider').fill('20');
    await this.look('replay');
  }

  async leave(): Promise<void> {
    expect(this.found).toEqual({});
    expect(this.player.errors).toEqual([]);
    await this.player.close();
  }
}

for (const [size, options] of Object.entries(EVERY_SIZE)) {
  const locale = LANGUAGES[size] ?? '';
  test(`axe finds nothing serious on any screen: ${size}, ${locale}`, async ({ browser, house }) => {
    test.setTimeout(2 * LONG);
    const visitor = new Visitor(await Player.sit(browser, { ...options, locale, bypassCSP: true }, 'Anna'), house, size);
    const stage = new Stage(visitor.page);
    await visitor.readPages();
    await visitor.makeTables();
    await visitor.sitInTunnels(stage);
    await visitor.digInMountain(stage);
    await visitor.comeToTheEnd(stage);
    await visitor.leave();
  });
}
