import type { Locator, Page } from '@playwright/test';

/** A finger on a point of the page; lifted by the function it gives, which may move it before. */
export async function touchAt(page: Page, x: number, y: number): Promise<(dx?: number, dy?: number) => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  return async (dx = 0, dy = 0) => {
    for (const part of dx || dy ? [0.25, 0.5, 0.75, 1] : []) {
      await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + dx * part, y: y + dy * part }] });
    }
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await line.detach();
  };
}

/** A finger on the middle of something. */
export async function touch(page: Page, target: Locator): ReturnType<typeof touchAt> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return touchAt(page, box.x + box.width / 2, box.y + box.height / 2);
}

/** Moves the board by a finger until a part of it that is larger than the screen shows what lies beyond its edge. */
export async function bringIntoSight(page: Page, target: Locator): Promise<void> {
  const edge = 30;
  const wide = page.viewportSize()?.width ?? 0;
  for (let tries = 0; tries < 6; tries++) {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to bring into sight');
    const x = box.x + box.width / 2;
    if (x > edge && x < wide - edge) return;
    const way = Math.max(-wide + 3 * edge, Math.min(wide - 3 * edge, wide / 2 - x));
    const lift = await touchAt(page, way < 0 ? wide - edge : edge, box.y + box.height / 2);
    await lift(way);
  }
}
