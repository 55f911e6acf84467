import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { talk } from '../../src/games/saboteur/talk';
import { talkLines } from '../../src/games/tunnels/talk';
import type { View } from '../../src/games/tunnels/view';
import { REMARKS } from '../../src/wire';
import { LANGUAGES, bundleOf, useBundle } from '../../src/words/words.svelte';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const scenes = JSON.parse(readFileSync(`${project}web/tests/fixtures/decisions.json`, 'utf8')) as Record<string, { view: View }>;
const view = (scenes['turn map'] as { view: View }).view;
const name = (seat: number): string => `Seat${seat}`;
const remarks = (claims: boolean) => talk(view, name, claims).flatMap(({ phrases }) => phrases.map(({ remark }) => remark));

describe.each(LANGUAGES)('what can be said, in %s', (language) => {
  beforeAll(() => {
    const folder = `${project}locales/${language}`;
    useBundle(language, bundleOf(language, readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')));
  });

  it('has words on every button', () => {
    for (const { label = '', phrases } of [...talk(view, name, true), ...talkLines('duel')]) {
      for (const text of [label, ...phrases.map((phrase) => phrase.text)]) expect(text).not.toMatch(/talk-|goal-|\{|\}/);
      for (const { text } of phrases) expect(text).not.toBe('');
    }
  });
});

describe('what can be said', () => {
  it('is all that the server knows, with the fields that belong to it', () => {
    for (const [says, fields] of Object.entries<readonly string[]>(REMARKS.saboteur)) {
      const said = remarks(true).filter((remark) => remark.says === says);
      expect(said.length, says).toBeGreaterThan(0);
      for (const remark of said) expect(Object.keys(remark), says).toEqual(['says', ...fields]);
    }
    expect(talkLines('duel').flatMap(({ phrases }) => phrases.map(({ remark }) => remark))).toEqual(Object.keys(REMARKS.duel).map((says) => ({ says })));
  });

  it('is about the other players and the closed goals', () => {
    const seats = remarks(true).flatMap(({ about }) => (about === undefined ? [] : [about]));
    expect(seats).toEqual(Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== view.seat));
    const goals = new Set(remarks(true).flatMap(({ goal }) => (goal ? [goal] : [])));
    expect([...goals].sort()).toEqual(Object.keys(view.goals).filter((cell) => !view.goals[cell]?.open).sort());
  });

  it('says nothing of goals where claims are forbidden', () => {
    expect(remarks(false).some(({ goal }) => goal)).toBe(false);
    expect(remarks(false)).toContainEqual({ says: 'mend-me' });
  });
});
