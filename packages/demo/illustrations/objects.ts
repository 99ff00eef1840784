/** The colours of every illustration: those of the site, and a gold. */
export const inks = {
  pacific: '#0B3A53',
  deep: '#072739',
  copper: '#B5532A',
  clay: '#D98A62',
  gold: '#D9A23A',
  good: '#0E6B55',
  sage: '#7FA894',
  mist: '#C9D8DF',
  paper: '#FFFDF8',
  line: '#D8D0C0',
  ink: '#11202E',
  grey: '#8796A1',
};

const { pacific, deep, copper, clay, gold, good, sage, mist, paper, line, ink, grey } = inks;

const lines = (x: number, y: number, widths: number[], gap = 9, tint = grey) =>
  widths
    .map((width, index) => `<rect x="${x}" y="${y + index * gap}" width="${width}" height="4" rx="2" fill="${tint}" opacity=".6"/>`)
    .join('');

const coin = (x: number, y: number, size: number, mark = '') =>
  `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="${size * 0.16}" rx="${size}" ry="${size * 0.42}" fill="#A97818"/><ellipse cx="0" cy="0" rx="${size}" ry="${size * 0.42}" fill="${gold}"/><ellipse cx="0" cy="0" rx="${size * 0.7}" ry="${size * 0.27}" fill="none" stroke="#F4DC9B" stroke-width="2"/>${mark}</g>`;

const stack = (x: number, base: number, count: number, size = 15) =>
  Array.from({ length: count }, (_, index) => coin(x, base - index * size * 0.36, size)).join('');

