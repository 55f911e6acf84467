import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Hint, Situation } from '../../src/games/client';
import { HINTS as corporation } from '../../src/games/corporation/hints';
import { HINTS as duel } from '../../src/games/duel/hints';
import { HINTS as saboteur } from '../../src/games/saboteur/hints';
import type { Decision, Tunnels, View } from '../../src/games/tunnels/view';
import type { Shapes } from '../../src/net/seen';
import { type Box, choose, settle } from '../../src/table/hints';
import { LANGUAGES, bundleOf, has, t, useBundle } from '../../src/words/words.svelte';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const scenes = JSON.parse(readFileSync(`${project}web/tests/fixtures/decisions.json`, 'utf8')) as Record<string, { view: View; decision: Decision }>;
const name = (seat: number): string => `Seat${seat}`;

const speak = (language: (typeof LANGUAGES)[number]): void => {
  const folder = `${project}locales/${language}`;
  useBundle(language, bundleOf(language, readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')));
};

const situation = (change: Partial<Situation<Shapes>> = {}): Situation<Shapes> => ({ view: { log: [] } as unknown as Shapes['view'], decision: null, takenUp: null, name, ...change });
const always = (id: string): Hint<Shapes> => ({ id, when: () => ({ at: `#${id}` }) });
const never = (id: string): Hint<Shapes> => ({ id, when: () => null });
const pick = (hints: Hint<Shapes>[], { read = [], now = null, hidden = [] }: { read?: string[]; now?: string | null; hidden?: string[] } = {}): string | undefined =>
  choose(hints, situation(), { read, now, visible: (at) => !hidden.includes(at) })?.id;

describe('the hint to show', () => {
  it('is the first that matters', () => {
    expect(pick([never('a'), always('b'), always('c')])).toBe('b');
  });
  it('is none that was read already', () => {
    expect(pick([always('a'), always('b')], { read: ['a'] })).toBe('b');
    expect(pick([always('a')], { read: ['a'] })).toBeUndefined();
  });
  it('points to nothing that is not on the screen', () => {
    expect(pick([always('a'), always('b')], { hidden: ['#a'] })).toBe('b');
  });
  it('stays while it matters, whatever else comes up', () => {
    expect(pick([always('a'), always('b')], { now: 'b' })).toBe('b');
    expect(pick([always('a'), never('b')], { now: 'b' })).toBe('a');
  });
});

describe('a note', () => {
  const size = { width: 340, height: 110 };
  const room: Box = { left: 8, top: 110, width: 374, height: 430 };
  const overlaps = (one: Box, other: Box): boolean =>
    one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
  const cell = (left: number, top: number): Box => ({ left, top, width: 38, height: 58 });

  it('lies inside its room, beside its thing and off the cells to be played on', () => {
    const cells = [cell(20, 290), cell(58, 232), cell(96, 290), cell(58, 348), cell(96, 348)];
    for (const thing of cells) {
      const note = { ...settle(size, room, thing, cells), ...size };
      for (const other of cells) expect(overlaps(note, other)).toBe(false);
      expect(note.left).toBeGreaterThanOrEqual(room.left);
      expect(note.left + note.width).toBeLessThanOrEqual(room.left + room.width);
      expect(note.top).toBeGreaterThanOrEqual(room.top);
      expect(note.top + note.height).toBeLessThanOrEqual(room.top + room.height);
    }
  });
  it('lies near its thing where there is room', () => {
    const hand: Box = { left: 0, top: 660, width: 390, height: 180 };
    expect(settle(size, room, hand, []).top + size.height).toBe(room.top + room.height);
  });
});

describe.each(LANGUAGES)('hints in %s', (language) => {
  beforeAll(() => speak(language));

  it('are all written', () => {
    for (const { id } of [...saboteur, ...duel, ...corporation]) expect(has(id), id).toBe(true);
  });
  it('have what their words need', () => {
    let said = 0;
    for (const { view, decision } of Object.values(scenes)) {
      for (const hint of saboteur) {
        const pointer = hint.when({ view, decision, takenUp: null, name } satisfies Situation<Tunnels>);
        if (!pointer) continue;
        said++;
        expect(t(hint.id, pointer.args)).not.toMatch(/\{|\}|\$/);
      }
    }
    expect(said).toBeGreaterThan(20);
  });
});
