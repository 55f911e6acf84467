import { afterEach, expect, it, vi } from 'vitest';
import { Table } from '../../src/net/table.svelte';

class Line {
  static last: Line;
  onmessage: (message: { data: string }) => void = () => undefined;
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  readyState = 1;
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('gets the remarks that were made before those of the view', async () => {
  vi.stubGlobal('WebSocket', Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal('location', { origin: 'http://here' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ earlier: 20, talk: [{ seat: 0, at: 1, text: 'old' }] }) });
  });
  const ignore = (): void => undefined;
  const table = new Table('abc', { step: ignore, said: ignore });
  const view = { frame: 'view', version: 3, view: { log: [] }, decision: null, legal_count: 0, deadline: null, window: null };
  Line.last.onmessage({ data: JSON.stringify({ ...view, talk: [{ seat: 1, at: 2, text: 'new' }], earlier: 21 }) });
  await table.recallTalk();
  expect(asked).toEqual(['/api/tables/abc/talk?before=21']);
  expect(table.talk.map((said) => said.text)).toEqual(['old', 'new']);
  expect(table.earlier).toBe(20);
  table.close();
});
