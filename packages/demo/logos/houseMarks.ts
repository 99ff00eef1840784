import { sisterSites } from '../globals.ts';
import type { Drawing } from './drawBrand.ts';
import { drawWord, measureWord, type Word } from './drawWord.ts';

type SisterSite = (typeof sisterSites)[number];

const serif = (text: string): Word => ({ text, face: 'serif' });
/** `LupaJuegos` in two rows, `LupaCasino Perú` as well. */
const rowsOf = (name: string): Word[] => (name.includes(' ') ? name.split(' ') : [name.slice(0, 4), name.slice(4)]).map(serif);

export const houseWords: Word[] = [serif('LupaCasino'), ...sisterSites.flatMap(({ name }) => rowsOf(name))];

/** As in the header. */
const glass = [
  '<path d="M20.5 20.5 28 28" stroke="#B5532A" stroke-width="5"/>',
  '<circle cx="13" cy="13" r="9.5" stroke="#0B3A53" stroke-width="3.2"/>',
  '<path d="M8.3 12.2a5 5 0 0 1 3.9-3.9" stroke="#B5532A" stroke-width="2.2"/>',
].join('');

const frame = (width: number, height: number, content: string): Drawing => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
});

/** The house's own logo, on nothing: its place gives it a light plate. */
export function drawSiteLogo(): Drawing {
  const words = drawWord(serif('LupaCasino'), { x: 106, y: 70, size: 62, fill: '#0B3A53' });
  return frame(460, 100, `<g transform="translate(2 4) scale(2.9)" fill="none" stroke-linecap="round">${glass}</g>${words}`);
}

/** What each sister site looks at, within its lens: a box of 40 by 40. */
const subjects: Record<SisterSite['key'], (tint: string) => string> = {
  'lupa-juegos': (tint) =>
    `<rect x="5" y="5" width="30" height="30" rx="7" fill="${tint}"/><g fill="#FFFFFF"><circle cx="13" cy="13" r="3.600"/><circle cx="27" cy="27" r="3.600"/><circle cx="20" cy="20" r="3.600"/></g>`,
  'lupa-apuestas': (tint) =>
    `<circle cx="20" cy="20" r="17" fill="${tint}"/><path d="M20 11l8.500 6.200-3.200 10H14.700l-3.200-10zM20 11V4M28.500 17.200l7-2.500M25.300 27.200l4.200 6.500M14.700 27.200l-4.200 6.500M11.500 17.200l-7-2.500" fill="none" stroke="#FFFFFF" stroke-width="2.600"/>`,
  'lupa-bingo': (tint) =>
    `<g fill="${tint}">${[4, 16, 28].map((x) => [4, 16, 28].map((y) => (x === 16 && y === 16 ? '' : `<rect x="${x}" y="${y}" width="9" height="9" rx="2"/>`)).join('')).join('')}</g><circle cx="20.500" cy="20.500" r="6.500" fill="none" stroke="${tint}" stroke-width="3"/>`,
  'lupa-poker': (tint) => `<path d="M20 2C27 12 36 16 36 25c0 7-9 10-13 4l3 9H14l3-9c-4 6-13 3-13-4C4 16 13 12 20 2z" fill="${tint}"/>`,
  'lupa-peru': (tint) => `<path d="M4 35h32v-7h-6v-7h-6v-7h-8v7h-6v7H4zM16 12h8V6h-8z" fill="${tint}"/>`,
};

/** A sister site: the same lens on another subject, and the name in the house's letters. The footer gives it its plate. */
export function drawSisterMark({ key, name, colour }: SisterSite): Drawing {
  const lens = `<g transform="translate(6 14)" fill="none"><path d="M68 68l24 24" stroke="${colour}" stroke-width="15" stroke-linecap="round"/><circle cx="44" cy="44" r="38" fill="#FFFFFF" stroke="${colour}" stroke-width="9"/><g transform="translate(23 23) scale(1.05)">${subjects[key]?.(colour) ?? ''}</g></g>`;
  const rows = rowsOf(name);
  const size = Math.min(42, 196 / Math.max(...rows.map((row) => measureWord(row, 1))));
  const words = rows.map((word, index) =>
    drawWord(word, { x: 120, y: 78 - size * 0.52 + index * size, size, fill: index === 0 ? '#0B3A53' : colour }),
  );
  const shift = Math.round((196 - Math.max(...rows.map((row) => measureWord(row, size)))) / 2);
  return frame(320, 128, `<g transform="translate(${shift})">${lens}${words.join('')}</g>`);
}
