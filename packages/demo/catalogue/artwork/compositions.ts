import type { Random } from '../seededRandom.ts';
import type { Palette } from '../themes.ts';
import { round, type IconSet } from './icons.ts';

export type Composition = { icons: IconSet; palette: Palette; random: Random; names: readonly string[] };

/** An ellipse of shadow below something that is at `y`. */
const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${round(width / 2)}" ry="${round(width / 9)}" fill="#000" fill-opacity=".32"/>`;

const nameAt = ({ names }: Composition, at: number): string => names[at % names.length] ?? 'star';

/** One large figure, two small companions at its feet. */
export function drawHero(parts: Composition): string {
  const { icons, random } = parts;
  const tilt = random.between(-7, 7);
  return `${shadow(256, 448, 300)}${icons.draw(nameAt(parts, 0), { x: 256, y: 256, size: 362, turn: tilt, prefix: 'a' })}${shadow(98, 462, 96)}${shadow(416, 462, 96)}${icons.draw(nameAt(parts, 1), { x: 98, y: 406, size: 118, turn: -10, prefix: 'b' })}${icons.draw(nameAt(parts, 2), { x: 416, y: 406, size: 118, turn: 10, flip: true, prefix: 'c' })}`;
}

/** Three of them, the first before the others. */
export function drawTrio(parts: Composition): string {
  const { icons } = parts;
  return `${shadow(256, 440, 400)}${icons.draw(nameAt(parts, 1), { x: 134, y: 218, size: 206, turn: -13, prefix: 'a' })}${icons.draw(nameAt(parts, 2), { x: 378, y: 218, size: 206, turn: 13, flip: true, prefix: 'b' })}${icons.draw(nameAt(parts, 0), { x: 256, y: 310, size: 276, prefix: 'c' })}`;
}

/** A machine's window with three reels; the middle one wins. */
export function drawReels(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, , light, accent] = palette;
  const reels = [70, 200, 330].map((x, at) => {
    const main = nameAt(parts, at === 1 ? 0 : at + 1);
    const beyond = (y: number, name: string, prefix: string) => icons.draw(name, { x: x + 56, y, size: 82, prefix });
    return `<clipPath id="reel${at}"><rect x="${x}" y="136" width="112" height="250" rx="14"/></clipPath><rect x="${x}" y="136" width="112" height="250" rx="14" fill="#fffaf0"/><g clip-path="url(#reel${at})"><g opacity=".55">${beyond(146, nameAt(parts, at + 3), `u${at}`)}${beyond(378, nameAt(parts, at + 4), `l${at}`)}</g>${icons.draw(main, { x: x + 56, y: 262, size: 104, prefix: `m${at}` })}<rect x="${x}" y="136" width="112" height="250" fill="url(#drum)"/></g>`;
  });
  const lamps = Array.from(
    { length: 8 },
    (_, at) => `<circle cx="${82 + at * 50}" cy="106" r="7" fill="${at % 2 === 0 ? '#fff' : accent}"/>`,
  );
  const crest = icons.draw(nameAt(parts, 0), { x: 256, y: 72, size: 116, turn: random.between(-5, 5), prefix: 'k' });
  return `<defs><linearGradient id="drum" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity=".72"/><stop offset=".28" stop-color="${deep}" stop-opacity="0"/><stop offset=".72" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".72"/></linearGradient><linearGradient id="gilt" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${accent}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>
${shadow(256, 452, 430)}<rect x="42" y="86" width="428" height="340" rx="34" fill="url(#gilt)"/><rect x="54" y="98" width="404" height="316" rx="26" fill="${deep}"/>${lamps.join('')}${reels.join('')}<path d="M46 262l26 -17v34zM466 262l-26 -17v34z" fill="${accent}"/>${crest}`;
}

