/**
 * What each module brings to the browser: a row of cards that shows it, the answers to what it asks, and how its events
 * are played back. What it prints is drawn in tunnels/art, what it says stands in the catalogues.
 */
import type { Component } from 'svelte';
import { actionCard } from '../tunnels/art/action';
import { chestCard, treasureBack } from '../tunnels/art/chest';
import { goalBack, goalFace, goldCard } from '../tunnels/art/goal';
import { ban } from '../tunnels/art/marks';
import { postcard } from '../tunnels/art/postcard';
import { roleCard } from '../tunnels/art/role';
import { tollDwarf } from '../tunnels/art/toll';
import { tunnelCard } from '../tunnels/art/tunnel';
import type { DeciderProps } from '../tunnels/decide/decider';
import type { Pacing } from '../tunnels/pace';
import type { MODULES as PRINTED } from '../tunnels/printed';
import type { Decision } from '../tunnels/view';
import Chest from './decide/Chest.svelte';
import Pathfinder from './decide/Pathfinder.svelte';
import PayToll from './decide/PayToll.svelte';
import Pick from './decide/Pick.svelte';
import Steal from './decide/Steal.svelte';

export interface Picture {
  art: string;
  box: string;
}

export type Deciders = { [Kind in Decision['kind']]?: Component<DeciderProps> };

export interface ModuleClient extends Pacing {
  picture: () => Picture;
  /** Answers that are given at the hand, and those given where the gold is. */
  atTheHand?: Deciders;
  atTheSharing?: Deciders;
  /** What is to be seen beside the mine wherever it is played. */
  shows?: readonly Shown[];
}

/** The dwarf cards in the middle, since players can get another one; which way the order of play goes, since it can turn
 * round; and what everybody has in all, since that is what a tournament is about. */
export type Shown = 'dwarfs' | 'direction' | 'sums';

const GAP = 8;
const lit = (shape: string, seed: string): string => tunnelCard(shape, { place: 'board', lit: 'NESW', seed });
const find = (face: string): string => goalFace(face, { place: 'board', lit: 'NESW', seed: 'how' });
const role = (name: string): string => roleCard(name);

function row(cards: string[]): Picture {
  const art = cards.map((card, index) => `<g transform="translate(${index * (100 + GAP)} 0)">${card}</g>`).join('');
  return { art, box: `0 0 ${cards.length * (100 + GAP) - GAP} 150` };
}

/** Cards that lie side by side in the mine. */
function joined(cards: string[], over = ''): Picture {
  return { art: cards.map((card, index) => `<g transform="translate(${index * 100} 0)">${card}</g>`).join('') + over, box: `0 0 ${cards.length * 100} 150` };
}

const room = (side: 'dressing-room' | 'tunnel-party'): string => `<g transform="scale(.5)">${postcard(side, 2, 2, { lit: true, used: false })}</g>`;
const taken = (card: string): string => `<g opacity=".8">${card}</g>${ban(50, 75, 40)}`;

const GOLD_MOVED: Pacing = { times: { 'handed-over': [420, 450] }, sounds: { 'handed-over': 'coin' }, toAll: ['handed-over'] };
const PICKING: Pacing & { atTheHand: Deciders } = { atTheHand: { pick: Pick }, times: { 'looked-through': [0, 400], picked: [260, 200] } };
const NEW_ROLES: Pacing = { times: { postcard: [0, 1200], 'new-role': [0, 500] }, sounds: { postcard: 'mend', 'new-role': 'mend' }, toAll: ['postcard', 'new-role'], turns: ['new-role'] };

