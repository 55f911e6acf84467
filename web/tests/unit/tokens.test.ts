import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file));
const text = (file: string): string => readFileSync(`${source}/${file}`, 'utf8');
/** Above the few layers that a part has in itself. */
const WITHIN = 8;

describe('tokens', () => {
  it('are defined wherever a style or a part sets them', () => {
    const all = files.map(text).join('\n');
    const set = new Set([...all.matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
  });

  it('say what lies above what', () => {
    const bare = files.flatMap((file) => [...text(file).matchAll(/z-index: (\d+)/g)].map(([, layer]) => [file, Number(layer)] as const));
    expect(bare.filter(([, layer]) => layer > WITHIN)).toEqual([]);
  });
});
