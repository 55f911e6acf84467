import { MINER, SABOTEUR, face } from '../../../art/dwarf';
import { pickaxe } from './emblems';
import { slab } from '../../../art/slab';

/** A dwarf card, 100 by 150; null is its back. */
export function roleCard(role: string | null): string {
  if (role === null) return roleBack();
  const saboteur = role === 'saboteur';
  const rim = saboteur ? '#8f2f22' : '#b8862b';
  return (
    slab(`role ${role}`) +
    `<rect x="8" y="8" width="84" height="134" rx="10" fill="${saboteur ? 'url(#role-saboteur)' : 'url(#role-miner)'}" stroke="${rim}" stroke-width="5"/>` +
    (saboteur ? plot() : tools()) +
    `<g transform="translate(9 38) scale(.82)">${face(saboteur ? SABOTEUR : MINER)}</g>` +
    (saboteur ? cloak() : '')
  );
}

function tools(): string {
  return `<g transform="translate(44 10) scale(.5)">${pickaxe()}</g><circle cx="26" cy="32" r="20" fill="url(#gold-glow)"/>`;
}

/** Behind the saboteur: a fuse that burns. */
function plot(): string {
  return (
    `<path d="M76 42c-10-2-6-14 2-14s10-10 4-14" fill="none" stroke="#d8b27a" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M81 8l2 5 5-1-3 4 4 3-5 1-1 5-3-4-5 2 2-5-4-3 5-1z" fill="#f5b942" stroke="#7a2d12" stroke-width="1.2"/>`
  );
}

/** The collar that half hides the grin. */
function cloak(): string {
  return (
    `<path d="M14 138V114c9-7 17-5 22 4 5 8 12 12 24 5 7-4 15-8 26-5v30a6 6 0 0 1-6 4H20a6 6 0 0 1-6-4z" fill="#2a1716" stroke="#120a09" stroke-width="2.4"/>` +
    `<path d="M30 122l6 18M62 126l-4 14" stroke="#4d2523" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

function roleBack(): string {
  return (
    slab('role back', 'dark') +
    `<rect x="10" y="11" width="80" height="128" rx="9" fill="#2b2119" stroke="#8a6238" stroke-width="3"/>` +
    `<path d="M26 66c2-24 12-34 34-46 5-1 7 2 4 6-4 5 0 20 10 40z" fill="#4a3a2c" stroke="#8a6238" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M24 68q26-10 52 0l-3 7q-23-9-46 0z" fill="#8a6238"/>` +
    `<path d="M28 84c8 7 14 7 22 1 8 6 14 6 22-1 4 22-6 36-22 44-16-8-26-22-22-44z" fill="#4a3a2c" stroke="#8a6238" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}
