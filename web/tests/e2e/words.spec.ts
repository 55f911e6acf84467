import { expect, test } from './house';
import { Player } from './player';
import { EVERY_SIZE } from './screens';
import { type Scene, Stage, fixture } from './stage';
import { openTable, playModules } from './tables';

const turn = fixture<Record<string, Scene>>('decisions')['turn map'] as Scene;
const other = (turn.view.seat + 1) % turn.view.players;

test('the rules of a table are in the reader’s language, with contents, a search and the pay of Saboteur 2', async ({ browser, house }) => {
  const player = await Player.sit(browser, { locale: 'uk-UA' });
  const { page } = player;
  await page.goto(`${house.address}/rules/saboteur,saboteur2,veto`);
  await expect(page.locator('#BASE-43')).toContainText('порода з породою');
  await expect(page.locator('#DUEL-01')).toHaveCount(0);
  await expect(page.getByTestId('pay-table')).toContainText('5+');
  await page.getByRole('navigation').getByRole('link', { name: 'Драбина' }).click();
  await expect(page.locator('#S2-43')).toBeInViewport();
  await page.getByTestId('search').fill('BASE-43');
  await expect(page.locator('#BASE-43')).toBeVisible();
  await expect(page.locator('#S2-43')).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a place named in the log lights up in the mine while the pointer rests on it', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await playModules(page, house.address, 6, [], { firstPlayer: 1 });
  await page.getByRole('button', { name: 'Log' }).click();
  const named = page.getByRole('complementary', { name: 'Log' }).locator('[data-spot]').first();
  await expect(named).toBeVisible({ timeout: 30_000 });
  await expect(named).not.toContainText(/^-?\d+,-?\d+$/);
  await named.hover();
  await expect(page.getByTestId('spot')).toHaveCount(1);
  await page.mouse.move(400, 300);
  await expect(page.getByTestId('spot')).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a place named in the talk lights up under a finger', async ({ browser, house }) => {
  const player = await Player.sit(browser, EVERY_SIZE.phone, 'Anna');
  const { page } = player;
  const stage = new Stage(page);
  await stage.show(house.address, turn);
  const goal = Object.keys(turn.view.goals as object)[0] ?? '';
  await page.locator('[data-opens=talk]').click();
  stage.say({ seat: other, at: 1, remark: { says: 'goal-gold', goal, voice: 'terse' } });
  const named = page.getByRole('dialog').locator(`[data-spot="${goal}"]`);
  await expect(named).toHaveText(/goal$/);
  await named.dispatchEvent('pointerdown');
  await expect(page.getByTestId('spot')).toHaveCount(1);
  await named.dispatchEvent('pointercancel');
  await expect(page.getByTestId('spot')).toHaveCount(0);
  expect(player.errors).toEqual([]);
  await player.close();
});

test('a turned card is named as it lies, an empty deck looks empty, and who refuses a toll says so', async ({ browser, house }) => {
  const player = await Player.sit(browser, {}, 'Anna');
  const { page } = player;
  const stage = new Stage(page);
  await stage.show(house.address, turn);
  const deck = page.locator('[data-anchor=deck]');
  await expect(deck.locator('svg')).not.toHaveCount(0);
  await page.locator('[data-word="NES"]').click();
  const named = page.getByTestId('action-bar').locator('.about b');
  await expect(named).toHaveText(/north–east–south/);
  await page.locator('[data-way=turn]').click();
  await expect(named).toHaveText(/north–south–west/);
  await page.keyboard.press('Escape');
  await stage.showNext({ ...turn, view: { ...turn.view, deck: 0 } });
  await expect(deck).toContainText('0');
  await expect(deck.locator('svg')).toHaveCount(0);
  stage.say({ seat: other, at: 0, text: 'My purse is such a shy thing.' });
  await expect(page.locator('.speech')).toHaveText('My purse is such a shy thing.');
  // In place of what he said before, not over it.
  stage.tell([{ event: 'toll-answered', seat: other, pay: false, patch: [] }]);
  await expect(page.locator('.speech')).toHaveText('I am not paying that toll.');
  expect(player.errors).toEqual([]);
  await player.close();
});

test('cells of Dwarf Corporation say what they are, and a legend tells all signs', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await openTable(page, house.address, { game: 'corporation', players: 3, bots: ['random', 'random'], modules: [], options: { firstPlayer: 0 } });
  await page.getByTestId('legend').click();
  await expect(page.getByRole('heading', { name: 'What the signs mean' })).toBeVisible();
  await page.keyboard.press('Escape');
  const danger = await page.locator('[data-symbol=danger]').first().boundingBox();
  if (!danger) throw new Error('no danger');
  await page.mouse.click(danger.x + danger.width / 2, danger.y + danger.height / 2);
  await expect(page.getByTestId('card-info')).toContainText('No digging here');
  await expect(page.getByTestId('card-info')).toContainText('column');
  expect(player.errors).toEqual([]);
  await player.close();
});

test('what keeps somebody from digging is named as it lies before him', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { view, decision } = fixture<Record<string, Scene>>('decisions')['turn blocked'] as Scene;
  await new Stage(player.page).show(house.address, { view, decision: decision && { ...decision, options: { ...decision.options, blocked: ['trap'] } } });
  const bar = player.page.getByTestId('action-bar');
  await expect(bar).toContainText('No digging while this lies before you: trap.');
  await expect(bar).not.toContainText('tool');
  await player.close();
});
