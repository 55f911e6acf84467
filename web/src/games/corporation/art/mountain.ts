/** The mountain itself: rock, tiles and camp, before anybody has dug. */
import { dice, type Dice } from '../../../art/noise';
import { CELL, SIDE, WHOLE } from '../cells';
import { camp } from './symbols';

const TILE = 6 * CELL;
const ROCKS = ['#4d433b', '#52473e', '#484038', '#554a40', '#4a4139', '#51463c', '#463d36', '#544838'];

let drawn = '';

/** The same rock under every board: only the symbols differ. */
export function mountain(): string {
  drawn ||= slope() + tiles() + blocks(SIDE, SIDE) + seams() + `<g transform="translate(${8 * CELL} ${8 * CELL})" opacity=".92">${camp}</g>`;
  return drawn;
}

/** The foot of the mountain round the board, broken at its edge. */
function slope(): string {
  const roll = dice('slope');
  const ring = (far: number, rough: number): string => {
    const steps = 30;
    const points = [0, 1, 2, 3].flatMap((side) =>
      Array.from({ length: steps }, (_, step) => {
        const along = (step / steps) * (WHOLE + 2 * far) - far;
        const out = far + (roll() - 0.5) * rough;
        return [
          [along, -out],
          [WHOLE + out, along],
          [WHOLE - along, WHOLE + out],
          [-out, WHOLE - along],
        ][side] as [number, number];
      }),
    );
    return `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`;
  };
  return (
    `<path d="${ring(70, 44)}" fill="#221b16"/><path d="${ring(42, 26)}" fill="#2e2620" stroke="#17110d" stroke-width="3"/>` +
    `<path d="${ring(18, 10)}" fill="#3a3029" stroke="#14100c" stroke-width="4" stroke-linejoin="round"/>`
  );
}

function tiles(): string {
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [(index % 3) * TILE, Math.floor(index / 3) * TILE];
    return `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" fill="${index === 4 ? '#3a322b' : '#302822'}"/>`;
  }).join('');
}

/** Unhewn cells, row by row. */
export function blocks(wide: number, high: number): string {
  const roll = dice('blocks');
  return Array.from({ length: wide * high }, (_, index) => block((index % wide) * CELL, Math.floor(index / wide) * CELL, roll)).join('');
}

/** One hewn block with a lit upper edge and a crack here and there. */
function block(x: number, y: number, roll: Dice): string {
  const wobble = (): number => 1.6 + roll() * 2.6;
  const [a, b, c, d] = [wobble(), wobble(), wobble(), wobble()];
  const [left, top, right, bottom] = [x + a, y + b, x + CELL - c, y + CELL - d];
  const cut = 3 + roll() * 6;
  const rock = ROCKS[Math.floor(roll() * ROCKS.length)];
  const edge = `M${p(left + cut)} ${p(top)}L${p(right - cut * 0.6)} ${p(top + roll() * 2)}L${p(right)} ${p(top + cut)}L${p(right - roll() * 2)} ${p(bottom - cut)}L${p(right - cut)} ${p(bottom)}L${p(left + cut * 0.5)} ${p(bottom - roll() * 2)}L${p(left)} ${p(bottom - cut)}L${p(left + roll() * 2)} ${p(top + cut)}Z`;
  const light = `<path d="M${p(left + 2)} ${p(top + cut + 2)}L${p(left + cut + 1)} ${p(top + 2)}L${p(right - cut)} ${p(top + 2.6)}" fill="none" stroke="#8f8070" stroke-opacity=".38" stroke-width="2"/>`;
  return `<path d="${edge}" fill="${rock}"/>${light}${roll() < 0.42 ? crack(x, y, roll) : ''}`;
}

function crack(x: number, y: number, roll: Dice): string {
  let [px, py] = [x + 12 + roll() * 36, y + 12 + roll() * 30];
  let path = `M${p(px)} ${p(py)}`;
  for (let step = 0; step < 3; step++) {
    px += (roll() - 0.5) * 18;
    py += 3 + roll() * 7;
    path += `L${p(px)} ${p(py)}`;
  }
  return `<path d="${path}" fill="none" stroke="#221b16" stroke-opacity=".6" stroke-width="1.6"/>`;
}

/** Where tile meets tile. */
function seams(): string {
  const lines = [1, 2].map((index) => `M${index * TILE} 0V${WHOLE}M0 ${index * TILE}H${WHOLE}`).join('');
  return (
    `<path d="${lines}" stroke="#120e0b" stroke-width="5"/><path d="${lines}" stroke="#a08a68" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="14 10"/>` +
    `<rect x="${TILE + 3}" y="${TILE + 3}" width="${TILE - 6}" height="${TILE - 6}" rx="10" fill="none" stroke="#f5b942" stroke-opacity=".28" stroke-width="3"/>`
  );
}

const p = (value: number): string => value.toFixed(1);
