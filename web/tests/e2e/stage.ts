import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ActFrame, ClientFrame, ServerFrame, TableFrame } from '../../src/wire';

export interface Scene {
  view: { seat: number; players: number; modules: string[]; phase: string; outcome: unknown; window?: unknown } & Record<string, unknown>;
  decision: { kind: string; options: Record<string, unknown> } | null;
  legal: Record<string, unknown>[];
}

const NAMES = ['Anna', 'Brokk', 'Hulda', 'Snorri', 'Yrsa', 'Grim', 'Asta', 'Kettil', 'Runa', 'Torvi', 'Eldgrim', 'Wilhelmina'];

export function fixture<Kept>(name: string): Kept {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as Kept;
}

/** A table that stands still: the page gets one view and one decision, and what it answers is written down. */
export class Stage {
  readonly acts: Record<string, unknown>[] = [];

  constructor(private readonly page: Page) {}

  async show(address: string, { view, decision }: Scene): Promise<void> {
    const now = Date.now();
    const seat = Math.max(0, view.seat);
    const names = NAMES.map((_, index) => NAMES[(index - seat + NAMES.length) % NAMES.length] ?? '');
    const table: TableFrame = {
      frame: 'table', table: 'stage', status: view.outcome ? 'over' : view.phase === 'sharing' && !decision ? 'pause' : 'playing', reason: null,
      seats: Array.from({ length: view.players }, (_, index) => ({ name: names[index] ?? '', kind: index === seat ? 'person' : 'bot', present: true, away_since: null, bot: index === seat ? null : 'adept', votes: [] })),
      host: seat, you: seat, mine: [seat], successor: null, pause_until: null, pressed: [], now,
      settings: { game: 'saboteur', players: view.players, modules: view.modules, edition: 'jubilee', options: {}, language: 'en', listed: false, chat: false, claims: true, clock: null, pace: 'normal', pass_and_play: false },
    };
    const window = view.window ? { opened: now, closes: now + 12_000, answer: null } : null;
    await this.page.routeWebSocket(/\/live$/, (socket) => {
      const send = (frame: ServerFrame): void => socket.send(JSON.stringify(frame));
      socket.onMessage((message) => {
        const frame = JSON.parse(String(message)) as ClientFrame;
        if (frame.frame === 'hello') {
          send(table);
          send({ frame: 'view', version: 1, view, decision, legal_count: 1, talk: [], deadline: null, window });
        } else if (frame.frame === 'act') this.#written(frame, send);
      });
    });
    await this.page.goto(`${address}/t/stage`);
    await this.page.waitForSelector('[data-testid=action-bar], #round-end, #game-end');
  }

  #written(frame: ActFrame, send: (frame: ServerFrame) => void): void {
    this.acts.push(frame.action);
    send({ frame: 'ack', id: frame.id, version: 1 });
  }
}

/** An action in a form that does not depend on the order in which cards or goals were named. */
export function written(action: unknown): string {
  if (Array.isArray(action)) return `[${action.map(written).sort().join()}]`;
  if (action && typeof action === 'object') {
    return `{${Object.entries(action).map(([word, value]) => `${word}:${written(value)}`).sort().join()}}`;
  }
  return JSON.stringify(action);
}
