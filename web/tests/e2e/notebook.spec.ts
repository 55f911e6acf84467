import { faultsInEverySize } from './axe';
import { expect, test } from './house';
import { picture } from './picture';
import { EVERY_SCREEN } from './screens';
import { type Scene, Stage, fixture } from './stage';

const scene = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
const { seat } = scene.view;
const other = seat === 1 ? 2 : 1;
const log = scene.view.log as { event: string; seat?: number }[];
const goal = Object.keys(scene.view.goals as object)[0] ?? '';
const written = {
  deeds: log.flatMap((entry, index) => (entry.event === 'laid' && entry.seat !== undefined ? [{ seat: other, entry: index, does: 'laid' }] : [])),
  claims: [{ seat: other, goal, says: 'goal-gold', holds: false }],
  cards: [{ card: 'map', all: 6, left: 4 }, { card: 'rockfall', all: 3, left: 0 }, { card: 'EW', all: 3, left: 3 }, { card: 'NS', all: 4, left: 4 }],
};

for (const [size, options] of Object.entries(EVERY_SCREEN)) {
  test(`the notebook has marks, notes, deeds, claims, goals and counts: ${size}`, async ({ browser, house }) => {
    const context = await browser.newContext({ ...options, bypassCSP: true, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
    const page = await context.newPage();
    await page.route('**/api/tables/stage/notebook', (route) => route.fulfill({ json: written }));
    const stage = new Stage(page);
    await stage.show(house.address, scene);
    await page.locator('[data-opens=notes]').click();
    const book = page.getByRole('dialog', { name: 'Notebook' });
    await expect(book).toContainText('4 of 6');
    const pictures = await book.locator('tbody th svg').evaluateAll((drawn) => drawn.map((picture) => picture.innerHTML));
    expect(new Set(pictures).size).toBe(written.cards.length);
    await picture(page, `notebook-all-${size}`);
    await book.locator(`[data-notes="${other}"]`).click();
    await expect(book).toContainText('Said of the goals');
    await expect(book.getByRole('img', { name: 'it was not so' })).toBeAttached();
    await book.getByRole('button', { name: 'suspect' }).click();
    await book.getByRole('textbox').fill('digs the wrong way');
    await expect(page.locator(`[data-mark-of="${other}"]`)).toHaveText('✗');
    await picture(page, `notebook-${size}`);
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    await stage.show(house.address, scene);
    await expect(page.locator(`[data-mark-of="${other}"]`)).toHaveText('✗');
    stage.change((table) => ({ settings: { ...table.settings, aids: false } }));
    await expect(page.locator('[data-opens=notes]')).toHaveCount(0);
    await expect(page.locator(`[data-mark-of="${other}"]`)).toHaveCount(0);
    await context.close();
  });
}

test('tapping a player opens his page', async ({ browser, house }) => {
  const context = await browser.newContext({ bypassCSP: true });
  await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
  const page = await context.newPage();
  await page.route('**/api/tables/stage/notebook', (route) => route.fulfill({ json: written }));
  await new Stage(page).show(house.address, scene);
  await page.locator(`[data-seat="${other}"]`).click();
  await expect(page.getByRole('dialog', { name: 'Notebook' })).toContainText('Said of the goals');
  await context.close();
});

for (const [size, options] of Object.entries(EVERY_SCREEN)) {
  test(`the notebook of Dwarf Corporation knows who is paid first and what chests may hold: ${size}`, async ({ browser, house }) => {
    const mountain = fixture<Record<string, Scene>>('mountain').exchange as Scene;
    const context = await browser.newContext({ ...options, bypassCSP: true, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('motherlode-prefs', JSON.stringify({ guide: 'off', soundAsked: true })));
    const page = await context.newPage();
    await page.route('**/api/tables/stage/notebook', (route) => route.fulfill({ json: { deeds: [], claims: [], cards: [] } }));
    await new Stage(page).show(house.address, mountain);
    await page.locator('[data-opens=notes]').click();
    const book = page.getByRole('dialog', { name: 'Notebook' });
    await expect(book.getByTestId('corporation-notes').getByRole('listitem')).toHaveCount(8);
    await expect(book).toContainText('What chests may still hold');
    await picture(page, `notebook-mountain-${size}`);
    await book.locator('[data-notes]').first().click();
    await expect(book.getByTestId('share-notes')).toBeVisible();
    if (size === 'desktop') expect(await faultsInEverySize(page)).toEqual({});
    await context.close();
  });
}
