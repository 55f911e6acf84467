/** For each module a row of cards that shows what it brings. */
import { actionCard } from '../tunnels/art/action';
import { chestCard, treasureBack } from '../tunnels/art/chest';
import { goalBack, goalFace, goldCard } from '../tunnels/art/goal';
import { ban } from '../tunnels/art/marks';
import { postcard } from '../tunnels/art/postcard';
import { roleCard } from '../tunnels/art/role';
import { tollDwarf } from '../tunnels/art/toll';
import { tunnelCard } from '../tunnels/art/tunnel';

export interface Picture {
  art: string;
  box: string;
}

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

const PICTURES: Record<string, () => Picture> = {
  saboteur2: () => row([role('blue'), role('green'), lit('EW:blue-door', 'a'), lit('ESW:crystal', 'b'), lit('E:ladder', 'c'), actionCard('trap')]),
  'greedy-dwarf': () => joined([lit('EW', 'g'), find('gold'), role('greedy')]),
  'goal-swap': () => row([actionCard('goal-swap'), goalBack(), goalBack()]),
  treasury: () => row([actionCard('treasury'), actionCard('map'), lit('NESW', 'd')]),
  veto: () => row([actionCard('veto'), taken(actionCard('rockfall'))]),
  reverse: () => row([actionCard('reverse')]),
  artisan: () => row([actionCard('artisan'), actionCard('broken-lamp'), actionCard('broken-cart'), actionCard('broken-pickaxe')]),
  pathfinder: () => joined([actionCard('pathfinder'), lit('EW', 'e'), lit('ESW', 'f')]),
  diversion: () => row([actionCard('diversion'), lit('NS', 'h')]),
  'tunnel-toll': () => joined([lit('NESW', 'i'), lit('EW', 'j'), ''], `<g transform="translate(232 100) scale(1.5)">${tollDwarf(1)}</g>`),
  'dressing-room': () => joined([lit('EW', 'k'), room('dressing-room'), lit('EW', 'l')]),
  'tunnel-party': () => joined([lit('EW', 'm'), room('tunnel-party'), lit('EW', 'n')]),
  'new-goals': () => row([find('sack-1'), find('sack-2 ESW'), find('dragon'), find('spider')]),
  'treasure-chests': () => row([treasureBack(), chestCard('nugget'), chestCard('goal-shift'), chestCard('steal')]),
  'compromised-dwarf': () => row([role('miner'), actionCard('broken-pickaxe'), taken(goldCard(3))]),
  tournament: () => row([role('saboteur'), role('miner'), role('greedy'), lit('NESW', 'o')]),
};

export function isShown(module: string): boolean {
  return module in PICTURES;
}

export function pictureOf(module: string): Picture {
  return PICTURES[module]?.() ?? { art: '', box: '0 0 1 1' };
}