/** The row of reels at the foot of a slot's picture: three alike on the line. */
export function drawReelRow(parts: Composition): string {
  const { icons, palette } = parts;
  const [deep, , light, accent] = palette;
  const reels = [0, 1, 2, 3, 4].map((at) => {
    const x = 62 + at * 78;
    const name = nameAt(parts, at < 3 ? 1 : at);
    return `<rect x="${x}" y="398" width="70" height="78" rx="10" fill="#fffaf0"/>${icons.draw(name, { x: x + 35, y: 437, size: 56, prefix: `z${at}` })}<rect x="${x}" y="398" width="70" height="78" rx="10" fill="url(#drum)"/>`;
  });
  return `<defs><linearGradient id="drum" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity=".6"/><stop offset=".3" stop-color="${deep}" stop-opacity="0"/><stop offset=".7" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".6"/></linearGradient></defs><rect x="44" y="382" width="424" height="110" rx="24" fill="${deep}" stroke="${accent}" stroke-width="6"/>${reels.join('')}<path d="M54 437h240" stroke="${accent}" stroke-width="5" stroke-opacity=".9"/><path d="M44 437l22-13v26zM468 437l-22-13v26z" fill="${light}"/>`;
}

/** A ring of gold around the figure, others on their way around it. */
export function drawMedallion(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const start = random.between(200, 340);
  const moons = [0, 1, 2].map((at) => {
    const angle = ((start + at * 120) / 180) * Math.PI;
    return icons.draw(nameAt(parts, at + 1), {
      x: 256 + Math.cos(angle) * 178,
      y: 256 + Math.sin(angle) * 178,
      size: 104,
      prefix: `o${at}`,
    });
  });
  const beads = Array.from({ length: 28 }, (_, at) => {
    const angle = (at / 28) * Math.PI * 2;
    return `<circle cx="${round(256 + Math.cos(angle) * 166)}" cy="${round(256 + Math.sin(angle) * 166)}" r="5"/>`;
  });
  return `<defs><radialGradient id="well" cx=".5" cy=".35" r=".75"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>${shadow(256, 452, 300)}<circle cx="256" cy="256" r="184" fill="${deep}"/><circle cx="256" cy="256" r="180" fill="none" stroke="${accent}" stroke-width="5"/><g fill="${accent}" fill-opacity=".85">${beads.join('')}</g><circle cx="256" cy="256" r="152" fill="url(#well)" stroke="${accent}" stroke-width="7"/>${icons.draw(nameAt(parts, 0), { x: 256, y: 256, size: 232, prefix: 'a' })}${moons.join('')}`;
}

/** A gate from which the figure steps forward. */
export function drawGate(parts: Composition): string {
  const { icons, palette } = parts;
  const [deep, middle, light, accent] = palette;
  return `<defs><linearGradient id="gate" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs><path d="M86 470V236a170 170 0 0 1 340 0V470Z" fill="${deep}"/><path d="M100 470V236a156 156 0 0 1 312 0V470Z" fill="url(#gate)" stroke="${accent}" stroke-width="6"/>${icons.draw(nameAt(parts, 1), { x: 256, y: 150, size: 108, prefix: 'b' })}${shadow(256, 468, 330)}${icons.draw(nameAt(parts, 0), { x: 256, y: 330, size: 292, prefix: 'a' })}${icons.draw(nameAt(parts, 2), { x: 84, y: 430, size: 112, turn: -8, prefix: 'c' })}${icons.draw(nameAt(parts, 3), { x: 428, y: 430, size: 112, turn: 8, prefix: 'd' })}`;
}

/** The figure below a bow of its companions. */
export function drawCrown(parts: Composition): string {
  const { icons } = parts;
  const bow = [-66, -33, 0, 33, 66].map((degrees, at) => {
    const angle = ((degrees - 90) / 180) * Math.PI;
    const size = 92 + (at === 2 ? 22 : 0);
    return icons.draw(nameAt(parts, at + 1), {
      x: 256 + Math.cos(angle) * 208,
      y: 296 + Math.sin(angle) * 208,
      size,
      turn: degrees * 0.5,
      prefix: `w${at}`,
    });
  });
  return `${bow.join('')}${shadow(256, 456, 290)}${icons.draw(nameAt(parts, 0), { x: 256, y: 330, size: 280, prefix: 'a' })}`;
}
