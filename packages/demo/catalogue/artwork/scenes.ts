import type { Random } from '../seededRandom.ts';
import type { Palette, Scene } from '../themes.ts';
import { round } from './icons.ts';

export const side = 512;

/** The background of a picture: colours, and shapes that lead to its middle. */
export function drawScene(scene: Scene, palette: Palette, random: Random): string {
  const [deep, middle, light, accent] = palette;
  const glowY = scene === 'stage' ? 150 : random.between(190, 250);
  const defs = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="${round(random.next() * 0.5)}" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="256" cy="${glowY}" r="270"><stop stop-color="${light}" stop-opacity=".95"/><stop offset=".45" stop-color="${light}" stop-opacity=".35"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".9"/></linearGradient>
<radialGradient id="edge" cx=".5" cy=".46" r=".75"><stop offset=".62" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".75"/></radialGradient>
</defs>`;
  const shapes = painters[scene]({ deep, middle, light, accent, glowY, random });
  return `${defs}<rect width="${side}" height="${side}" fill="url(#sky)"/>${shapes}`;
}

type Brush = { deep: string; middle: string; light: string; accent: string; glowY: number; random: Random };

const glow = `<rect width="${side}" height="${side}" fill="url(#glow)"/>`;

const painters: Record<Scene, (brush: Brush) => string> = {
  rays: ({ light, glowY, random }) => {
    const count = random.pick([12, 16, 20]);
    const turn = random.next() * 360;
    const wedges = Array.from({ length: count }, (_, at) => {
      const from = ((at * 2) / (count * 2)) * Math.PI * 2;
      const to = ((at * 2 + 1) / (count * 2)) * Math.PI * 2;
      const point = (angle: number) => `${round(Math.cos(angle) * 520)} ${round(Math.sin(angle) * 520)}`;
      return `M0 0L${point(from)}L${point(to)}Z`;
    });
    return `<path transform="translate(256 ${glowY}) rotate(${round(turn)})" fill="${light}" fill-opacity=".16" d="${wedges.join('')}"/>${glow}`;
  },
  peaks: ({ deep, middle, light, accent, random }) => {
    const sunX = random.between(120, 392);
    const ridge = (base: number, height: number, steps: number) => {
      const points = Array.from({ length: steps + 1 }, (_, at) => {
        const y = at % 2 === 0 ? base + random.between(0, 30) : base - height - random.between(0, 60);
        return `${round((at / steps) * 592 - 40)} ${y}`;
      });
      return `M-40 512L${points.join('L')}L552 512Z`;
    };
    return `${glow}<circle cx="${sunX}" cy="${random.between(90, 150)}" r="${random.between(44, 70)}" fill="${accent}" fill-opacity=".85"/>
<path d="${ridge(340, 110, 6)}" fill="${light}" fill-opacity=".32"/><path d="${ridge(400, 90, 8)}" fill="${middle}" fill-opacity=".8"/><path d="${ridge(470, 70, 6)}" fill="${deep}" fill-opacity=".75"/>`;
  },
  waves: ({ deep, light, middle, random }) => {
    const wave = (y: number, swing: number, colour: string, opacity: number) => {
      const start = -random.between(0, 120);
      const humps = Array.from({ length: 6 }, () => `q32 ${-swing} 64 0t64 0`).join('');
      return `<path d="M${start} ${y}${humps}V520H${start}Z" fill="${colour}" fill-opacity="${opacity}"/>`;
    };
    return `${glow}${wave(300, 26, light, 0.22)}${wave(352, 34, light, 0.28)}${wave(404, 30, middle, 0.9)}${wave(452, 24, deep, 0.8)}`;
  },
  dunes: ({ deep, light, middle, accent, random }) => {
    const sun = `<circle cx="${random.between(140, 372)}" cy="${random.between(120, 190)}" r="${random.between(60, 92)}" fill="${accent}" fill-opacity=".8"/>`;
    const dune = (y: number, bend: number, colour: string, opacity: number) =>
      `<path d="M-20 ${y}C120 ${y - bend} 220 ${y + bend} 300 ${y}S460 ${y - bend} 540 ${y - 10}V520H-20Z" fill="${colour}" fill-opacity="${opacity}"/>`;
    const bend = random.between(40, 80) * (random.next() < 0.5 ? -1 : 1);
    return `${glow}${sun}${dune(330, bend, light, 0.45)}${dune(385, -bend, middle, 0.85)}${dune(440, bend, deep, 0.7)}`;
  },
  night: ({ light, accent, random }) => {
    const stars = Array.from({ length: 46 }, () => {
      const radius = round(0.8 + random.next() * 2.4);
      return `<circle cx="${random.between(6, 506)}" cy="${random.between(6, 400)}" r="${radius}" fill="${random.next() < 0.25 ? accent : '#fff'}" fill-opacity="${round(0.35 + random.next() * 0.6)}"/>`;
    });
    const ring = `<circle cx="256" cy="240" r="${random.between(168, 200)}" fill="none" stroke="${light}" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 10" stroke-linecap="round"/>`;
    return `${glow}${stars.join('')}${ring}`;
  },
  arcs: ({ light, glowY, random }) => {
    const gap = random.between(44, 58);
    const rings = Array.from(
      { length: 7 },
      (_, at) =>
        `<circle cx="256" cy="${glowY + 40}" r="${90 + at * gap}" fill="none" stroke="${light}" stroke-opacity="${round(0.34 - at * 0.04)}" stroke-width="${gap / 2}"/>`,
    );
    return `${rings.join('')}${glow}`;
  },
  lattice: ({ light, random }) => {
    const step = random.pick([64, 73]);
    const kind = random.next() < 0.5;
    const marks = Array.from({ length: 81 }, (_, at) => {
      const row = Math.floor(at / 9);
      const x = (at % 9) * step - (row % 2) * (step / 2);
      const y = row * step * (kind ? 0.9 : 1);
      return kind ? `<circle cx="${x}" cy="${round(y)}" r="9"/>` : `<path d="M${x} ${y - 26}l26 26l-26 26l-26 -26z"/>`;
    });
    return `<g fill="${light}" fill-opacity=".15">${marks.join('')}</g>${glow}`;
  },
  stage: ({ deep, light, accent, random }) => {
    const beam = (x: number, lean: number) => `<path d="M${x - 14} -10h28L${x + lean + 90} 512h-180Z" fill="${light}" fill-opacity=".17"/>`;
    const lean = random.between(60, 120);
    const lamps = Array.from({ length: 9 }, (_, at) => `<circle cx="${32 + at * 56}" cy="26" r="8"/>`);
    return `${beam(70, lean)}${beam(256, 0)}${beam(442, -lean)}${glow}<ellipse cx="256" cy="452" rx="290" ry="74" fill="${deep}" fill-opacity=".6"/><ellipse cx="256" cy="440" rx="230" ry="46" fill="${light}" fill-opacity=".2"/><g fill="${accent}">${lamps.join('')}</g>`;
  },
  bubbles: ({ light, random }) => {
    const rings = Array.from({ length: 24 }, () => {
      const radius = round(6 + random.next() ** 2 * 52);
      const [x, y] = [random.between(0, 512), random.between(0, 512)];
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}" fill-opacity=".13" stroke="#fff" stroke-opacity=".28" stroke-width="2"/><circle cx="${round(x - radius * 0.35)}" cy="${round(y - radius * 0.35)}" r="${round(radius * 0.16)}" fill="#fff" fill-opacity=".6"/>`;
    });
    return `${glow}${rings.join('')}`;
  },
  leaves: ({ deep, light, middle, random }) => {
    const leaf = (x: number, y: number, turn: number, length: number, colour: string, opacity: number) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${length * 0.3} ${-length * 0.34} ${length * 0.8} ${-length * 0.26} ${length} 0C${length * 0.8} ${length * 0.26} ${length * 0.3} ${length * 0.34} 0 0Z" fill="${colour}" fill-opacity="${opacity}"/>`;
    const fan = (x: number, y: number, from: number) =>
      Array.from({ length: 5 }, (_, at) =>
        leaf(
          x,
          y,
          from + at * 24 + random.between(-6, 6),
          random.between(170, 250),
          at % 2 === 0 ? middle : light,
          at % 2 === 0 ? 0.75 : 0.3,
        ),
      );
    const low = Array.from({ length: 7 }, (_, at) =>
      leaf(at * 86 - 10, 530, -90 + random.between(-24, 24), random.between(90, 140), deep, 0.75),
    );
    return `${glow}${fan(-30, -20, -10).join('')}${fan(542, -20, 95).join('')}${low.join('')}`;
  },
};

