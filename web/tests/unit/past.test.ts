import { afterEach, expect, it, vi } from 'vitest';
import type { Seen } from '../../src/net/seen';
import { History } from '../../src/net/history';
import { recall } from '../../src/net/past';

afterEach(() => vi.unstubAllGlobals());

it('keeps every view of the round that the server tells of', async () => {
  const asked: string[] = [];
  const told = {
    version: 7,
    first: { deck: 9, log: [{ event: 'round' }] },
    events: [
      { event: 'laid', patch: [['add', ['log'], [{ event: 'laid' }]]] },
      { event: 'drew', patch: [['set', ['deck'], 8], ['add', ['log'], [{ event: 'drew' }]]] },
    ],
  };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(told) });
  });
  const history = new History();
  await recall(history, 'table', 2);
  expect(asked).toEqual(['/api/tables/table/past?seat=2']);
  expect([1, 2, 3].map((length) => (history.at(length) as Seen & { deck: number }).deck)).toEqual([9, 9, 8]);
  expect(history.at(4)).toBeUndefined();
});
