import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { isDrawn, picture } from '../../src/games/tunnels/art/action';
import { chestCard, isDrawnChest } from '../../src/games/tunnels/art/chest';
import { lock } from '../../src/games/tunnels/art/doors';
import { goalFace, goalKnown, isDrawnGoal } from '../../src/games/tunnels/art/goal';
import { isShown, pictureOf } from '../../src/games/saboteur/modules';
import { isDrawnRole, roleCard } from '../../src/games/tunnels/art/role';
import { tollDwarf } from '../../src/games/tunnels/art/toll';
import { tunnelCard } from '../../src/games/tunnels/art/tunnel';
import { ACTIONS, CHESTS, GOALS, KEYED, MODULES, ROLES, TOLL_DWARFS, TREASURES, TUNNELS } from '../../src/games/tunnels/printed';
import * as reconstructed from '../../src/games/tunnels/reconstructed';
import { doors, feature, kind } from '../../src/games/tunnels/shapes';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const SAID = ['crossing', 'fork', 'straight', 'bend', 'bridge', 'curves', 'parted', 'dead-end'];

/** How many of the drawings differ from each other. */
const distinct = (drawings: string[]): number => new Set(drawings).size;

describe('everything that is printed is drawn', () => {
  it.each([...TUNNELS, ...KEYED, ...TREASURES])('tunnel card %s', (card) => {
    const plain = card.split(':')[0] ?? '';
    expect(SAID).toContain(kind(card));
    if (!feature(card)) return expect(tunnelCard(card)).toContain('<path');
    expect(tunnelCard(card, { seed: 'x' })).not.toBe(tunnelCard(plain, { seed: 'x' }));
    expect(doors(card).length > 0 || ['ladder', 'crystal'].includes(feature(card))).toBe(true);
  });

  it('tunnel cards differ from each other', () => {
    expect(distinct([...TUNNELS, ...KEYED].map((card) => tunnelCard(card)))).toBe(TUNNELS.length + KEYED.length);
  });

  it.each(ACTIONS)('action card %s', (card) => expect(isDrawn(card)).toBe(true));
  it('action cards differ from each other', () => expect(distinct(ACTIONS.map(picture))).toBe(ACTIONS.length));

  it.each(ROLES)('dwarf %s', (role) => expect(isDrawnRole(role)).toBe(true));
  it('dwarfs differ from each other and from their back', () => {
    expect(distinct([null, ...ROLES].map((role) => roleCard(role)))).toBe(ROLES.length + 1);
  });

  it.each(GOALS)('goal %s', (face) => {
    expect(isDrawnGoal(face)).toBe(true);
    expect(goalKnown(face)).toContain('<path');
  });
  it('goals differ from each other', () => expect(distinct(GOALS.map((face) => goalFace(face)))).toBe(GOALS.length));

  it.each(CHESTS)('chest %s', (effect) => expect(isDrawnChest(effect)).toBe(true));
  it('chests differ from each other', () => expect(distinct(CHESTS.map(chestCard))).toBe(CHESTS.length));

  it('toll dwarfs differ from each other', () => {
    expect(distinct(TOLL_DWARFS.map((dwarf) => tollDwarf(Number(dwarf))))).toBe(TOLL_DWARFS.length);
  });

  it.each(MODULES)('module %s', (module) => expect(isShown(module)).toBe(true));
  it('modules differ from each other', () => expect(distinct(MODULES.map((module) => pictureOf(module).art))).toBe(MODULES.length));

  it('nothing is taken for drawn that is not', () => {
    expect([isDrawn('fix-everything'), isDrawnRole('elf'), isDrawnGoal('silver NE'), isDrawnChest('tea')]).toEqual([false, false, false, false]);
  });
});

it('what is marked as reconstructed is printed on some card', () => {
  expect(reconstructed.TUNNELS.filter((card) => !(TUNNELS as readonly string[]).includes(card))).toEqual([]);
  expect(reconstructed.GOALS.filter((what) => !GOALS.some((face) => face.startsWith(what)))).toEqual([]);
});

it('a turned card is reconstructed if the card is', () => {
  expect(['EW:blue-door', 'NW+ES', 'NE+SW', 'SW+NE', 'NS+W', 'SW:ladder', 'W:ladder', 'ESW'].map(reconstructed.isReconstructed)).toEqual([
    true, false, true, true, true, true, true, false,
  ]);
});

describe.each(['en', 'ru', 'uk'])('everything that is printed is told: %s', (language) => {
  const folder = `${project}locales/${language}`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) bundle.addResource(new FluentResource(readFileSync(`${folder}/${file}`, 'utf8')));
  const ids = [
    ...ACTIONS.map((card) => `card-${card}`),
    ...ROLES.map((role) => `role-${role}`),
    ...GOALS.map((face) => `goal-${face.split(/[ -]/)[0]}`),
    ...CHESTS.map((effect) => `chest-${effect}`),
    ...SAID.map((shape) => `shape-${shape}`),
    ...['blue-door', 'green-door', 'ladder', 'crystal'].map((word) => `feature-${word}`),
    'postcard-dressing-room', 'postcard-tunnel-party', 'figure-toll', 'place-start', 'place-goal', 'place-treasure',
  ];

  it.each([...new Set(ids)])('%s', (id) => {
    const message = bundle.getMessage(id);
    expect(message?.value).toBeTruthy();
    expect(message?.attributes.short).toBeTruthy();
    expect(message?.attributes.text).toBeTruthy();
  });

  it('the signs of the teams are shapes, not text that looks like a letter or a figure', () => {
    for (const team of ['blue', 'green'] as const) expect(lock(team)).not.toContain('<text');
    expect(lock('blue')).toContain('<circle');
    expect(lock('green')).not.toContain('<circle');
  });

  it.each(MODULES)('how to play with %s', (module) => {
    expect(bundle.getMessage(`module-${module}`)?.value).toBeTruthy();
    expect(bundle.getMessage(`how-module-${module}`)?.value).toBeTruthy();
  });
});
