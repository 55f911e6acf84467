/** A table of one scene of the fixtures, with a fake socket: what is sent can be looked at, the next question be asked. */
import { readFileSync } from 'node:fs';
import type { Shapes } from '../../src/net/seen';
import { Table } from '../../src/net/table.svelte';
import type { ActFrame, DecisionInfo, TableFrame } from '../../src/wire';
import { line } from './sockets';

export interface Scene {
  view: { seat: number; hand: string[] } & Record<string, unknown>;
  decision: DecisionInfo;
  legal: Record<string, unknown>[];
}

export const scenesOf = (file: string): Record<string, Scene> =>
  JSON.parse(readFileSync(new URL(`../fixtures/${file}.json`, import.meta.url), 'utf8')) as Record<string, Scene>;

export class Seated<G extends Shapes> {
  readonly table: Table<G>;
  #version = 1;

  constructor(readonly scene: Scene) {
    const ignore = (): void => undefined;
    this.table = new Table<G>('t', { step: ignore, said: ignore });
    const { seat } = scene.view;
    const info = { frame: 'table', table: 't', status: 'playing', seats: [], mine: [seat], you: seat, pressed: [], now: 0 } as unknown as TableFrame;
    line().accept().tell(info, {
      frame: 'view', version: 1, view: scene.view, decision: scene.decision, legal_count: 1, talk: [], earlier: 0, deadline: null, window: null,
    });
  }

  get acts(): ActFrame[] {
    return line().heard('act');
  }

  get sent(): Record<string, unknown> | undefined {
    return this.acts.at(-1)?.action;
  }

  /** Whether what was sent last is one of the legal actions. */
  get isLegal(): boolean {
    const sent = JSON.stringify(this.sent);
    return this.scene.legal.some((action) => JSON.stringify(action) === sent);
  }

  /** The server acknowledges and asks the next thing. */
  ask(decision: DecisionInfo | null, patch: unknown[] = []): void {
    const events = patch.length ? [{ event: 'happened', patch }] : [];
    line().tell(
      { frame: 'ack', id: this.acts.at(-1)?.id ?? '', version: this.#version + 1 },
      { frame: 'events', from: this.#version, version: ++this.#version, events, decision, deadline: null, window: null },
    );
    this.table.playback.skip();
  }

  refuse(): void {
    line().tell({ frame: 'refused', id: this.acts.at(-1)?.id ?? '', family: 'refusal', code: 'no', clauses: [], arguments: {} });
  }
}
