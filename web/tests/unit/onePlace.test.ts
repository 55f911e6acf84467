import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MODULES, isShowing } from '../../src/games/saboteur/modules';

const source = fileURLToPath(new URL('../../src', import.meta.url));
/** Who lists modules: what each brings, mixes of them, and what is generated from the server. */
const LISTS = ['games/saboteur/modules.ts', 'games/boxes.ts', 'games/tunnels/printed.ts', 'games/tunnels/forms.ts'];
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !LISTS.includes(file));
const NAMES = Object.keys(MODULES).join('|');
/** Something is asked of modules, by the name of one. */
const ASKED = new RegExp(`\\bmodules?\\b[^\\n;]*['"\`](?:${NAMES})['"\`]`, 'g');

describe('a module', () => {
  it('is registered in one file, and nobody else asks which one is played', () => {
    const asking = files.flatMap((file) => [...readFileSync(`${source}/${file}`, 'utf8').matchAll(ASKED)].map(([found]) => `${file}: ${found}`));
    expect(asking).toEqual([]);
  });

  it('that asks for it shows the dwarfs in the middle, the direction, and what everybody has', () => {
    const wanting = (what: Parameters<typeof isShowing>[1]): string[] => Object.keys(MODULES).filter((module) => isShowing([module], what));
    expect(wanting('dwarfs')).toEqual(['saboteur2', 'dressing-room']);
    expect(wanting('direction')).toEqual(['reverse']);
    expect(wanting('sums')).toEqual(['tournament']);
    expect(isShowing(['veto', 'reverse'], 'direction')).toBe(true);
    expect(isShowing([], 'dwarfs')).toBe(false);
    expect(isShowing(['of somebody else'], 'dwarfs')).toBe(false);
  });
});