const slices = (count: number, radius: number, tints: string[]) =>
  Array.from({ length: count }, (_, index) => {
    const from = (index / count) * 2 * Math.PI;
    const to = ((index + 1) / count) * 2 * Math.PI;
    const point = (angle: number) => `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
    return `<path d="M50 50L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}z" fill="${index === 0 ? good : tints[index % tints.length]}"/>`;
  }).join('');

const playingCard = (x: number, y: number, turn: number, suit: string, tint: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="40" height="58" rx="5" fill="${paper}" stroke="${line}" stroke-width="1"/><g transform="translate(20 29)" fill="${tint}">${suit}</g><g transform="translate(8 11) scale(.36)" fill="${tint}">${suit}</g></g>`;
const spade = '<path d="M0-15C8-5 14-1 14 6c0 6-8 8-12 3l3 8H-5l3-8c-4 5-12 3-12-3 0-7 6-11 14-21z"/>';
const heart = '<path d="M0 14C-12 4-15-2-15-7c0-9 12-10 15-2 3-8 15-7 15 2 0 5-3 11-15 21z"/>';

const dots = (x: number, y: number, count: 3 | 5) =>
  [
    [0, 0],
    [-5, -5],
    [5, 5],
    [5, -5],
    [-5, 5],
  ]
    .slice(0, count)
    .map(([right = 0, down = 0]) => `<circle cx="${x + right}" cy="${y + down}" r="2.200" fill="${ink}"/>`)
    .join('');

/** Things that illustrations are made of, each in a box of 100 by 100. */
export const objects = {
  document: `<rect x="18" y="6" width="64" height="88" rx="6" fill="${paper}" stroke="${line}" stroke-width="1.500"/><rect x="27" y="17" width="30" height="7" rx="3.500" fill="${pacific}"/>${lines(27, 33, [46, 40, 46, 34])}<rect x="27" y="72" width="46" height="5" rx="2.500" fill="${copper}"/>${lines(27, 83, [22])}`,
  contract: `<rect x="18" y="6" width="64" height="88" rx="6" fill="${paper}" stroke="${line}" stroke-width="1.500"/>${lines(27, 16, [46, 42, 46, 30, 46, 44, 36], 7)}<circle cx="66" cy="78" r="10" fill="${copper}"/><path d="M60 78l4 4 8-8" fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M27 82c4-8 8 6 12-2s6 4 10-1" fill="none" stroke="${pacific}" stroke-width="2.500" stroke-linecap="round"/>`,
  card: `<g transform="rotate(-8 50 50)"><rect x="8" y="24" width="84" height="54" rx="8" fill="${pacific}"/><rect x="8" y="36" width="84" height="10" fill="${deep}"/><rect x="17" y="56" width="16" height="12" rx="3" fill="${gold}"/><rect x="42" y="60" width="40" height="5" rx="2.500" fill="${mist}" opacity=".7"/></g>`,
  phone: `<rect x="28" y="4" width="44" height="92" rx="9" fill="${ink}"/><rect x="32" y="9" width="36" height="80" rx="5" fill="${paper}"/><rect x="36" y="15" width="28" height="16" rx="4" fill="${mist}"/>${lines(36, 38, [28, 22], 8)}<circle cx="50" cy="65" r="10" fill="${good}"/><path d="M44.500 65l4 4 7.500-7.500" fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  coins: `${stack(30, 82, 7)}${stack(64, 88, 4, 17)}${coin(84, 92, 11)}`,
  wallet: `<rect x="10" y="28" width="80" height="56" rx="9" fill="${copper}"/><path d="M18 28l52-14a6 6 0 0 1 7 5l2 9z" fill="${clay}"/><rect x="20" y="22" width="52" height="14" rx="2" fill="${good}"/><path d="M10 40c0-6 4-9 9-9h62c6 0 9 4 9 9v35c0 6-4 9-9 9H19c-5 0-9-3-9-9z" fill="${copper}"/><rect x="64" y="50" width="30" height="18" rx="9" fill="#8E3D1C"/><circle cx="74" cy="59" r="4" fill="${gold}"/>`,
  bank: `<path d="M10 38L50 12l40 26z" fill="${pacific}"/><rect x="12" y="40" width="76" height="6" fill="${deep}"/>${[20, 40, 60, 76].map((x) => `<rect x="${x - 2}" y="48" width="8" height="30" fill="${mist}"/>`).join('')}<rect x="8" y="80" width="84" height="9" rx="2" fill="${pacific}"/><circle cx="50" cy="28" r="5" fill="${gold}"/>`,
  clock: `<circle cx="50" cy="50" r="42" fill="${paper}" stroke="${pacific}" stroke-width="7"/><path d="M50 24v26l17 11" fill="none" stroke="${copper}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${[0, 90, 180, 270].map((turn) => `<rect x="48.500" y="13" width="3" height="7" rx="1.500" fill="${pacific}" transform="rotate(${turn} 50 50)"/>`).join('')}`,
  calendar: `<rect x="12" y="16" width="76" height="74" rx="8" fill="${paper}" stroke="${line}" stroke-width="1.500"/><path d="M12 24c0-5 3-8 8-8h60c5 0 8 3 8 8v14H12z" fill="${copper}"/>${[28, 68].map((x) => `<rect x="${x}" y="9" width="5" height="15" rx="2.500" fill="${ink}"/>`).join('')}${[0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => `<rect x="${22 + column * 15}" y="${47 + row * 13}" width="10" height="8" rx="2" fill="${row === 1 && column === 2 ? good : mist}"/>`).join('')).join('')}`,
  shield: `<path d="M50 6l36 12v28c0 24-16 40-36 48C30 86 14 70 14 46V18z" fill="${pacific}"/><path d="M50 6l36 12v28c0 24-16 40-36 48z" fill="${deep}"/><path d="M32 50l13 13 24-26" fill="none" stroke="${paper}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  scales: `<rect x="47" y="14" width="6" height="70" rx="3" fill="${pacific}"/><rect x="30" y="84" width="40" height="7" rx="3.500" fill="${pacific}"/><path d="M16 28l68-10" stroke="${pacific}" stroke-width="5" stroke-linecap="round"/><path d="M18 28L6 58h24zM82 19L70 49h24z" fill="none" stroke="${grey}" stroke-width="2"/><path d="M4 58h28a14 10 0 0 1-28 0z" fill="${copper}"/><path d="M68 49h28a14 10 0 0 1-28 0z" fill="${gold}"/><circle cx="50" cy="15" r="6" fill="${gold}"/>`,
  roulette: `<circle cx="50" cy="50" r="46" fill="#6B2F14"/><circle cx="50" cy="50" r="41" fill="${gold}"/><g>${slices(19, 39, ['#A62B1F', ink])}</g><circle cx="50" cy="50" r="24" fill="#6B2F14"/><circle cx="50" cy="50" r="18" fill="${clay}"/><path d="M50 34v32M34 50h32" stroke="${gold}" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="50" r="6" fill="${gold}"/><circle cx="79" cy="34" r="4" fill="${paper}"/>`,
  cards: `${playingCard(14, 26, -14, spade, ink)}${playingCard(46, 18, 9, heart, '#A62B1F')}`,
  reels: `<rect x="6" y="16" width="88" height="68" rx="10" fill="${pacific}"/>${[14, 39, 64].map((x) => `<rect x="${x}" y="26" width="22" height="48" rx="4" fill="${paper}"/>`).join('')}<circle cx="25" cy="50" r="8" fill="#A62B1F"/><path d="M25 42c1-5 4-7 8-8" stroke="${good}" stroke-width="2.500" fill="none"/><path d="M50 40l3.200 6.700 7.300 1-5.300 5.100 1.300 7.300-6.500-3.500-6.500 3.500 1.300-7.300-5.300-5.100 7.300-1z" fill="${gold}"/><path d="M67 44h16L73 60" fill="none" stroke="${copper}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 50h80" stroke="${copper}" stroke-width="1.500" opacity=".6"/>`,
  gift: `<rect x="14" y="44" width="72" height="46" rx="5" fill="${copper}"/><rect x="9" y="32" width="82" height="16" rx="4" fill="${clay}"/><rect x="44" y="32" width="12" height="58" fill="${gold}"/><path d="M50 32C36 34 26 26 30 18s16-2 20 14c4-16 16-22 20-14s-6 16-20 14z" fill="none" stroke="${gold}" stroke-width="6"/>`,
  identity: `<rect x="6" y="20" width="88" height="60" rx="8" fill="${paper}" stroke="${line}" stroke-width="1.500"/><path d="M6 30c0-6 3-10 9-10h70c6 0 9 4 9 10v4H6z" fill="${pacific}"/><rect x="15" y="42" width="26" height="29" rx="4" fill="${mist}"/><circle cx="28" cy="53" r="6" fill="${clay}"/><path d="M17 71c1-9 6-11 11-11s10 2 11 11z" fill="${pacific}"/>${lines(50, 44, [34, 26, 34], 10)}`,
  bubble: `<path d="M10 18h80a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H44L26 84V68H10a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" fill="${pacific}"/>${lines(18, 31, [60, 46, 54], 11, paper)}`,
  chart: `<rect x="10" y="10" width="80" height="80" rx="8" fill="${paper}" stroke="${line}" stroke-width="1.500"/>${[
    [20, 34, sage],
    [36, 50, good],
    [52, 24, clay],
    [68, 42, copper],
  ]
    .map(([x, height, tint]) => `<rect x="${x}" y="${80 - Number(height)}" width="11" height="${height}" rx="2" fill="${tint}"/>`)
    .join(
      '',
    )}<path d="M22 36l16-14 16 18 20-22" fill="none" stroke="${pacific}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>`,
  crypto: `${stack(50, 88, 3, 34)}<circle cx="50" cy="40" r="32" fill="${gold}"/><circle cx="50" cy="40" r="26" fill="none" stroke="#F4DC9B" stroke-width="2.500"/><path d="M42 26h11a7 7 0 0 1 0 14H42zM42 40h13a7 7 0 0 1 0 14H42zM42 20v40M50 20v6M50 54v6" fill="none" stroke="#7A5310" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`,
  ladder: `${[0, 1, 2, 3].map((step) => `<rect x="${10 + step * 19}" y="${72 - step * 17}" width="17" height="${18 + step * 17}" rx="3" fill="${[mist, sage, good, pacific][step]}"/>`).join('')}<path d="M75 6v14M75 6l11 4-11 5" fill="${copper}" stroke="${copper}" stroke-width="2.500" stroke-linejoin="round"/>`,
  barrier: `<circle cx="50" cy="50" r="42" fill="${paper}" stroke="#A62B1F" stroke-width="11"/><path d="M21 79l58-58" stroke="#A62B1F" stroke-width="11"/>`,
  building: `<rect x="18" y="14" width="64" height="78" rx="4" fill="${mist}"/><rect x="18" y="14" width="32" height="78" fill="${sage}" opacity=".5"/>${[0, 1, 2].map((row) => [0, 1, 2].map((column) => `<rect x="${27 + column * 18}" y="${25 + row * 17}" width="10" height="10" rx="1.500" fill="${row === 1 && column === 1 ? gold : pacific}"/>`).join('')).join('')}<rect x="43" y="76" width="14" height="16" rx="2" fill="${copper}"/>`,
  hands: `<path d="M50 92C22 74 8 58 8 38a22 22 0 0 1 42-9 22 22 0 0 1 42 9c0 20-14 36-42 54z" fill="${copper}"/><path d="M30 50h12l6-14 8 26 6-12h10" fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  book: `<path d="M50 22C38 12 20 12 6 16v64c14-4 32-4 44 6 12-10 30-10 44-6V16c-14-4-32-4-44 6z" fill="${pacific}"/><path d="M50 24C39 16 24 15 11 18v55c13-3 28-2 39 6z" fill="${paper}"/><path d="M50 24c11-8 26-9 39-6v55c-13-3-28-2-39 6z" fill="#F4EFE3"/>${lines(18, 28, [24, 20, 24, 16], 10)}${lines(58, 28, [24, 18, 24], 10)}<path d="M74 14v30l-6-6-6 6V18z" fill="${copper}"/>`,
  sheet: `<rect x="8" y="14" width="84" height="72" rx="7" fill="${paper}" stroke="${line}" stroke-width="1.500"/><path d="M8 22c0-5 3-8 8-8h68c5 0 8 3 8 8v10H8z" fill="${pacific}"/>${[0, 1, 2].map((row) => `<path d="M8 ${50 + row * 18}h84" stroke="${line}" stroke-width="1.500"/>${[0, 1, 2, 3].map((column) => `<rect x="${15 + column * 20}" y="${39 + row * 18}" width="${column === 0 ? 14 : 11}" height="5" rx="2.500" fill="${column === 3 ? [good, good, copper][row] : grey}" opacity="${column === 3 ? 1 : 0.6}"/>`).join('')}`).join('')}${[30, 50, 70].map((x) => `<path d="M${x} 32v54" stroke="${line}" stroke-width="1.500"/>`).join('')}`,
  correction: `<rect x="14" y="6" width="60" height="86" rx="6" fill="${paper}" stroke="${line}" stroke-width="1.500"/>${lines(23, 18, [40, 34], 10)}<rect x="23" y="40" width="38" height="4" rx="2" fill="#A62B1F"/><path d="M21 42l42 0" stroke="#A62B1F" stroke-width="1.500"/>${lines(23, 52, [30, 40, 24], 10)}<g transform="rotate(38 70 60)"><rect x="63" y="22" width="15" height="52" fill="${gold}"/><rect x="63" y="14" width="15" height="10" rx="3" fill="${copper}"/><path d="M63 74h15l-7.500 17z" fill="#F1D9B5"/><path d="M67.500 84h6l-3 7z" fill="${ink}"/></g>`,
  verdict: `<rect x="10" y="12" width="80" height="76" rx="9" fill="${paper}" stroke="${line}" stroke-width="1.500"/><circle cx="32" cy="38" r="15" fill="none" stroke="${good}" stroke-width="6"/><path d="M26 38l5 5 8-9" fill="none" stroke="${good}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${lines(54, 28, [26, 20, 26], 9)}${[0, 1, 2, 3].map((star) => `<path d="M${24 + star * 17} 62l2.600 5.300 5.900.900-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.900z" fill="${star < 3 ? gold : mist}"/>`).join('')}`,
  balls: `${(
    [
      [50, 24, copper, 3],
      [28, 58, pacific, 5],
      [72, 58, good, 5],
    ] as const
  )
    .map(
      ([x, y, tint, spots]) =>
        `<circle cx="${x}" cy="${y}" r="22" fill="${tint}"/><circle cx="${x}" cy="${y}" r="13" fill="${paper}"/><circle cx="${x - 8}" cy="${y - 13}" r="3.500" fill="#FFFFFF" opacity=".5"/>${dots(x, y, spots)}`,
    )
    .join('')}<rect x="10" y="84" width="80" height="6" rx="3" fill="${deep}"/>`,
  rocket: `<path d="M8 90c30-2 46-14 54-34" fill="none" stroke="${sage}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 11"/><g transform="rotate(32 60 40)"><path d="M60 2c14 12 17 30 12 52H48C43 32 46 14 60 2z" fill="${paper}" stroke="${line}" stroke-width="1.500"/><path d="M60 2c7 6 11 13 13 20H47c2-7 6-14 13-20z" fill="${copper}"/><circle cx="60" cy="34" r="7" fill="${pacific}"/><path d="M47 38L34 58l14-2zM73 38l13 20-14-2z" fill="${copper}"/><path d="M52 57h16L60 78z" fill="${gold}"/></g>`,
  ticket: `<g transform="rotate(-7 50 50)"><rect x="10" y="16" width="80" height="68" rx="8" fill="${gold}"/><rect x="18" y="24" width="64" height="12" rx="4" fill="${pacific}"/>${[0, 1, 2].map((column) => `<rect x="${18 + column * 23}" y="44" width="18" height="18" rx="4" fill="${paper}"/><circle cx="${27 + column * 23}" cy="53" r="5" fill="${[copper, copper, good][column]}"/>`).join('')}<rect x="18" y="69" width="64" height="8" rx="4" fill="${mist}"/><path d="M46 66l22 12" stroke="${paper}" stroke-width="9" stroke-linecap="round"/></g>`,
  jar: `<path d="M26 30h48l8 16v38a9 9 0 0 1-9 9H27a9 9 0 0 1-9-9V46z" fill="${mist}"/><path d="M18 60h64v24a9 9 0 0 1-9 9H27a9 9 0 0 1-9-9z" fill="${gold}"/>${(
    [
      [30, 62],
      [50, 58],
      [70, 62],
      [40, 74],
      [60, 74],
    ] as const
  )
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${gold}" stroke="#A97818" stroke-width="2"/>`)
    .join(
      '',
    )}<rect x="22" y="20" width="56" height="12" rx="5" fill="${pacific}"/><circle cx="50" cy="9" r="8" fill="${gold}" stroke="#A97818" stroke-width="2"/><path d="M28 44v30" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  screen: `<rect x="5" y="14" width="90" height="62" rx="8" fill="${pacific}"/><rect x="11" y="20" width="78" height="50" rx="4" fill="${good}"/>${[0, 1, 2, 3, 4].map((card) => `<rect x="${14.5 + card * 14.5}" y="32" width="13" height="24" rx="2" fill="${paper}"/><g transform="translate(${21 + card * 14.5} 44) scale(.3)" fill="${card < 3 ? '#A62B1F' : ink}">${card < 3 ? heart : spade}</g>`).join('')}<rect x="40" y="76" width="20" height="9" fill="${deep}"/><rect x="26" y="84" width="48" height="7" rx="3.500" fill="${pacific}"/>`,
  threeCards: `${playingCard(6, 30, -22, heart, '#A62B1F')}${playingCard(30, 18, 0, spade, ink)}${playingCard(57, 15, 22, heart, '#A62B1F')}`,
} as const satisfies Record<string, string>;

export type ObjectName = keyof typeof objects;
