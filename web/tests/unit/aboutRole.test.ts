import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aboutRole } from '../../src/games/tunnels/about';
import { bundleOf, has, t, useBundle } from '../../src/words/words.svelte';

const locale = (file: string): string => readFileSync(fileURLToPath(new URL(`../../../locales/en/${file}`, import.meta.url)), 'utf8');
useBundle('en', bundleOf('en', `${locale('cards.ftl')}\n${locale('rules.ftl')}`));

describe('what there is to know about a dwarf', () => {
  it('says how he is paid where the catalogues say so, and the client knows nothing of it', () => {
    expect(aboutRole('boss').texts).toEqual([t('role-boss.text'), t('s2-pay-line')]);
    expect(aboutRole('miner').texts).toEqual([t('role-miner.text')]);
    expect(aboutRole('geologist').texts).toHaveLength(1);
  });

  it('is asked for by message and by attribute', () => {
    expect([has('role-boss'), has('role-boss.pay'), has('role-miner.pay'), has('role-nobody'), has('role-nobody.pay')]).toEqual([true, true, false, false, false]);
  });
});
