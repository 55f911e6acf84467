import type { Page } from '@playwright/test';
import { faults } from './axe';
import { SHARING, ended, keepReplay } from './endings';
import { type House, expect } from './house';
import { picture } from './picture';
import type { Player } from './player';
import type { Size } from './screens';
import { overheard, watchSpeech } from './speech';
import { type Scene, Stage, fixture, visit } from './stage';

const tunnels = fixture<Record<string, Scene>>('decisions');
const mountain = fixture<Record<string, Scene>>('mountain');
const duel = fixture<Record<string, Scene>>('duel');
const turn = tunnels['turn map'] as Scene;
/** The table as somebody without a seat sees it. */
const watched = { decision: null, view: { ...turn.view, seat: -1, hand: [], roles: (turn.view.roles as unknown[]).map(() => null) } };

const NOTEBOOK = { deeds: [], claims: [], cards: [{ card: 'map', all: 6, left: 4 }, { card: 'rockfall', all: 3, left: 0 }, { card: 'EW', all: 3, left: 3 }] };
/** The parts of a round's end, the last one first. */
const CHAPTERS = ['moved', 'shares', 'roles', 'ways', 'result'];
/** In so many frames is speech looked at. */
const FRAMES = 12;
const DRAWERS = ['talk', 'log', 'notes', 'menu'];
/** What some clauses have in every language: all of them take axe long, and are looked at once (`rules.spec.ts`). */
const SEARCHED = '180';
/** With what is there once the page is. */
const PAGES: Record<string, [path: string, there: string]> = {
  home: ['', '[data-testid=play-now]'],
  how: ['/how', 'ol li'],
  'how-duel': ['/how/duel', 'h2'],
  'how-corporation': ['/how/corporation', 'h2'],
  rules: ['/rules', 'p[id]'],
  puzzle: ['/puzzle', '[data-testid=puzzle]'],
};

/** Somebody who walks through all screens and lets axe look at each. */
export class Visitor {
  readonly found: Record<string, string[]> = {};
  readonly page: Page;
  readonly stage: Stage;
  readonly #address: string;
  /** Remarks so far. */
  #said = 0;

  constructor(
    readonly player: Player,
    house: House,
    /** In which each screen is looked at, one after the other, by what pictures of them are called. */
    private readonly sizes: Record<string, Size>,
  ) {
    this.page = player.page;
    this.stage = new Stage(player.page);
    this.#address = house.address;
  }

  /** `holds`: what else is true of it in every size. */
  async look(screen: string, holds: () => Promise<void> = async () => undefined): Promise<void> {
    for (const [size, viewport] of Object.entries(this.sizes)) {
      await this.page.setViewportSize(viewport);
      await holds();
      const list = await faults(this.page);
      if (list.length) this.found[`${screen}, ${size}`] = list;
      await picture(this.page, `${screen}-${size}`, list.length > 0);
    }
  }

  async readPages(): Promise<void> {
    for (const [screen, [path, there]] of Object.entries(PAGES)) {
      await visit(this.page, `${this.#address}${path}`);
      await this.page.locator(there).first().waitFor();
      if (screen === 'rules') await this.page.getByTestId('search').fill(SEARCHED);
      await this.look(screen, screen === 'home' ? () => this.seeHowToBegin() : undefined);
    }
  }

  /** Without scrolling one can begin to play. */
  private async seeHowToBegin(): Promise<void> {
    await expect(this.page.getByTestId('play-now')).toBeInViewport({ ratio: 1 });
    await expect(this.page.locator('a[href^="/new/"]')).toBeInViewport({ ratio: 1 });
  }

