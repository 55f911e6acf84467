import { short } from './walls';

/** A stone with a lit edge. */
export function stone(x: number, y: number, size: number, fill: string, roll: () => number): string {
  const turn = roll() * 6.3;
  const corners = Array.from({ length: 7 }, (_, index) => {
    const angle = turn + (index / 7) * 6.283;
    const far = size * (0.8 + roll() * 0.35);
    return `${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far * 0.85)}`;
  });
  return (
    `<path d="M${corners.join('L')}Z" fill="${fill}" stroke="#1a1512" stroke-width="1"/>` +
    `<path d="M${short(x - size * 0.5)} ${short(y - size * 0.25)}L${short(x)} ${short(y - size * 0.55)}" stroke="#fff" stroke-opacity=".22" stroke-width="1.1" stroke-linecap="round"/>`
  );
}

export function nugget(x: number, y: number, size: number, roll: () => number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = index * 1.047 + roll() * 0.5;
    const far = size * (0.82 + roll() * 0.3);
    return `${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far * 0.88)}`;
  });
  const s = size;
  return (
    `<path d="M${corners.join('L')}Z" fill="url(#gold)" stroke="#6d4708" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<path d="M${short(x - s * 0.45)} ${short(y - s * 0.1)}L${short(x - s * 0.05)} ${short(y - s * 0.55)}L${short(x + s * 0.3)} ${short(y - s * 0.3)}" fill="none" stroke="#fff3c4" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** A cluster of crystals about a point; its sparks twinkle where motion is welcome. */
export function crystals(x: number, y: number, size: number): string {
  const shard = (dx: number, high: number, wide: number, lean: number): string =>
    `<g transform="translate(${dx} 0) rotate(${lean})">` +
    `<path d="M0 ${-high}L${wide} ${-high * 0.62}L${wide * 0.8} 4L${-wide * 0.8} 4L${-wide} ${-high * 0.62}Z" fill="url(#crystal)" stroke="#123f47" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M0 ${-high}L${-wide * 0.15} 3M${-wide} ${-high * 0.62}L0 ${-high * 0.5}L${wide} ${-high * 0.62}" fill="none" stroke="#e9fdff" stroke-opacity=".75" stroke-width="1.1"/></g>`;
  const spark = (dx: number, dy: number, r: number): string =>
    `<path class="spark" d="M${dx} ${dy - r}Q${dx} ${dy} ${dx + r} ${dy}Q${dx} ${dy} ${dx} ${dy + r}Q${dx} ${dy} ${dx - r} ${dy}Q${dx} ${dy} ${dx} ${dy - r}Z" fill="#fff"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="-8" rx="21" ry="19" fill="#7fd6e0" fill-opacity=".25"/>` +
    `${shard(-9, 17, 5.5, -24)}${shard(10, 19, 5.5, 22)}${shard(0, 28, 7.5, -2)}` +
    `<path d="M-17 6q4-6 9-3 6-5 11 0 7-4 12 3z" fill="#4a4038" stroke="#1a1512" stroke-width="1"/>` +
    `${spark(6, -23, 5)}${spark(-13, -13, 3.6)}</g>`
  );
}
