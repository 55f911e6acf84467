/** The bold pictures of action cards, drawn in a box of 100 by 100. */
export type Tool = 'lamp' | 'cart' | 'pickaxe';

const INK = '#2a211a';

export function lamp(): string {
  return (
    `<path d="M36 26a14 14 0 0 1 28 0" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M33 32h34l-4 9H37z" fill="#8c5f2e" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M37 41h26l4 35H33z" fill="#f5b942" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M50 47c8 9 9 13 9 17a9 9 0 0 1-18 0c0-4 4-6 9-17z" fill="#fff3c4" stroke="#d2783c" stroke-width="3"/>` +
    `<path d="M29 76h42v11H29z" fill="#8c5f2e" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`
  );
}

export function cart(): string {
  return (
    `<path d="M22 42c4-9 12-13 18-8 3-9 17-9 20-1 7-4 15 0 18 9z" fill="#8c857d" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M14 41h72l-9 33H23z" fill="#a8743b" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M18 52h64M21 63h58" stroke="${INK}" stroke-width="3.5"/>` +
    `<path d="M33 43l3 30M67 43l-3 30" stroke="#6a5c4f" stroke-width="5"/>` +
    wheel(33) +
    wheel(67)
  );
}

function wheel(x: number): string {
  return `<circle cx="${x}" cy="79" r="11" fill="#6a625a" stroke="${INK}" stroke-width="5"/><circle cx="${x}" cy="79" r="3" fill="${INK}"/>`;
}

export function pickaxe(): string {
  return (
    `<path d="M26 86L62 32" stroke="${INK}" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="M26 86L62 32" stroke="#a8743b" stroke-width="7.5" stroke-linecap="round"/>` +
    `<path d="M26 25c23-16 49-1 63 34-19-18-33-24-49-24-9 0-15-4-14-10z" fill="#9aa0a3" stroke="${INK}" stroke-width="5" stroke-linejoin="round" transform="rotate(-3 55 40)"/>` +
    `<path d="M36 26c15-6 31 2 43 19" fill="none" stroke="#e8ecec" stroke-width="3.4" stroke-linecap="round"/>`
  );
}

export function tool(name: Tool): string {
  return { lamp, cart, pickaxe }[name]();
}

/** A jagged crack through the picture, and the halves a little apart. */
export function crack(): string {
  const path = 'M62 6L45 30L58 42L40 60L54 70L41 95';
  return (
    `<path d="${path}" fill="none" stroke="#efe3c8" stroke-width="13" stroke-linejoin="miter"/>` +
    `<path d="${path}" fill="none" stroke="#b5301c" stroke-width="5.5" stroke-linejoin="miter"/>`
  );
}

export function rockfall(): string {
  const rocks = [[50, 62, 23], [26, 72, 15], [75, 72, 16], [37, 40, 13], [66, 36, 14], [51, 18, 9], [30, 19, 6]] as const;
  return rocks
    .map(([x, y, size]) => {
      const corners = [0.1, 1.0, 2.1, 3.2, 4.3, 5.4].map((angle, index) => {
        const far = size * (index % 2 ? 1.04 : 0.86);
        return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far * 0.9).toFixed(1)}`;
      });
      return (
        `<path d="M${corners.join('L')}Z" fill="#7d6d5d" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>` +
        `<path d="M${x - size * 0.5} ${y - size * 0.15}L${x - size * 0.05} ${y - size * 0.5}" stroke="#cbbba6" stroke-width="3.4" stroke-linecap="round"/>`
      );
    })
    .join('') + `<path d="M14 92H86" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;
}

export function map(): string {
  return (
    `<path d="M14 28l24-8 24 8 24-8v56l-24 8-24-8-24 8z" fill="#f6ead0" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M38 20v56M62 28v56" stroke="#b89f72" stroke-width="3.4"/>` +
    `<path d="M22 68c8-4 8-14 17-14s9 8 17 4" fill="none" stroke="#8c5f2e" stroke-width="4.6" stroke-dasharray="6 5" stroke-linecap="round"/>` +
    `<path d="M64 40l14 15M78 40L64 55" stroke="#b5301c" stroke-width="6.5" stroke-linecap="round"/>`
  );
}

export function eye(): string {
  return (
    `<path d="M8 50c20-34 64-34 84 0-20 34-64 34-84 0z" fill="#efe3c8" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>` +
    `<circle cx="50" cy="50" r="15" fill="${INK}"/><circle cx="55" cy="45" r="5" fill="#efe3c8"/>`
  );
}
