import { TWELVE } from './endings';
import { expect, test } from './house';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';

const scenes = { ...fixture<Record<string, Scene>>('decisions'), ...fixture<Record<string, Scene>>('mountain') };
const LOW = { landscape: EVERY_SIZE.landscape, small: EVERY_SIZE.small };

for (const [size, options] of Object.entries(LOW)) {
  test(`in a low window the board stands in the middle between the edge and the prompt: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...options, reducedMotion: 'reduce', locale: 'ru' }, 'Александра');
    const { page } = player;
    await new Stage(page).show(house.address, scenes['turn blocked'] as Scene);
    const off = async (): Promise<number> => {
      const [top = 0, low = 0] = await page.locator('[data-cell]').evaluateAll((cells) => {
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
      });
      return Math.abs(top - (((await page.getByTestId('action-bar').boundingBox())?.y ?? 0) - low));
    };
    await expect.poll(off).toBeLessThan(60);
    expect(player.errors).toEqual([]);
    await player.close();
  });

  test(`in a low window names and figures of the players are whole: ${size}`, async ({ browser, house }) => {
    const player = await Player.sit(browser, { ...options, reducedMotion: 'reduce' }, 'Anna');
    const { page } = player;
    const stage = new Stage(page);
    for (const scene of [scenes['turn map'] as Scene, scenes.dig as Scene, TWELVE]) {
      await stage.show(house.address, scene);
      stage.change((table) => ({ seats: table.seats.map((seat, index) => ({ ...seat, name: index % 2 ? 'Александра' : 'Прокопчук' })) }));
      await expect(page.locator('.seat .name').first()).toHaveText(/Александра|Прокопчук/);
      const cut = (): Promise<(string | null)[]> => page.locator('.seat :is(.name, .counts)').evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > (part.closest('.seat')?.getBoundingClientRect().right ?? 0)).map((part) => part.textContent),
      );
      await expect.poll(cut).toEqual([]);
    }
    await player.close();
  });
}

test('on a phone held across no place to play on hides under a button', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...EVERY_SIZE.landscape, reducedMotion: 'reduce' }, 'Anna');
  const { page } = player;
  await new Stage(page).show(house.address, scenes['turn map'] as Scene);
  await page.locator('[data-card]:not(.idle)').first().dispatchEvent('click');
  await expect(page.locator('.tools')).toBeHidden();
  await player.close();
});

test('in a small window no cell of the mountain lies under a player, nor beside an open drawer', async ({ browser, house }) => {
  const player = await Player.sit(browser, { ...EVERY_SIZE.small, reducedMotion: 'reduce' }, 'Anna');
  const { page } = player;
  const stage = new Stage(page);
  await stage.show(house.address, scenes.dig as Scene);
  stage.change((table) => ({ seats: table.seats.map((seat, index) => ({ ...seat, name: index % 2 ? 'Александра' : 'Прокопчук' })) }));
  await expect(page.locator('.seat .name').first()).toHaveText(/Александра|Прокопчук/);
  const under = (): Promise<number> => page.evaluate(() => {
    const [seats, cells] = ['.seat', '[data-cell]'].map((what) => [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect()));
    const edge = Math.max(...(seats ?? []).map(({ right }) => right));
    return (cells ?? []).filter(({ left }) => left < edge).length;
  });
  const cut = (): Promise<(string | null)[]> => page.locator('.seat :is(.name, .counts)').evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent));
  await expect.poll(under).toBe(0);
  for (const drawer of ['talk', 'log']) {
    await page.locator(`[data-opens=${drawer}]`).click();
    await page.locator('.drawer').waitFor();
    await expect.poll(under, { message: `beside the ${drawer}` }).toBe(0);
    expect(await cut()).toEqual([]);
    await expect(page.locator('.seat').last()).toBeInViewport({ ratio: 1 });
  }
  expect(await page.locator('[data-cell]').count()).toBeGreaterThan(100);
  await player.close();
});
