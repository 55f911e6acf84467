import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { talk } from '../../src/games/tunnels/talk';
import type { View } from '../../src/games/tunnels/view';
import { Hearing } from '../../src/net/hearing.svelte';
import { remarkText, replies, topics } from '../../src/table/talk/talk';
import { REASONS, REMARKS, REMARKS_OF_MODULES, type Reason, type Said, VOICES } from '../../src/wire';
import { LANGUAGES, bundleOf, useBundle } from '../../src/words/words.svelte';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const scenes = JSON.parse(readFileSync(`${project}web/tests/fixtures/decisions.json`, 'utf8')) as Record<string, { view: View }>;
const view = (scenes['turn map'] as { view: View }).view;
const other = view.seat === 0 ? 1 : 0;
const name = (seat: number): string => `Seat${seat}`;
const modules = [...new Set(Object.values(REMARKS_OF_MODULES))];
const said = (claims: boolean, played: string[] = modules, before: Said[] = []) => talk(view, name, { game: 'saboteur', modules: played, claims }, before);
const remarks = (claims: boolean, played?: string[], before?: Said[]) => said(claims, played, before).flatMap(({ phrases }) => phrases.map(({ remark }) => remark));
const accuses = (about: number): Said => ({ seat: view.seat, at: 99, remark: { says: 'distrust', about } });
const takesBack = (about: number): Said => ({ seat: view.seat, at: 99, remark: { says: 'withdraw', about } });

