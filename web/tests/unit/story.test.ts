import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { tellApart } from '../../src/games/apart';
import { announced, tell } from '../../src/games/saboteur/story';
import { told } from '../../src/games/saboteur/told';
import { cut, earned, moved, routes, why } from '../../src/games/saboteur/sharing/why';
import type { GameEvent, View } from '../../src/games/tunnels/view';
import { LANGUAGES, bundleOf, useBundle } from '../../src/words/words.svelte';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const fixture = <Kept>(name: string): Kept => JSON.parse(readFileSync(`${project}web/tests/fixtures/${name}.json`, 'utf8')) as Kept;
const events = fixture<{ event: GameEvent; modules: string[] }[]>('events');
const scenes = fixture<Record<string, { view: View }>>('decisions');
const sharings = fixture<View[]>('sharings');
const name = (seat: number): string => `Seat${seat}`;
const table = Object.values(scenes)[0]?.view as View;

const speak = (language: (typeof LANGUAGES)[number]): void => {
  const folder = `${project}locales/${language}`;
  useBundle(language, bundleOf(language, readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')));
};
/** An id that no catalogue has, or an argument that was not given. */
const BROKEN = /\{|\}|\$|undefined|\[object|\b(?:event|card|role|chest|decide|share|goal|tool)-[a-z]/;

describe.each(LANGUAGES)('events in %s', (language) => {
  beforeAll(() => speak(language));

  it.each(events.map(({ event }) => [`${event.event} ${'card' in event ? event.card : ''}`, event] as const))('%s is told', (_, event) => {
    const lines = tell(event, table, name);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
  });

  it('a play that waits for objections is told whole', () => {
    for (const { view } of [scenes['react holder'], scenes['react other']] as { view: View }[]) {
      const line = announced(view, name);
      expect(line).toContain(name(view.flow?.play.seat ?? -1));
      expect(line).not.toMatch(BROKEN);
    }
  });
});

describe('what a player reads', () => {
  beforeAll(() => speak('en'));

  it('names tunnels by their kind, not by letters', () => {
    expect(tell({ event: 'laid', seat: 1, card: 'NEW', shows: 'NEW', at: '3,-1' }, table, name)).toEqual(['Seat1 lays a fork at column 3, 1 below the middle.']);
    const ways = ['NEW', 'ESW', 'NEW'].map((shows) => ({ event: 'laid' as const, seat: 1, card: 'NEW', shows, at: '3,-1' }));
    const fork = 'Seat1 lays a fork at column 3, 1 below the middle.';
    expect(tellApart(told, ways, table, name)).toEqual([`${fork} (fork: north–east–west)`, `${fork} (fork: east–south–west)`, `${fork} (fork: north–east–west)`]);
    expect(tellApart(told, ways.slice(0, 1), table, name)).toEqual([fork]);
    expect(tell({ event: 'drew', seat: 0, count: 2, cards: ['EW', 'map'] }, table, name)).toEqual(['You draw: a straight tunnel, map.']);
  });

  it('names one of three goals by its place and needs no cell for it', () => {
    const column = { ...table, goals: Object.fromEntries(['8,2', '8,0', '8,-2'].map((cell) => [cell, { face: null }])) } as unknown as View;
    expect(tell({ event: 'played', seat: 1, card: 'map', goal: '8,2' }, column, name)).toEqual(['Seat1 has a look at the upper goal.']);
    expect(tell({ event: 'played', seat: 1, card: 'map', goal: '8,2' }, { ...column, game: 'duel' }, name)).toEqual(['Seat1 has a look at the upper vein.']);
    const moved = { ...column, goals: { ...column.goals, '9,4': { face: null } } } as unknown as View;
    expect(tell({ event: 'played', seat: 1, card: 'map', goal: '9,4' }, moved, name)).toEqual(['Seat1 has a look at the goal (column 9, 4 above the middle).']);
  });
});

describe('sharing', () => {
  beforeAll(() => speak('en'));
  const rounds = sharings.flatMap((view) => (view.last_round ? [{ view, last: view.last_round }] : []));

  it('knows rounds of many kinds', () => {
    expect(rounds.length).toBeGreaterThan(5);
    expect(new Set(rounds.flatMap(({ last }) => last.verdict ?? [])).size).toBeGreaterThan(1);
  });

  it('says how the gold of two teams is cut', () => {
    const teams = rounds.filter(({ last }) => last.why.some((reason) => reason?.why === 'winner'));
    expect(teams.length).toBeGreaterThan(0);
    for (const { last } of teams) expect(cut(last)[0]).not.toMatch(/share-|\{/);
    expect(rounds.filter(({ view }) => !view.modules.includes('saboteur2')).flatMap(({ last }) => cut(last))).toEqual([]);
  });

  it('names a reason for everybody who was paid', () => {
    for (const { view, last } of rounds) {
      for (const seat of last.roles.keys()) {
        if (earned(view, last, seat)) expect(why(last, seat), `${last.roles[seat]} of ${last.won.join()}`).not.toMatch(/^$|share-/);
      }
    }
  });

  it('draws the ways that teams have', () => {
    for (const { view, last } of rounds) {
      for (const { cells } of routes(last)) {
        for (const cell of cells) expect(cell in view.board).toBe(true);
        expect(last.goals[cells.at(-1) ?? '']).toMatch(/^gold/);
      }
    }
    expect(rounds.some(({ last }) => routes(last).length > 0)).toBe(true);
  });

  it('tells of gold that changed hands', () => {
    expect(rounds.some(({ view }) => moved(view).length > 0)).toBe(true);
  });
});
