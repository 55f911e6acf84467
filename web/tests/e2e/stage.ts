import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ClientFrame, Said, SayFrame, SeatInfo, ServerFrame, TableFrame } from '../../src/wire';

export interface Scene {
  view: { game: string; seat: number; players: number; modules?: string[]; phase: string; outcome: unknown; window?: unknown } & Record<string, unknown>;
  decision: { kind: string; options: Record<string, unknown> } | null;
  legal: Record<string, unknown>[];
}

const NAMES = ['Anna', 'Brokk', 'Hulda', 'Snorri', 'Yrsa', 'Grim', 'Asta', 'Kettil', 'Runa', 'Torvi', 'Eldgrim', 'Wilhelmina'];

export function fixture<Kept>(name: string): Kept {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as Kept;
}

/** Opens a page as links do: where the client is loaded already it stays so, since that is most of what a page takes. */
export async function visit(page: Page, address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (!page.url().startsWith(`${origin}/`)) {
    await page.goto(address);
    return;
  }
  // What was open is closed first: the same table is not the one before.
  await follow(page, '/nowhere');
  await page.locator('main.middle > a[href="/"]').waitFor({ state: 'attached' });
  await follow(page, pathname);
}

function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((there) => {
    history.pushState(null, '', there);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.scrollTo(0, 0);
  }, path);
}

/** A table that stands still: the page gets one view and one decision, and what it answers is written down. */
export class Stage {
  acts: Record<string, unknown>[] = [];
  /** What was said by the player. */
  said: SayFrame[] = [];
  /** Whether what the player does can be taken back until he commits it; how often he did either. */
  holds = false;
  revoked = 0;
  /** Whether the others are people; otherwise they are bots. */
  friends = false;
  committed = 0;
  /** For which seat each of them was. */
  seats: (number | undefined)[] = [];
  #frames: ServerFrame[] = [];
  #view: Scene['view'] | null = null;
  #ready = false;
  #scenes = 0;
  #version = 1;
  #send: (frame: ServerFrame) => void = () => undefined;

  constructor(private readonly page: Page) {}

  /** As its seat sees it, or as all who share the device do. */
  async show(address: string, scene: Pick<Scene, 'view' | 'decision'>, sharing: number[] = []): Promise<void> {
    this.acts = [];
    this.seats = [];
    this.#version = 1;
    this.#view = scene.view;
    this.#frames = frames(scene, sharing, NAMES[0], this.friends);
    if (!this.#ready) {
      await this.page.routeWebSocket(/\/live$/, (socket) => {
        this.#send = (frame) => socket.send(JSON.stringify(frame));
        socket.onMessage((message) => this.#hear(String(message)));
      });
      // What was before this scene nobody knows, and nobody is told that there is no such table.
      await this.page.route('**/api/tables/stage/past*', (route) => route.fulfill({ json: { first: this.#view, events: [] } }));
    }
    this.#ready = true;
    await visit(this.page, `${address}/t/stage`);
    await this.page.waitForSelector('[data-testid=action-bar], #round-end, #game-end');
  }

  /** Another scene on the same page, as a server shows the whole table anew. */
  async showNext(scene: Pick<Scene, 'view' | 'decision'>): Promise<void> {
    this.acts = [];
    this.seats = [];
    this.#version = 1;
    this.#scenes += 1;
    this.#view = scene.view;
    const name = `Anna ${this.#scenes}`;
    this.#frames = frames(scene, [], name, this.friends);
    // The name comes last: who reads it sees the scene.
    [...this.#frames].reverse().forEach(this.#send);
    await this.page.locator('.seat .name', { hasText: new RegExp(`^${name}\\b`) }).waitFor({ state: 'attached' });
  }

  /** What happens next, all at once, and what is asked after it. */
  tell(events: Record<string, unknown>[], decision: Scene['decision'] = null): void {
    this.#version += 1;
    this.#send({ frame: 'events', from: this.#version - 1, version: this.#version, events, decision, deadline: null, window: null });
  }

  /** A person at that seat has lost the line. */
  away(seat: number): void {
    const gone: Partial<SeatInfo> = { kind: 'person', bot: null, present: false, away_since: Date.now() };
    this.change((table) => ({ seats: table.seats.map((info, index) => (index === seat ? { ...info, ...gone } : info)) }));
  }

  /** Somebody says something. */
  say(said: Said): void {
    this.#send({ frame: 'said', ...said });
  }

  /** The table around the game changes. */
  change(how: (table: TableFrame) => Partial<TableFrame>): void {
    const table = this.#frames.find((frame) => frame.frame === 'table');
    if (table) this.#send({ ...table, ...how(table) });
  }

  #hear(message: string): void {
    const frame = JSON.parse(message) as ClientFrame;
    if (frame.frame === 'hello') this.#frames.forEach(this.#send);
    if (frame.frame === 'ping') this.#send({ frame: 'pong', now: Date.now() });
    if (frame.frame === 'say') {
      this.said.push(frame);
      this.#send({ frame: 'ack', id: frame.id, version: this.#version });
    }
    if (frame.frame === 'revoke') {
      this.revoked++;
      this.#send({ frame: 'revoked', id: frame.id });
    }
    if (frame.frame === 'commit') {
      this.committed++;
      this.#send({ frame: 'ack', id: frame.id, version: this.#version });
    }
    if (frame.frame !== 'act') return;
    this.acts.push(frame.action);
    this.seats.push(frame.seat ?? undefined);
    if (this.holds) this.#send({ frame: 'held', id: frame.id, action: frame.action, until: null });
    else this.#send({ frame: 'ack', id: frame.id, version: this.#version });
  }
}

function frames({ view, decision }: Pick<Scene, 'view' | 'decision'>, sharing: number[], own: string | undefined, friends: boolean): ServerFrame[] {
  const now = Date.now();
  const seat = Math.max(0, view.seat);
  const seats = Array.from({ length: view.players }, (_, index): SeatInfo => {
    const name = (index === seat ? own : NAMES[(index - seat + NAMES.length) % NAMES.length]) ?? '';
    const person = friends || index === seat;
    return { name, kind: person ? 'person' : 'bot', present: true, away_since: null, bot: person ? null : 'adept', votes: [], look: null };
  });
  const { players, modules = [] } = view;
  const mine = view.seat < 0 ? [] : [...new Set([seat, ...sharing])];
  const status = view.outcome ? 'over' : view.phase === 'sharing' && !decision ? 'pause' : 'playing';
  return [
    {
      ...{ frame: 'table', table: 'stage', status, reason: null, seats, host: seat, you: view.seat, mine, successor: null, pause_until: null, pressed: [], about_to: null, blocked: [], now },
      settings: { game: view.game, players, modules, edition: 'jubilee', options: {}, language: 'en', listed: false, chat: true, claims: true, clock: null, pace: 'normal', pass_and_play: mine.length > 1, takeback: 0, aids: true },
    },
    { frame: 'view', version: 1, view, decision, legal_count: 1, talk: [], earlier: 0, deadline: null, window: view.window ? { opened: now, closes: now + 12_000, answer: null } : null },
  ];
}

/** An action in a form that does not depend on the order in which cards or goals were named. */
export function written(action: unknown): string {
  if (Array.isArray(action)) return `[${action.map(written).sort().join()}]`;
  if (action && typeof action === 'object') {
    return `{${Object.entries(action).map(([word, value]) => `${word}:${written(value)}`).sort().join()}}`;
  }
  return JSON.stringify(action);
}