  /** The page for new tables, with its modules open, the waiting room, and a duel that has begun. */
  async makeTables(): Promise<void> {
    const { page } = this;
    await visit(page, `${this.#address}/new/corporation`);
    await page.getByTestId('make').waitFor();
    await this.look('new-corporation');
    await visit(page, `${this.#address}/new/saboteur`);
    await page.getByTestId('make').waitFor();
    await this.look('new');
    await page.getByTestId('modules').locator('summary').click();
    await page.locator('input[name=preset][value=saboteur2]').check();
    await this.look('new-modules');
    await page.getByTestId('make').click();
    await page.getByTestId('link').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), 'the waiting room opens at its top').toBe(0);
    await this.look('waiting');
    await visit(page, `${this.#address}/new/duel`);
    await page.locator('input[value=bots]').check();
    await this.look('new-duel');
    await page.getByTestId('make').click();
    await page.locator('[data-card]').first().waitFor();
    await this.look('duel');
    await this.openDrawers('duel', ['talk', 'notes']);
  }

  async sitInTunnels(): Promise<void> {
    const { page, stage } = this;
    await page.route('**/api/tables/stage/notebook', (route) => route.fulfill({ json: NOTEBOOK }));
    await this.talkBesideALook();
    await stage.show(this.#address, turn);
    await this.look('table', () => this.beAccused());
    await this.openDrawers('table');
    await page.locator('[data-card]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByTestId('card-info').waitFor();
    await this.look('table-card-info');
    await page.keyboard.press('Escape');
    await page.locator('[data-card]:not(.idle)').first().click();
    await this.look('table-card');
    await stage.showNext(tunnels['react holder'] as Scene);
    await this.look('table-react-holder');
    await stage.show(this.#address, watched);
    await this.openDrawers('corner', ['talk']);
  }

  /** By everybody at once: what they say lies neither on goals nor on players. */
  private async beAccused(): Promise<void> {
    const { page, stage } = this;
    await page.evaluate(watchSpeech, FRAMES);
    for (let seat = 0; seat < turn.view.players; seat++) {
      if (seat !== turn.view.seat) stage.say({ seat, at: ++this.#said, remark: { says: 'distrust', about: turn.view.seat, voice: 'chatty' } });
    }
    await page.getByTestId('replies').waitFor();
    await expect.poll(async () => (await overheard(page)).frames).toBe(FRAMES);
    expect((await overheard(page)).over, 'speech lies on goals, players or answers').toEqual([]);
  }

  /** What was seen under a goal is held up until it is read: whoever opens the talk meanwhile sees both. */
  private async talkBesideALook(): Promise<void> {
    const { page, stage } = this;
    const { view } = turn;
    await stage.show(this.#address, { view, decision: null });
    stage.tell([{ event: 'played', seat: view.seat, card: 'map', goal: Object.keys(view.goals as object)[0], face: 'stone NW', patch: [] }]);
    await page.getByTestId('read').waitFor();
    await this.look('look');
    await page.locator('[data-opens=talk]').click();
    await this.look('look-talk', async () => {
      await expect.poll(() => this.under('.drawer', '[data-held-up]'), { message: 'what is held up lies over the talk' }).toBe(false);
      await expect(page.getByTestId('read')).toBeInViewport({ ratio: 1 });
    });
  }

  /** Whether one thing lies over another that is there at all. */
  private under(over: string, under: string): Promise<boolean> {
    return this.page.evaluate(([over = '', under = '']) => {
      const [one, other] = [document.querySelector(over)?.getBoundingClientRect(), document.querySelector(under)?.getBoundingClientRect()];
      return one !== undefined && other !== undefined && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }, [over, under]);
  }

  /** What of a drawer lies outside of it, over the hand. */
  private sticksOut(): Promise<string[]> {
    return this.page.evaluate(() => {
      const drawer = document.querySelector('.drawer');
      const low = drawer?.getBoundingClientRect().bottom ?? 0;
      return [...(drawer?.querySelectorAll('form, [data-testid=phrases]') ?? [])].filter((part) => part.getBoundingClientRect().bottom > low + 1).map(({ tagName }) => tagName);
    });
  }

  async openDrawers(screen: string, drawers: readonly string[] = DRAWERS): Promise<void> {
    for (const drawer of drawers) {
      const opener = this.page.locator(`[data-opens=${drawer}]`);
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await this.page.locator('.drawer, .pop').waitFor();
      await this.look(`${screen}-${drawer}`, async () => {
        if (drawer !== 'menu') await expect.poll(() => this.under('.drawer', '[data-testid=replies]'), { message: `answers lie under the ${drawer}` }).toBe(false);
        await expect.poll(() => this.sticksOut(), { message: `the ${drawer} is longer than its drawer` }).toEqual([]);
      });
      await this.page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    }
  }

  async digInMountain(): Promise<void> {
    const { page, stage } = this;
    await stage.show(this.#address, mountain.dig as Scene);
    await this.look('mountain');
    await this.openDrawers('mountain', ['talk', 'log', 'notes']);
    for (const asked of ['exchange', 'invest', 'cards']) {
      await stage.showNext(mountain[asked] as Scene);
      await this.look(`mountain-${asked}`);
    }
    await page.locator('[data-seat]').nth(1).click();
    await this.look('mountain-player');
  }

  /** Of a round, part by part, and of a game, with its replay. */
  async comeToTheEnd(): Promise<void> {
    const { page, stage } = this;
    await stage.show(this.#address, SHARING.draft);
    await page.locator('.gold-card').first().waitFor();
    await this.look('round-end-draft');
    await this.readRound();
    await stage.show(this.#address, duel.tie as Scene);
    stage.change(() => ({ status: 'pause' }));
    await page.getByTestId('onward').waitFor();
    await this.look('duel-round-end');
    await ended(page, this.#address, stage);
    await page.locator('#game-end').waitFor();
    await this.look('game-end');
    await keepReplay(page, 'stage');
    await page.locator('a[href^="/replay/"]').click();
    await page.getByRole('slider').fill('20');
    await this.look('replay');
  }

  /** To its last part, and back from part to part: what was told once lies open. */
  private async readRound(): Promise<void> {
    const { page, stage } = this;
    await stage.show(this.#address, SHARING.told);
    const onward = page.locator('[data-testid=onward][data-next]');
    while (!(await onward.count())) await page.getByTestId('share-next').evaluate((next: HTMLElement) => next.click());
    for (const chapter of CHAPTERS) {
      await page.locator(`[data-chapter=${chapter}]`).waitFor();
      await this.look(`round-end-${chapter}`);
      if (chapter !== CHAPTERS.at(-1)) await page.getByTestId('share-before').click();
    }
    await expect(page.getByTestId('share-before')).toBeDisabled();
  }

  async leave(): Promise<void> {
    expect(this.found).toEqual({});
    expect(this.player.errors).toEqual([]);
    await this.player.close();
  }
}
