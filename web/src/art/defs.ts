import { dice } from './noise';

/** Unhewn rock behind the cards. */
function rockWall(): string {
  const roll = dice('rock wall');
  const flecks = Array.from({ length: 70 }, () => {
    const [x, y, size] = [roll() * 660, roll() * 520, 14 + roll() * 46];
    const corners = Array.from({ length: 5 }, (_, index) => {
      const far = size * (0.5 + roll() * 0.7);
      return `${(x + Math.cos(index * 1.257) * far).toFixed(0)} ${(y + Math.sin(index * 1.257) * far * 0.7).toFixed(0)}`;
    });
    return `<path d="M${corners.join('L')}Z" fill="${roll() < 0.5 ? '#000' : '#8a7a69'}" fill-opacity="${(0.02 + roll() * 0.035).toFixed(2)}"/>`;
  });
  return `<pattern id="rock-wall" width="660" height="520" patternUnits="userSpaceOnUse"><rect width="660" height="520" fill="#1a1613"/>${flecks.join('')}</pattern>`;
}

/** Gradients and the clip that every drawing shares; put into the page once. */
export const DEFS = `${rockWall()}
<clipPath id="card"><rect width="100" height="150"/></clipPath>
<linearGradient id="slab" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#6a5c4f"/><stop offset=".45" stop-color="#4a4038"/><stop offset="1" stop-color="#3b332d"/></linearGradient>
<linearGradient id="slab-dark" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#4a4038"/><stop offset="1" stop-color="#241e19"/></linearGradient>
<linearGradient id="parchment" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#f7edd6"/><stop offset="1" stop-color="#dcc99f"/></linearGradient>
<radialGradient id="floor-lit" gradientUnits="userSpaceOnUse" cx="50" cy="75" r="90"><stop offset="0" stop-color="#ffe7b0"/><stop offset=".55" stop-color="#f2cf8e"/><stop offset="1" stop-color="#e2b36c"/></radialGradient>
<linearGradient id="floor" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="150"><stop offset="0" stop-color="#e6c48d"/><stop offset="1" stop-color="#cfa669"/></linearGradient>
<linearGradient id="floor-dark" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="150"><stop offset="0" stop-color="#2b2521"/><stop offset="1" stop-color="#1d1916"/></linearGradient>
<radialGradient id="gold-glow"><stop offset="0" stop-color="#ffdf7a" stop-opacity=".95"/><stop offset="1" stop-color="#f5b942" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp-glow"><stop offset="0" stop-color="#ffdc8c" stop-opacity=".6"/><stop offset=".4" stop-color="#f5b942" stop-opacity=".2"/><stop offset="1" stop-color="#f5b942" stop-opacity="0"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#ffe27a"/><stop offset=".5" stop-color="#f5b942"/><stop offset="1" stop-color="#b8760f"/></linearGradient>
<radialGradient id="role-miner" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="#e9c777"/><stop offset="1" stop-color="#6b4d22"/></radialGradient>
<radialGradient id="role-saboteur" cx=".8" cy=".1" r="1.1"><stop offset="0" stop-color="#8a4030"/><stop offset="1" stop-color="#1f1414"/></radialGradient>
<radialGradient id="role-blue" cx=".35" cy=".2" r="1.05"><stop offset="0" stop-color="#8fc0e6"/><stop offset="1" stop-color="#1c3a57"/></radialGradient>
<radialGradient id="role-green" cx=".35" cy=".2" r="1.05"><stop offset="0" stop-color="#a9d594"/><stop offset="1" stop-color="#25461c"/></radialGradient>
<radialGradient id="role-boss" cx=".35" cy=".2" r="1.05"><stop offset="0" stop-color="#b79bd1"/><stop offset="1" stop-color="#33243f"/></radialGradient>
<radialGradient id="role-profiteer" cx=".35" cy=".2" r="1.05"><stop offset="0" stop-color="#d8c08a"/><stop offset="1" stop-color="#3a2f24"/></radialGradient>
<radialGradient id="role-geologist" cx=".35" cy=".2" r="1.05"><stop offset="0" stop-color="#a9e3ea"/><stop offset="1" stop-color="#1c4349"/></radialGradient>
<radialGradient id="role-greedy" cx=".35" cy=".2" r="1.05"><stop offset="0" stop-color="#ffdf7a"/><stop offset="1" stop-color="#6b4412"/></radialGradient>
<linearGradient id="crystal" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#e9fdff"/><stop offset=".45" stop-color="#7fd6e0"/><stop offset="1" stop-color="#2a8a98"/></linearGradient>
<radialGradient id="glow-blue"><stop offset="0" stop-color="#7fbdf2" stop-opacity=".6"/><stop offset=".45" stop-color="#7fbdf2" stop-opacity=".22"/><stop offset="1" stop-color="#7fbdf2" stop-opacity="0"/></radialGradient>
<radialGradient id="glow-green"><stop offset="0" stop-color="#9be085" stop-opacity=".6"/><stop offset=".45" stop-color="#9be085" stop-opacity=".22"/><stop offset="1" stop-color="#9be085" stop-opacity="0"/></radialGradient>
`;
