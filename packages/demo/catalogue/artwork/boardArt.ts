import type { Composition } from './compositions.ts';
import { round } from './icons.ts';

const count = (length: number) => Array.from({ length }, (_, at) => at);
const nameAt = ({ names }: Composition, at: number): string => names[at % names.length] ?? 'star';
const shade =
  '<radialGradient id="shade" cx=".36" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>';

/** A ball with a figure on it: bars stand for its number, which no font has to draw. */
function ball(x: number, y: number, radius: number, colour: string, face: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#shade)"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.58)}" fill="#fffdf7"/>${face}`;
}

const ballColours = ['#e2574c', '#3f8fd6', '#58b368', '#b57edc', '#f0a04b'];

/** Bingo: a card of five by five with what is called already, and the balls that called it. */
export function drawBingoCard(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, , light, accent] = palette;
  const marked = new Set([12, ...random.shuffled(count(25)).slice(0, 9)]);
  const cells = count(25).map((at) => {
    const [x, y] = [118 + (at % 5) * 56, 190 + Math.floor(at / 5) * 52];
    const content =
      at === 12
        ? icons.draw(nameAt(parts, 0), { x: x + 25, y: y + 23, size: 44, prefix: 'm' })
        : `<rect x="${x + 13}" y="${y + 19}" width="24" height="8" rx="4" fill="${deep}" fill-opacity=".45"/>${marked.has(at) ? `<circle cx="${x + 25}" cy="${y + 23}" r="21" fill="${ballColours[at % 5]}" fill-opacity=".78"/>` : ''}`;
    return `<rect x="${x}" y="${y}" width="50" height="46" rx="8" fill="#fffdf7"/>${content}`;
  });
  const heads = count(5).map((at) => `<rect x="${118 + at * 56}" y="142" width="50" height="38" rx="8" fill="${ballColours[at]}"/>`);
  return `<defs>${shade}</defs><g transform="rotate(${random.between(-9, -4)} 256 300)"><rect x="104" y="124" width="302" height="342" rx="24" fill="#000" fill-opacity=".3"/><rect x="98" y="116" width="302" height="342" rx="24" fill="${light}"/>${heads.join('')}${cells.join('')}</g>${ball(396, 150, 78, accent, icons.draw(nameAt(parts, 0), { x: 396, y: 150, size: 76, prefix: 'n' }))}${ball(438, 322, 54, ballColours[0] ?? accent, `<rect x="418" y="316" width="40" height="12" rx="6" fill="${deep}"/>`)}${ball(108, 96, 48, ballColours[1] ?? accent, `<rect x="92" y="91" width="32" height="10" rx="5" fill="${deep}"/>`)}`;
}

/** Keno: a board of many numbers, those drawn alight, and the ball that was the last. */
export function drawKenoBoard(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const drawn = new Set(random.shuffled(count(40)).slice(0, 12));
  const cells = count(40).map((at) => {
    const [x, y] = [50 + (at % 8) * 52, 186 + Math.floor(at / 8) * 56];
    const isDrawn = drawn.has(at);
    return `<rect x="${x}" y="${y}" width="46" height="48" rx="11" fill="${isDrawn ? accent : deep}" fill-opacity="${isDrawn ? 1 : 0.72}" stroke="${light}" stroke-opacity="${isDrawn ? 0.9 : 0.25}" stroke-width="2"/><rect x="${x + 13}" y="${y + 20}" width="20" height="8" rx="4" fill="${isDrawn ? deep : light}" fill-opacity="${isDrawn ? 0.9 : 0.5}"/>`;
  });
  return `<defs>${shade}</defs><rect x="34" y="168" width="444" height="312" rx="28" fill="#000" fill-opacity=".35"/><rect x="34" y="160" width="444" height="312" rx="28" fill="${middle}" fill-opacity=".85" stroke="${accent}" stroke-width="4"/>${cells.join('')}${ball(256, 104, 84, light, icons.draw(nameAt(parts, 0), { x: 256, y: 104, size: 86, prefix: 'n' }))}${ball(118, 118, 46, ballColours[1] ?? accent, `<rect x="102" y="113" width="32" height="10" rx="5" fill="${deep}"/>`)}${ball(394, 118, 46, ballColours[4] ?? accent, `<rect x="378" y="113" width="32" height="10" rx="5" fill="${deep}"/>`)}`;
}

/** Slingo: a grid with a struck row, and the reel of five below it. */
export function drawSlingoGrid(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const row = random.between(0, 3);
  const cells = count(20).map((at) => {
    const [x, y] = [92 + (at % 5) * 68, 48 + Math.floor(at / 5) * 68];
    const isStruck = Math.floor(at / 5) === row;
    return `<rect x="${x}" y="${y}" width="60" height="60" rx="12" fill="${isStruck ? accent : '#fffdf7'}"/>${isStruck ? `<path d="M${x + 30} ${y + 13}l5 11 12 1.500-9 8 2.500 12-10.500-6-10.500 6 2.500-12-9-8 12-1.500z" fill="#fff"/>` : `<rect x="${x + 17}" y="${y + 26}" width="26" height="9" rx="4.500" fill="${deep}" fill-opacity=".5"/>`}`;
  });
  const reel = count(5).map(
    (at) =>
      `<rect x="${58 + at * 80}" y="352" width="72" height="108" rx="14" fill="#fffaf0"/>${icons.draw(nameAt(parts, at), { x: 94 + at * 80, y: 406, size: 58, prefix: `r${at}` })}<rect x="${58 + at * 80}" y="352" width="72" height="108" rx="14" fill="url(#drum)"/>`,
  );
  return `<defs><linearGradient id="drum" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity=".7"/><stop offset=".3" stop-color="${deep}" stop-opacity="0"/><stop offset=".7" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".7"/></linearGradient></defs><rect x="74" y="30" width="364" height="300" rx="26" fill="${middle}" stroke="${light}" stroke-opacity=".5" stroke-width="4"/>${cells.join('')}<rect x="36" y="334" width="440" height="144" rx="28" fill="${deep}" stroke="${accent}" stroke-width="6"/>${reel.join('')}`;
}

/** Instant games: tiles, some turned over; behind one is what one must not find. */
export function drawTiles(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const open = random.shuffled(count(16)).slice(0, 6);
  const tiles = count(16).map((at) => {
    const [x, y] = [62 + (at % 4) * 100, 62 + Math.floor(at / 4) * 100];
    const order = open.indexOf(at);
    if (order < 0)
      return `<rect x="${x}" y="${y + 8}" width="88" height="84" rx="18" fill="${deep}"/><rect x="${x}" y="${y}" width="88" height="84" rx="18" fill="${middle}"/><path d="M${x + 14} ${y + 20}q4-10 16-10h26" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;
    const name = order === 0 ? nameAt(parts, 0) : order === 1 ? 'bomb' : 'gem-stone';
    return `<rect x="${x}" y="${y}" width="88" height="90" rx="18" fill="${order === 0 ? accent : light}" fill-opacity="${order === 0 ? 1 : 0.85}"/>${icons.draw(name, { x: x + 44, y: y + 45, size: 68, prefix: `t${at}` })}`;
  });
  return `<rect x="40" y="44" width="432" height="436" rx="36" fill="#000" fill-opacity=".3"/><rect x="40" y="36" width="432" height="436" rx="36" fill="${deep}" fill-opacity=".82" stroke="${accent}" stroke-opacity=".7" stroke-width="4"/>${tiles.join('')}`;
}