export const MODULES: Record<(typeof PRINTED)[number], ModuleClient> = {
  saboteur2: {
    picture: () => row([role('blue'), role('green'), lit('EW:blue-door', 'a'), lit('ESW:crystal', 'b'), lit('E:ladder', 'c'), actionCard('trap')]),
    atTheSharing: { steal: Steal },
    times: { swapped: [420, 400], 'new-role': [0, 500], spared: [0, 400], ...GOLD_MOVED.times },
    sounds: { swapped: 'creak', 'new-role': 'mend', ...GOLD_MOVED.sounds },
    toAll: ['new-role', 'swapped', 'handed-over'],
    turns: ['new-role', 'swapped'],
    shows: ['dwarfs'],
  },
  'greedy-dwarf': { picture: () => joined([lit('EW', 'g'), find('gold'), role('greedy')]) },
  'goal-swap': { picture: () => row([actionCard('goal-swap'), goalBack(), goalBack()]) },
  treasury: { picture: () => row([actionCard('treasury'), actionCard('map'), lit('NESW', 'd')]), ...PICKING },
  veto: {
    picture: () => row([actionCard('veto'), taken(actionCard('rockfall'))]),
    times: { declared: [0, 200], vetoed: [420, 900] },
    sounds: { vetoed: 'slam' },
    toAll: ['vetoed'],
    turns: ['vetoed'],
  },
  reverse: { picture: () => row([actionCard('reverse')]), shows: ['direction'] },
  artisan: { picture: () => row([actionCard('artisan'), actionCard('broken-lamp'), actionCard('broken-cart'), actionCard('broken-pickaxe')]) },
  pathfinder: { picture: () => joined([actionCard('pathfinder'), lit('EW', 'e'), lit('ESW', 'f')]), atTheHand: { pathfinder: Pathfinder }, times: { stopped: [0, 200] } },
  diversion: { picture: () => row([actionCard('diversion'), lit('NS', 'h')]), times: { lifted: [300, 100] }, sounds: { lifted: 'pick' } },
  'tunnel-toll': {
    picture: () => joined([lit('NESW', 'i'), lit('EW', 'j'), ''], `<g transform="translate(232 100) scale(1.5)">${tollDwarf(1)}</g>`),
    atTheHand: { 'pay-toll': PayToll },
    times: { 'dwarf-placed': [360, 500], 'toll-asked': [0, 500], 'toll-answered': [0, 500], ...GOLD_MOVED.times },
    sounds: { 'dwarf-placed': 'pick', ...GOLD_MOVED.sounds },
    toAll: ['handed-over'],
  },
  'dressing-room': { picture: () => joined([lit('EW', 'k'), room('dressing-room'), lit('EW', 'l')]), ...NEW_ROLES, shows: ['dwarfs'] },
  'tunnel-party': { picture: () => joined([lit('EW', 'm'), room('tunnel-party'), lit('EW', 'n')]), ...NEW_ROLES },
  'new-goals': {
    picture: () => row([find('sack-1'), find('sack-2 ESW'), find('dragon'), find('spider')]),
    times: { found: [0, 500], lost: [0, 500] },
    sounds: { found: 'coin', lost: 'crumble' },
  },
  'treasure-chests': {
    picture: () => row([treasureBack(), chestCard('nugget'), chestCard('goal-shift'), chestCard('steal')]),
    atTheHand: { chest: Chest, ...PICKING.atTheHand },
    times: { treasure: [0, 1500], 'goal-moved': [500, 500], stole: [320, 400], inspected: [0, 400], milled: [300, 300], found: [0, 500], 'gold-card': [0, 400], ...PICKING.times },
    sounds: { treasure: 'creak', 'goal-moved': 'crumble', stole: 'snatch', found: 'coin', 'gold-card': 'coin' },
    toAll: ['treasure', 'stole'],
    turns: ['treasure', 'stole'],
  },
  'compromised-dwarf': { picture: () => row([role('miner'), actionCard('broken-pickaxe'), taken(goldCard(3))]) },
  tournament: { picture: () => row([role('saboteur'), role('miner'), role('greedy'), lit('NESW', 'o')]), shows: ['sums'] },
};

/** Those that somebody else brought and that have no part in the client draw nothing of their own. */
const known = (module: string): ModuleClient | undefined => (Object.hasOwn(MODULES, module) ? MODULES[module as keyof typeof MODULES] : undefined);

/** Whether one of these modules wants something to be seen. */
export const isShowing = (modules: readonly string[], what: Shown): boolean => modules.some((module) => known(module)?.shows?.includes(what));
export const isShown = (module: string): boolean => known(module) !== undefined;
export const pictureOf = (module: string): Picture => known(module)?.picture() ?? { art: '', box: '0 0 1 1' };
