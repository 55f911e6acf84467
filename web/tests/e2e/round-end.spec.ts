import { SHARING } from './endings';
import { expect, test } from './house';
import { Player } from './player';
import { SCREENS } from './screens';
import { type Scene, Stage, fixture } from './stage';

const { draft } = fixture<Record<string, Scene>>('decisions') as { draft: Scene };

test('goals, dwarfs and gold come one after another, and nobody is told "no gold" before he has chosen', async ({ browser, house }) => {
  const player = await Player.sit(browser, Player.MOVING);
  const { page } = player;
  const stage = new Stage(page);
  await page.clock.install();
  await stage.show(house.address, draft);
  await page.clock.pauseAt(Date.now() + 60_000);
  await stage.show(house.address, draft);
  const next = page.getByTestId('share-next');
  await expect(next).toBeFocused();
  await expect(page.locator('.goal.turned')).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(page.locator('.goal.turned')).toHaveCount(1);
  await next.click();
  await expect(page.locator('.goal.turned')).toHaveCount(5);
  await next.click();
  await expect(page.locator('[data-chapter=roles]')).toBeVisible();
  await expect(page.locator('[data-role=""]')).toHaveCount(6);
  await page.clock.runFor(300);
  await expect(page.locator('[data-role=""]')).toHaveCount(5);
  await next.click();
  await expect(page.locator('[data-role=""]')).toHaveCount(0);
  await next.click();
  await expect(page.locator('.gold-card')).toHaveCount(0);
  await next.click();
  await expect(page.locator('.gold-card').first()).toBeFocused();
  await expect(page.locator('[data-gain="0"]')).toContainText('is choosing');
  for (const seat of [2, 4, 5]) await expect(page.locator(`[data-gain="${seat}"]`)).toContainText('chooses later');
  for (const seat of [1, 3]) await expect(page.locator(`[data-gain="${seat}"]`)).toContainText('no gold');
  expect(player.errors).toEqual([]);
  await player.close();
});

test('with other people the end of a round shows who is still reading', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  const stage = new Stage(page);
  const { view } = draft;
  await stage.show(house.address, { view: { ...view, asked: {}, flow: null }, decision: null });
  await expect(page.getByTestId('reading')).toHaveCount(0);
  const friend = { kind: 'person', bot: null } as const;
  const friends = (pressed: number[]): void => stage.change(({ seats }) => ({ seats: seats.map((seat, index) => (index < 3 ? { ...seat, ...friend } : seat)), pressed }));
  friends([]);
  await expect(page.getByTestId('reading')).toHaveText('Still reading: Brokk, Hulda');
  friends([1]);
  await expect(page.getByTestId('reading')).toHaveText('Still reading: Hulda');
  friends([1, 2]);
  await expect(page.getByTestId('reading')).toHaveText('Everybody has read it.');
  await player.close();
});

test('on a phone the dwarfs of twelve players keep to their columns, in Russian too', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...SCREENS.phone, reducedMotion: 'reduce', locale: 'ru' });
  const { page } = player;
  await new Stage(page).show(house.address, SHARING.told);
  const chapter = page.locator('[data-chapter=roles]');
  while (!(await chapter.count())) await page.getByTestId('share-next').evaluate((next: HTMLElement) => next.click());
  await page.getByTestId('share-next').evaluate((next: HTMLElement) => next.click());
  const names = page.locator('.roles .role');
  await expect(names.filter({ hasText: 'золотоискатель' })).not.toHaveCount(0);
  const clashes = await names.evaluateAll((roles) => {
    const boxes = roles.map((role) => {
      const range = document.createRange();
      range.selectNodeContents(role);
      return range.getBoundingClientRect();
    });
    return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length;
  });
  expect(clashes).toBe(0);
  await player.close();
});
