import type { Page } from '@playwright/test';

/** Writes down what speech lies on in so many frames that have some: it is gone in seconds. It looks before the client
 *  has moved the speech of this frame, so what was so in one frame alone nobody has seen. Whoever went on looking would
 *  let the page draw for ever. */
export function watchSpeech(frames: number): void {
  const heard = { frames: 0, over: [] as string[] };
  let before: string[] = [];
  Object.assign(window, { heard });
  const meet = (one: DOMRect, other: DOMRect): boolean => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const look = (): void => {
    const spoken = [...document.querySelectorAll<HTMLElement>('.speech')].filter((node) => node.style.visibility !== 'hidden');
    if (spoken.length) heard.frames++;
    const now = [...document.querySelectorAll('.seat, [data-goal], [data-testid=replies], .drawer, .own')].flatMap((clear) => {
      const box = clear.getBoundingClientRect();
      return spoken.filter((node) => meet(node.getBoundingClientRect(), box)).map((node) => `${node.textContent} over ${clear.getAttribute('data-goal') ?? clear.getAttribute('data-testid') ?? clear.className.split(' ')[0]}`);
    });
    heard.over.push(...now.filter((one) => before.includes(one)).slice(0, 3 - heard.over.length));
    before = now;
    if (heard.frames < frames) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What speech has lain on, and in how many frames there was any. */
export function overheard(page: Page): Promise<{ frames: number; over: string[] }> {
  return page.evaluate(() => (window as unknown as { heard: { frames: number; over: string[] } }).heard);
}
