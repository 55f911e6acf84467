import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../../locales/en/trouble.ftl?raw';
import ru from '../../../locales/ru/trouble.ftl?raw';
import uk from '../../../locales/uk/trouble.ftl?raw';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** What can be said while nothing else is loaded. */
const TROUBLE: Record<Language, string> = { en, ru, uk };

const KEPT = 'motherlode-language';
const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });

/** The text of a message in the chosen language; `id.attribute` reads an attribute. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const [name = '', attribute] = id.split('.');
  const message = state.bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern || !state.bundle) return state.bundle ? id : '';
  return tied(state.bundle.formatPattern(pattern, args, []));
}

/** A dash never begins a line. */
function tied(text: string): string {
  return text.replaceAll(' —', '\u00a0—');
}

/** Whether there is such a message, or `id.attribute` such an attribute of one. */
export function has(id: string): boolean {
  const [name = '', attribute] = id.split('.');
  const message = state.bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
}

/** Several things in a row, as the language puts them. */
export function each(things: readonly string[]): string {
  return things.join(', ');
}

export function language(): Language {
  return state.language;
}

export function bundleOf(name: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function useBundle(name: Language, bundle: FluentBundle): void {
  state.bundle = bundle;
  state.language = name;
}

/** Before any texts are there: enough to say that they are coming, or that they do not come. */
export function stammer(name: Language): void {
  useBundle(name, bundleOf(name, TROUBLE[name]));
  document.documentElement.lang = name;
}

export async function speak(name: Language): Promise<void> {
  const answer = await fetch(`/locales/${name}.ftl`, { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(`no texts in ${name}`);
  useBundle(name, bundleOf(name, await answer.text()));
  document.documentElement.lang = name;
  keep(name);
}

/** What was chosen before, else the first language of the browser that there are texts for. */
export function wanted(): Language {
  const choices = [kept(), ...navigator.languages];
  for (const choice of choices) {
    const found = LANGUAGES.find((name) => choice?.toLowerCase().startsWith(name));
    if (found) return found;
  }
  return 'en';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(name: Language): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // A browser that keeps nothing still speaks.
  }
}
