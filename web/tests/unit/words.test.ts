import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const LANGUAGES = ['en', 'ru', 'uk'];

function files(folder: string, found: string[] = []): string[] {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) files(`${folder}/${entry.name}`, found);
    else if (/\.(ts|svelte)$/.test(entry.name)) found.push(`${folder}/${entry.name}`);
  }
  return found;
}

const source = files(`${project}web/src`).map((file) => readFileSync(file, 'utf8')).join('\n');
const catalogue = (language: string, file = 'client.ftl'): string => readFileSync(`${project}locales/${language}/${file}`, 'utf8');
const ids = (text: string): string[] => {
  let owner = '';
  return text.split('\n').flatMap((line) => {
    const message = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (message) owner = message;
    const attribute = /^ {4}\.([a-z]+) =/.exec(line)?.[1];
    return message ? [message] : attribute ? [`${owner}.${attribute}`] : [];
  });
};

/** Ids written out, and families put together from a template: `card-${card}.text`. */
const said = new Set([...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => match[1] as string));
for (const match of source.matchAll(/'(client-[\w-]+)'/g)) said.add(match[1] as string);
const families = [...source.matchAll(/`((?:client|card|role|tool|goal|talk|event|direction)-[^`\n]*)`/g)].map(
  (match) => new RegExp(`^${(match[1] as string).replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

describe('the catalogues', () => {
  it.each(LANGUAGES)('hold every message that is said: %s', (language) => {
    const folder = `${project}locales/${language}`;
    const all = new Set(readdirSync(folder).flatMap((file) => ids(catalogue(language, file))));
    expect([...said].filter((id) => !all.has(id))).toEqual([]);
  });

  it('hold no client message that nobody says', () => {
    const offline = ['client-offline'];
    const unused = ids(catalogue('en')).filter((id) => !said.has(id) && !families.some((family) => family.test(id)) && !offline.includes(id));
    expect(unused).toEqual([]);
  });

  it.each(['ru', 'uk'])('say the same with the same arguments: %s', (language) => {
    expect(ids(catalogue(language))).toEqual(ids(catalogue('en')));
    const variables = (text: string): Map<string, string> => {
      const found = new Map<string, string>();
      for (const entry of text.split(/\n(?=[a-z])/)) {
        const id = /^([a-z][\w-]*) =/.exec(entry)?.[1];
        if (id) found.set(id, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1] as string))].sort().join());
      }
      return found;
    };
    expect(variables(catalogue(language))).toEqual(variables(catalogue('en')));
  });

  it.each(LANGUAGES)('can be read: %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const folder = `${project}locales/${language}`;
    const errors = readdirSync(folder).flatMap((file) => bundle.addResource(new FluentResource(catalogue(language, file))));
    expect(errors).toEqual([]);
  });
});
