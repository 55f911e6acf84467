import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a page loads before it shows anything: scripts and styles named in it, and what they import at once. */
function weigh(): number {
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  const waiting = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] as string);
  const seen = new Set<string>();
  let bytes = 0;
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(`${dist}${file}`);
    bytes += gzipSync(text).length;
    for (const match of text.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) waiting.push(`/assets/${match[1]}`);
  }
  return bytes;
}

describe('the build', () => {
  it('needs less than 150 kB of scripts and styles for the first screen', () => {
    const bytes = weigh();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });
});
