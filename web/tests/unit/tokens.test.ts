import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file));
const text = (file: string): string => readFileSync(`${source}/${file}`, 'utf8');
/** Above the few layers that a part has in itself. */
const WITHIN = 8;

const [tokens = ''] = /:root \{[^}]*\}/.exec(text('app.css')) ?? [];
/** What a file says about looks, without the tokens themselves and without drawings. */
const styles = (file: string): string => (file.endsWith('.css') ? text(file).replace(tokens, '') : [...text(file).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n'));
const found = (pattern: RegExp): string[] => files.flatMap((file) => [...styles(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`));

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

  it('are the only colours of styles', () => {
    expect(found(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi)).toEqual([]);
  });

  it('are the only radii, besides circles', () => {
    expect(found(/(?<=border(?:-\w+)*-radius: )(?!50%)[^;]*\d[^;]*/g).filter((radius) => /\d(?:px|r?em)/.test(radius))).toEqual([]);
  });

  it('are the only sizes at which the arrangement changes', () => {
    const known = [...tokens.matchAll(/: (\d+)px;/g)].map(([, size]) => Number(size));
    const edges = found(/(?<=@media[^{]*(?:width|height): )\d+(?=px)/g).map((edge) => Number(edge.split(' ').at(-1)));
    expect(edges.length).toBeGreaterThan(20);
    expect(edges.filter((edge) => !known.includes(edge) && !known.includes(edge - 1))).toEqual([]);
  });
});