/** What lies over everything: darker edges and a fine frame, the same in the whole series. */
export function drawFinish(palette: Palette): string {
  return `<rect width="${side}" height="${side}" fill="url(#edge)"/><rect x="7" y="7" width="498" height="498" rx="26" fill="none" stroke="${palette[3]}" stroke-opacity=".55" stroke-width="3"/><rect x="14" y="14" width="484" height="484" rx="20" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.5"/>`;
}

/** A darker foot, so that the picture is on something. */
export const drawFoot = (): string => `<rect y="330" width="${side}" height="182" fill="url(#foot)"/>`;

export function drawSparkles(random: Random, accent: string, count: number): string {
  return Array.from({ length: count }, () => {
    const size = random.between(7, 20);
    const [x, y] = [random.between(40, 472), random.between(40, 330)];
    return `<path transform="translate(${x} ${y})" d="M0 ${-size}Q${size * 0.12} ${-size * 0.12} ${size} 0Q${size * 0.12} ${size * 0.12} 0 ${size}Q${-size * 0.12} ${size * 0.12} ${-size} 0Q${-size * 0.12} ${-size * 0.12} 0 ${-size}Z" fill="${random.next() < 0.5 ? '#fff' : accent}" fill-opacity=".9"/>`;
  }).join('');
}
