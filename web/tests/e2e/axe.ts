import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { EVERY_SIZE } from './screens';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** How long nothing is asked of a page that is drawing, in milliseconds. */
const LOOK_AGAIN = 40;
/** What moves longer than this is a clock that runs down, in milliseconds. */
const A_WHILE = 5000;
type Violation = { id: string; nodes: { element?: Element }[] };
/** All of axe's rules, the best practices too. Nothing is written down of what is as it should be, which takes long. */
const ALL_RULES = { resultTypes: ['violations'], selectors: false, preload: false, elementRef: true };
/** The one that asks how large something is. */
const RULES_OF_SIZE = { ...ALL_RULES, runOnly: ['scrollable-region-focusable'] };
/** What could be reached or read inside a picture; everything else in one is strokes. */
const REACHABLE = 'a, text, title, desc, foreignObject, [tabindex], [role], [aria-label], [aria-labelledby]';
/** `shown`: what is to be seen now, and which letters are large; `clean`: the same of what all rules found nothing wrong with. */
type Axe = { configure: (how: { noHtml: boolean }) => void; run: (how: typeof ALL_RULES) => Promise<{ violations: Violation[] }> };
type Runner = { axe?: Axe; shown?: [string, boolean[]]; clean?: Map<string, boolean[]> };

/** Until nothing moves but clocks and what moves for ever: half faded in, a text has too little contrast and a box another size. */
export async function stillness(page: Page): Promise<void> {
  const moving = (long: number): number =>
    document.getAnimations().filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < long).length;
  for (let still = 0; still < 2; ) {
    still = (await page.evaluate(moving, A_WHILE)) ? 0 : still + 1;
    if (!still) await page.waitForTimeout(LOOK_AGAIN);
  }
}

/**
 * Whether nothing was wrong with what is to be seen and heard on the page in another size: with the same things, names
 * and colours, wherever they lie. Smaller letters want more contrast.
 */
function wasClean(reachable: string): boolean {
  const geometry = /^(style|class|viewBox|transform|d|points|[cr]?[xy][12]?|r|width|height)$/;
  const parts: string[] = [];
  const isLarge: boolean[] = [];
  const isStroke = (element: Element): boolean => element instanceof SVGElement && element.ownerSVGElement !== null && !element.matches(reachable) && !element.querySelector(reachable);
  const read = (element: Element): void => {
    if (isStroke(element)) return;
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const named = [...element.attributes].filter(({ name }) => !geometry.test(name)).map(({ name, value }) => `${name}=${value}`);
    parts.push(element.tagName, ...named, style.visibility, style.opacity, style.color, style.backgroundColor, style.backgroundImage, style.textDecorationLine);
    const size = Number.parseFloat(style.fontSize);
    isLarge.push(size >= 24 || (size > 18.6 && Number(style.fontWeight) >= 700));
    for (const child of element.childNodes) {
      if (child instanceof Element) read(child);
      else parts.push(child.textContent ?? '');
    }
    parts.push('/');
  };
  read(document.documentElement);
  const runner = window as Runner;
  runner.shown = [parts.join('\n'), isLarge];
  const before = runner.clean?.get(runner.shown[0]);
  return before !== undefined && before.every((was, place) => !was || isLarge[place]);
}

function keepAsClean(): void {
  const runner = window as Runner;
  runner.clean ??= new Map();
  if (runner.shown) runner.clean.set(...runner.shown);
}

/**
 * What axe finds on the page once it is still, however grave it calls it. The context needs `bypassCSP`. Of what was
 * clean in another size only the rules about sizes are asked again.
 */
export async function faults(page: Page): Promise<string[]> {
  await stillness(page);
  if (await page.evaluate(() => (window as Runner).axe === undefined)) {
    await page.addScriptTag({ path: axe });
    // Otherwise axe writes down the source of whatever it looks at, of the whole page for some rules.
    await page.evaluate(() => (window as Runner).axe?.configure({ noHtml: true }));
  }
  if (await page.evaluate(wasClean, REACHABLE)) return run(page, RULES_OF_SIZE);
  const found = await run(page, ALL_RULES);
  if (!found.length) await page.evaluate(keepAsClean);
  return found;
}

/** axe would walk through every stroke of a picture for each of its rules: it is shown the pictures, and what can be reached or read inside them. */
function run(page: Page, rules: typeof ALL_RULES): Promise<string[]> {
  return page.evaluate(
    async ([how, reachable]) => {
      const strokes = new Set<Node>([...document.querySelectorAll('svg *')].filter((part) => !part.matches(reachable) && !part.querySelector(reachable)));
      const around = new Set([...strokes].flatMap(({ parentNode }) => (parentNode && !strokes.has(parentNode) ? [parentNode] : [])));
      for (const part of around) {
        const others = [...part.childNodes].filter((child) => !strokes.has(child));
        Object.defineProperty(part, 'childNodes', { value: others, configurable: true });
      }
      const sheets = [...document.adoptedStyleSheets];
      document.adoptedStyleSheets = sheets.slice(0, 1);
      const found = await (window as Runner).axe?.run(how).finally(() => {
        document.adoptedStyleSheets = sheets;
        for (const part of around) Reflect.deleteProperty(part, 'childNodes');
      });
      return (found?.violations ?? []).map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ element }) => element?.outerHTML.slice(0, 160)).join(' | ')}`);
    },
    [rules, REACHABLE] as const,
  );
}

/** The same in all the sizes that the client is drawn for, one after the other: for a screen that is far to go to. */
export async function faultsInEverySize(page: Page, look: (size: string) => Promise<void> = async () => undefined): Promise<Record<string, string[]>> {
  const before = page.viewportSize();
  const found: Record<string, string[]> = {};
  for (const [size, { viewport }] of Object.entries(EVERY_SIZE)) {
    if (viewport) await page.setViewportSize(viewport);
    const list = await faults(page);
    if (list.length) found[size] = list;
    await look(size);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
