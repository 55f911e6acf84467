import { faultsInEverySize } from './axe';
import { GAME, ended, replayed } from './endings';
import { expect, test } from './house';
import { picture } from './picture';
import { Player } from './player';
import { SCREENS } from './screens';

const MORE_SCREENS = {
  laptop: { viewport: { width: 1366, height: 768 } },
  monitor: { viewport: { width: 1920, height: 1080 } },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true },
};

for (const [name, screen] of Object.entries({ ...SCREENS, ...MORE_SCREENS })) {
  test(`the final sheet has one's place, the rounds as columns and the best liar (${name})`, async ({ browser, house }) => {
    const player = await Player.sit(browser, screen);
    const { page } = player;
    await ended(page, house.address);
    await expect(page.getByTestId('place')).toHaveText('Your place: 2 of 6');
    await expect(page.locator('[data-round="1"]')).toHaveCount(6);
    await expect(page.locator('ol li').first().locator('[data-round]')).toHaveText(['3', '0', '4']);
    await expect(page.getByTestId('liar')).toHaveText(/^Round 1, best liar: Brokk \(2 untruths/);
    await expect(page.getByTestId('picture')).toHaveAttribute('href', /picture\.png\?language=en/);
    await expect(page.getByTestId('share')).toBeInViewport({ ratio: 1 });
    expect(player.errors).toEqual([]);
    await player.close();
  });
}

test('a replay has marks for rounds and turning points, a speed, and the record to save', async ({ browser, house }) => {
  const player = await Player.sit(browser);
  const { page } = player;
  await replayed(page, house.address);
  const starts = GAME.steps.flatMap(({ events }, step) => (events.some(({ event }) => event === 'round') ? [step + 1] : []));
  await expect(page.locator('i.round')).toHaveCount(1 + starts.length);
  await page.locator('button[data-round="2"]').click();
  await expect(page.getByRole('slider')).toHaveValue(String(starts[0]));
  await page.getByTestId('mark-after').click();
  const turned = Number(await page.getByRole('slider').inputValue());
  expect(turned).toBeGreaterThan(starts[0] ?? 0);
  await expect(page.locator(`[data-mark-at="${turned}"]`)).toHaveCount(1);
  await page.getByTestId('mark-before').click();
  await expect(page.getByRole('slider')).toHaveValue(String(starts[0]));
  await page.getByTestId('replay-speed').selectOption('4');
  await page.clock.install();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.clock.runFor(2900);
  expect(Number(await page.getByRole('slider').inputValue())).toBeGreaterThan((starts[0] ?? 0) + 5);
  await expect(page.getByTestId('record')).toHaveAttribute('href', '/api/tables/kept/record');
  await player.close();
});

test('a replay shows who was suspected, in whose eyes, and the deeds that changed it', async ({ browser, house }) => {
  const player = await Player.sit(browser, { bypassCSP: true });
  const { page } = player;
  const names = GAME.names;
  const even = names.map(() => 0.3);
  const steps = [0, 1, 2, 3].map((move) => ({ move, belief: names.map(() => (move < 2 ? even : even.with(1, 0.9))), table: move < 2 ? even : even.with(1, 0.8) }));
  const deed = { move: 2, seat: 1, event: { event: 'passed', seat: 1, count: 1 }, before: 0.3, after: 0.8, nearer: -4 };
  const round = { round: 1, roles: names.map((_, seat) => (seat === 1 ? 'saboteur' : 'miner')), steps, jumps: [deed], turns: [deed], claims: [{ move: 2, seat: 1, goal: '8,0', says: 'goal-gold', is_true: false }] };
  let gone = true;
  await page.route('**/api/tables/kept/suspicion', (route) => (gone ? route.abort() : route.fulfill({ json: { rounds: [round] } })));
  await replayed(page, house.address);
  await page.getByTestId('suspect').click();
  await expect(page.getByTestId('suspicion')).toContainText('cannot be worked out now');
  gone = false;
  await page.getByTestId('suspect-again').click();
  const chart = page.getByTestId('suspicion');
  await expect(chart.locator('polyline')).toHaveCount(names.length);
  await expect(chart.getByText('Player 2 (saboteur): 30 %')).toBeVisible();
  await expect(chart.locator('[data-deed="2"]')).toContainText('30 % before, 80 % after. The gold went 4 cards farther away.');
  await expect(chart.locator('[data-claim=false]')).toContainText('Player 2: “I have seen it: the middle goal is gold.” Untrue.');
  await chart.locator('[data-deed="2"]').click();
  await expect(page.getByRole('slider')).toHaveValue('2');
  await expect(chart.getByText('Player 2 (saboteur): 80 %')).toBeVisible();
  await chart.getByTestId('suspicion-eyes').selectOption('Player 1');
  await expect(chart.getByText('Player 2 (saboteur): 90 %')).toBeVisible();
  expect(await faultsInEverySize(page, (size) => picture(page, `suspicion-${size}`))).toEqual({});
  await page.getByTestId('suspect').click();
  await expect(chart).toHaveCount(0);
  await player.close();
});