function speak(language: (typeof LANGUAGES)[number]): void {
  const folder = `${project}locales/${language}`;
  useBundle(language, bundleOf(language, readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')));
}

describe.each(LANGUAGES)('what can be said, in %s', (language) => {
  beforeAll(() => speak(language));

  it('has words on every button', () => {
    for (const { label, phrases } of [...said(true), ...topics('duel', []), ...topics('corporation', [])]) {
      for (const text of [label, ...phrases.map((phrase) => phrase.text)]) expect(text).not.toMatch(/talk-|goal-|\{|\}|^$/);
    }
  });

  it('sounds otherwise in every voice', () => {
    for (const [says, fields] of Object.values(REMARKS).flatMap((game) => Object.entries<readonly string[]>(game))) {
      const texts = VOICES.map((voice) => remarkText({ seat: 1, at: 0, remark: { says, voice: voice as 'terse', ...(fields.includes('about') ? { about: 2 } : {}), ...(fields.includes('colour') ? { colour: 'cyan' } : {}) } }, name, () => ({ place: 'top', cell: 'none' })));
      expect(new Set(texts).size, says).toBe(VOICES.length);
      for (const text of texts) expect(text.includes('Seat2'), says).toBe(fields.includes('about'));
      for (const text of texts) expect(/cyan|голуб|блакитн/.test(text), says).toBe(fields.includes('colour'));
    }
  });
});

describe.each([
  ['en', 'Seat2 broke my lamp on their second turn. Not one of us.', 'Seat2 broke the cart of Seat3 on their turn 12. Not one of us.'],
  ['ru', 'Seat2 своим вторым ходом ломает мне лампу. Не наш человек.', 'Seat2 своим 12-м ходом ломает вагонетку игроку Seat3. Не наш человек.'],
  ['uk', 'Seat2 своїм другим ходом ламає мені лампу. Не наша людина.', 'Seat2 своїм 12-м ходом ламає вагонетку гравцеві Seat3. Не наша людина.'],
] as const)('an accusation names the deed, in %s', (language, mine, another) => {
  const accuse = (reason: Reason): string => remarkText({ seat: 1, at: 0, remark: { says: 'distrust', about: 2, voice: 'terse', reason } }, name, () => ({ place: 'top', cell: 'none' }));
  beforeAll(() => speak(language));

  it('done to who speaks, or to somebody else', () => {
    expect(accuse({ deed: 'broke', turn: 2, on: 1, card: 'broken-lamp' })).toBe(mine);
    expect(accuse({ deed: 'broke', turn: 12, on: 3, card: 'broken-cart' })).toBe(another);
  });

  it('of every kind', () => {
    for (const [deed, fields] of Object.entries<readonly string[]>(REASONS)) {
      const of = Object.fromEntries(fields.map((field) => [field, { on: 3, card: 'thief', goal: '8,0' }[field]]));
      expect(accuse({ deed, turn: 3, ...of }), deed).not.toMatch(/talk-|\{|\}|undefined/);
    }
  });
});

describe('what can be said', () => {
  it('is all that the server knows, with the fields that belong to it', () => {
    for (const [says, fields] of Object.entries<readonly string[]>(REMARKS.saboteur)) {
      const found = [...remarks(true), ...remarks(true, modules, [accuses(other)])].filter((remark) => remark.says === says);
      expect(found.length, says).toBeGreaterThan(0);
      for (const remark of found) expect(Object.keys(remark), says).toEqual(['says', ...fields]);
    }
  });

  it('is twelve to fifteen phrases in every game, and those of the modules in play besides', () => {
    const phrases = (game: string, played: string[]): number =>
      topics(game, played, { goals: [{ cell: '8,0', name: '' }], players: [{ seat: 1, name: '' }], colours: [{ colour: 'red', name: '', sign: '' }] }).flatMap(({ phrases }) => phrases).length;
    for (const game of Object.keys(REMARKS)) {
      expect(phrases(game, []), game).toBeGreaterThanOrEqual(12);
      expect(phrases(game, []), game).toBeLessThanOrEqual(15);
    }
    for (const module of modules) expect(phrases('saboteur', [module]), module).toBeLessThanOrEqual(15 + Object.values(REMARKS_OF_MODULES).filter((one) => one === module).length);
  });

  it('takes back what was said of somebody in this round, and does not say it twice', () => {
    const ofOther = (...before: Said[]): string[] => remarks(true, [], before).filter(({ about }) => about === other).map(({ says }) => says);
    expect(ofOther()).toContain('distrust');
    expect(ofOther()).not.toContain('withdraw');
    expect(ofOther(accuses(other))).toContain('withdraw');
    expect(ofOther(accuses(other))).not.toContain('distrust');
    expect(ofOther(accuses(other), takesBack(other))).toEqual(ofOther());
    expect(ofOther({ ...accuses(other), at: 0 }), 'of a round before').toEqual(ofOther());
    expect(ofOther({ ...accuses(other), seat: other + 1 }), 'by somebody else').toEqual(ofOther());
  });

  it('speaks of a module only where it is played', () => {
    const dragons = (played: string[]): boolean => remarks(true, played).some(({ says }) => says === 'goal-dragon');
    expect([dragons([]), dragons(['new-goals'])]).toEqual([false, true]);
  });

  it('is about the other players and the closed goals', () => {
    const seats = new Set(remarks(true).flatMap(({ about }) => (typeof about === 'number' ? [about] : [])));
    expect([...seats]).toEqual(Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== view.seat));
    const goals = new Set(remarks(true).flatMap(({ goal }) => (goal ? [goal] : [])));
    expect([...goals].sort()).toEqual(Object.keys(view.goals).filter((cell) => !view.goals[cell]?.open).sort());
  });

  it('says nothing of goals where claims are forbidden', () => {
    expect(remarks(false).some(({ goal }) => goal)).toBe(false);
    expect(remarks(false)).toContainEqual({ says: 'mend-me' });
  });

  it('answers an accusation with what the game has, and gives it back', () => {
    expect(replies('saboteur', [], 3).map(({ remark }) => remark)).toEqual([{ says: 'not-me' }, { says: 'watch-me' }, { says: 'no-card' }, { says: 'i-saw-it' }, { says: 'oops' }, { says: 'doubt' }, { says: 'distrust', about: 3 }]);
    expect(replies('duel', [], 1).map(({ remark }) => remark)).toEqual([{ says: 'oops' }, { says: 'all-fair' }, { says: 'doubt' }, { says: 'why', about: 1 }]);
  });

  it('names a corporation by its colour, and none where a remark of an older time has none', () => {
    speak('en');
    const rising = (colour?: string): string => remarkText({ seat: 1, at: 0, remark: { says: 'rising', voice: 'terse', ...(colour ? { colour } : {}) } }, name);
    expect([rising('violet'), rising()]).toEqual(['The violet shares will rise.', 'The same shares will rise.']);
    const ofColour = topics('corporation', [], { colours: [{ colour: 'violet', name: 'violet', sign: '<path/>' }] }).find(({ id }) => id === 'violet');
    expect(ofColour?.phrases.map(({ remark }) => remark)).toContainEqual({ says: 'together', colour: 'violet' });
  });
});

describe('what is heard', () => {
  const accused = { seat: 2, at: 0, remark: { says: 'distrust', about: 0 } };

  it('is counted until it is read, without what one says oneself', () => {
    const hearing = new Hearing('a');
    hearing.hear({ seat: 1, at: 0, text: 'hello' }, [0]);
    hearing.hear({ seat: 0, at: 0, text: 'hello' }, [0]);
    expect(hearing.unread).toBe(1);
    hearing.reading = true;
    hearing.hear({ seat: 1, at: 0, text: 'again' }, [0]);
    expect(hearing.unread).toBe(0);
  });

  it('is nothing from who is muted', () => {
    const hearing = new Hearing('b');
    hearing.mute(2, true);
    expect(hearing.hear(accused, [0])).toBe(false);
    expect([hearing.unread, hearing.accusation]).toEqual([0, null]);
    hearing.mute(2, false);
    expect(hearing.hear(accused, [0])).toBe(true);
  });

  it('is nothing from who is blocked', () => {
    const hearing = new Hearing('d');
    expect(hearing.hear({ seat: 2, at: 0, blocked: true }, [0])).toBe(false);
    expect([hearing.unread, hearing.passes({ seat: 2, at: 0, text: 'hello' })]).toEqual([0, false]);
  });

  it('wants an answer where one is accused, for a while', () => {
    vi.useFakeTimers();
    const hearing = new Hearing('c');
    hearing.hear({ ...accused, remark: { says: 'distrust', about: 1 } }, [0]);
    expect(hearing.accusation).toBeNull();
    hearing.hear(accused, [0]);
    expect(hearing.accusation).toEqual(accused);
    vi.advanceTimersByTime(60_000);
    expect(hearing.accusation).toBeNull();
    vi.useRealTimers();
  });
});
