import { inks } from './objects.ts';

const { pacific, deep, copper, clay, gold, good, sage, mist, paper, line, ink, grey } = inks;

export type Brush = {
  sky: string;
  glass: string;
  sun: string;
  hill: string;
  /** A thing around a point, `size` high and wide, turned by degrees. */
  main: Stamp;
  left: Stamp;
  right: Stamp;
};
type Stamp = (x: number, y: number, size: number, turn?: number) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const stroke = (d: string, tint: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${tint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const shade = (x: number, y: number, width: number, opacity = 0.16) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.13}" fill="${deep}" opacity="${opacity}"/>`;
const each = <Item>(items: readonly Item[], draw: (item: Item, at: number) => string) => items.map(draw).join('');
const count = (length: number) => Array.from({ length }, (_, at) => at);

const lens = (x: number, y: number, radius: number, under: string, glass: string, name = 'glass') =>
  `<clipPath id="${name}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>${disc(x, y + 18, radius + 24, deep, 'opacity=".14"')}<g clip-path="url(#${name})">${disc(x, y, radius, glass)}${under}</g>${stroke(`M${x + radius * 0.76} ${y + radius * 0.76}l${radius * 0.66} ${radius * 0.66}`, copper, radius * 0.26)}<path d="M${x + radius * 0.75} ${y + radius * 0.75}l${radius * 0.13} ${radius * 0.13}" stroke="${pacific}" stroke-width="${radius * 0.2}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${pacific}" stroke-width="${radius * 0.12}"/>${stroke(`M${x - radius * 0.8} ${y - radius * 0.28}a${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.5}-${radius * 0.5}`, '#FFFFFF', radius * 0.055, 'opacity=".9"')}`;

const chip = (x: number, y: number, tint: string, size = 58) =>
  `<ellipse cx="${x}" cy="${y + size * 0.22}" rx="${size}" ry="${size * 0.42}" fill="${deep}" opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.42}" fill="${tint}" stroke="${paper}" stroke-width="${size * 0.1}" stroke-dasharray="${size * 0.34} ${size * 0.3}"/><ellipse cx="${x}" cy="${y}" rx="${size * 0.56}" ry="${size * 0.23}" fill="${paper}" opacity=".9"/>`;
const chips = (x: number, base: number, tints: string[]) => each(tints, (tint, at) => chip(x, base - at * 26, tint));

const cabinet = (x: number, top: number, width: number, tint: string, screen: string) =>
  `${shade(x + width / 2, 924, width * 0.62, 0.2)}${path(`M${x} ${top + 60}q0-60 60-60h${width - 120}q60 0 60 60V918H${x}z`, tint)}${rect(x + 26, top + 34, width - 52, 92, deep, 'rx="26"')}${each(count(7), (at) => disc(x + 62 + (at * (width - 124)) / 6, top + 80, 13, at % 2 === 0 ? gold : '#F4DC9B'))}${rect(x + 26, top + 152, width - 52, 400, deep, 'rx="22"')}${rect(x + 44, top + 170, width - 88, 364, paper, 'rx="12"')}${screen}${path(`M${x - 18} ${top + 586}h${width + 36}l-20 84H${x + 2}z`, deep, 'opacity=".85"')}${each(count(3), (at) => `<ellipse cx="${x + width / 2 + (at - 1) * width * 0.26}" cy="${top + 626}" rx="${width * 0.085}" ry="17" fill="${at === 1 ? copper : gold}"/>`)}`;

const sheet = (x: number, y: number, width: number, height: number, turn: number, content = '') =>
  `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${rect(x + 10, y + 16, width, height, deep, 'rx="14" opacity=".16"')}${rect(x, y, width, height, paper, `rx="14" stroke="${line}" stroke-width="3"`)}${content}</g>`;
const rows = (x: number, y: number, widths: number[], gap = 38) =>
  each(widths, (width, at) => rect(x, y + at * gap, width, 14, grey, 'rx="7" opacity=".42"'));

/** Pictures of 1600 by 1000, each kind with a place of its own: what a page is about decides where it is looked at. */
export const scenes = {
  /** A wall of cards, one of them under the lens. */
  cards: ({ sky, glass, main, left, right, hill }) => {
    const places = count(12).map((at) => [60 + (at % 4) * 385, 56 + Math.floor(at / 4) * 310] as const);
    const wall = each(
      places,
      ([x, y], at) =>
        `${rect(x, y, 340, 268, '#FFFFFF', `rx="24" opacity="${at % 3 === 0 ? 0.95 : 0.75}"`)}${(at % 2 === 0 ? left : right)(x + 88, y + 112, 118)}${rows(x + 170, y + 74, [128, 96, 116], 36)}${rect(x + 32, y + 206, 276, 26, at % 3 === 1 ? good : hill, 'rx="13" opacity=".3"')}`,
    );
    return `${rect(0, 0, 1600, 1000, sky)}<g transform="rotate(-7 800 500) translate(-80 -40) scale(1.1)">${wall}</g>${lens(860, 470, 300, main(860, 470, 430), glass)}`;
  },

  /** The way of money: three stations on a road. */
  route: ({ sky, main, left, right, sun, hill }) => {
    const stations = [
      [280, 690, 170, left],
      [800, 360, 250, main],
      [1330, 640, 180, right],
    ] as const;
    const road = 'M-60 900C180 900 100 690 280 690S500 360 800 360s300 280 530 280 160-300 360-420';
    const coins = [
      [500, 532],
      [566, 446],
      [1068, 470],
      [1142, 570],
    ] as const;
    return `${rect(0, 0, 1600, 1000, sky)}${disc(180, 180, 420, sun, 'opacity=".28"')}${disc(1500, 960, 480, hill, 'opacity=".12"')}${stroke(road, hill, 74, 'opacity=".22"')}${stroke(road, paper, 9, 'stroke-dasharray="4 40"')}${each(coins, ([x, y]) => `${disc(x, y + 6, 35, '#A97818')}${disc(x, y, 35, gold)}${disc(x, y, 23, 'none', 'stroke="#F4DC9B" stroke-width="6"')}`)}${each(
      stations,
      ([x, y, radius, draw], at) =>
        `${shade(x, y + radius + 30, radius * 0.9)}${disc(x, y, radius, at === 1 ? pacific : paper)}${disc(x, y, radius - (at === 1 ? 22 : 0), at === 1 ? paper : 'none', at === 1 ? '' : `stroke="${hill}" stroke-opacity=".35" stroke-width="12"`)}${draw(x, y, radius * 1.16)}`,
    )}`;
  },

  /** A desk from above: the paper that is read, what lies beside it, a pen and a cup. */
  desk: ({ sky, main, left, right, hill, sun }) =>
    `${rect(0, 0, 1600, 1000, hill)}${rect(0, 0, 1600, 1000, sky, 'opacity=".72"')}${each(count(6), (at) => stroke(`M0 ${120 + at * 170}q400-${30 + at * 6} 800 0t800 0`, hill, 4, 'opacity=".16"'))}${sheet(90, 110, 430, 560, -13, rows(140, 180, [300, 250, 320, 210], 54))}${left(300, 480, 270, -13)}${sheet(560, 60, 560, 780, 5, `${rows(630, 130, [270], 40)}${rows(630, 690, [420, 360, 400], 40)}`)}${main(848, 436, 470, 5)}${sheet(1150, 400, 360, 430, 14)}${right(1326, 610, 250, 14)}${disc(1350, 200, 140, paper)}${disc(1350, 200, 106, '#6B3A22')}${disc(1350, 200, 106, sun, 'opacity=".18"')}${stroke('M1484 176a54 54 0 1 1-10 74', paper, 26)}<g transform="rotate(-38 330 860)">${rect(150, 838, 400, 44, copper, 'rx="12"')}${rect(150, 838, 70, 44, pacific, 'rx="12"')}${path('M550 838l78 22-78 22z', '#F1D9B5')}${path('M604 853l24 7-24 7z', ink)}</g>`,

  /** A gaming table from the player's seat. */
  table: ({ sky, main, left, right, sun, hill }) =>
    `${rect(0, 0, 1600, 1000, sky)}${each([250, 800, 1350], (x) => `${path(`M${x - 120} 0h240l110 470H${x - 230}z`, sun, 'opacity=".2"')}${stroke(`M${x} 0v84`, pacific, 10)}${path(`M${x - 92} 150q0-74 92-74t92 74z`, pacific)}<ellipse cx="${x}" cy="150" rx="92" ry="18" fill="#F4DC9B"/>`)}<ellipse cx="800" cy="880" rx="960" ry="520" fill="#5A2A14"/><ellipse cx="800" cy="862" rx="930" ry="490" fill="${hill}"/><ellipse cx="800" cy="880" rx="880" ry="452" fill="${good}"/><ellipse cx="800" cy="880" rx="700" ry="340" fill="none" stroke="#F4DC9B" stroke-opacity=".55" stroke-width="7"/>${shade(800, 838, 330, 0.3)}${main(800, 570, 560)}${left(330, 760, 230, -10)}${right(1270, 760, 230, 10)}${chips(540, 920, [copper, pacific, gold])}${chips(668, 950, [gold])}${chips(1060, 930, [pacific, copper, copper, gold])}`,

  /** Machines in a row, the middle one in play. */
  machine: ({ sky, main, left, right, sun }) =>
    `${rect(0, 0, 1600, 1000, sky)}${rect(0, 850, 1600, 150, pacific, 'opacity=".22"')}${each(count(9), (at) => stroke(`M${at * 200} 850l${(at - 4) * 60} 150`, paper, 4, 'opacity=".35"'))}${disc(800, 430, 560, sun, 'opacity=".3"')}<g opacity=".92">${cabinet(110, 250, 360, good, left(290, 602, 250))}${cabinet(1130, 250, 360, '#8A5A2A', right(1310, 602, 250))}</g>${cabinet(500, 84, 600, copper, main(800, 436, 380))}${stroke('M1122 470v-190', mist, 22)}${disc(1122, 262, 42, '#A62B1F')}${disc(1110, 250, 12, '#FFFFFF', 'opacity=".6"')}`,

  /** A cabinet of shelves: what one keeps and looks up. */
  shelf: ({ sky, main, left, right, hill, sun }) => {
    const books = (x: number, base: number, widths: number[], tints: string[]) => {
      let at = x;
      return each(widths, (width, index) => {
        const height = 168 + ((index * 53) % 70);
        const drawn = `${rect(at, base - height, width, height, tints[index % tints.length] ?? mist, 'rx="6"')}${rect(at + 8, base - height + 26, width - 16, 10, paper, 'rx="5" opacity=".6"')}`;
        at += width + 6;
        return drawn;
      });
    };
    return `${rect(0, 0, 1600, 1000, sky)}${rect(120, 60, 1360, 900, '#8A5A34', 'rx="20"')}${rect(150, 90, 1300, 840, hill, 'rx="8"')}${rect(150, 90, 1300, 840, deep, 'rx="8" opacity=".32"')}${each([356, 916], (y) => rect(150, y, 1300, 26, '#A9713F'))}${rect(588, 90, 26, 840, '#A9713F')}${rect(986, 90, 26, 840, '#A9713F')}${rect(614, 382, 372, 534, sun, 'opacity=".34"')}${main(800, 706, 400)}${rect(614, 90, 372, 266, deep, 'opacity=".14"')}${books(640, 356, [46, 62, 40, 54, 48], [copper, mist, gold, sage, clay])}${books(176, 356, [54, 40, 66, 48, 58, 44], [sage, pacific, clay, mist, copper, gold])}${left(370, 742, 320)}${right(1230, 742, 320)}${books(1040, 356, [60, 44, 52, 68, 40, 50], [gold, copper, pacific, sage, mist, clay])}`;
  },

  /** Before a court: columns, steps, and what is weighed between them. */
  court: ({ sky, main, left, right, sun }) =>
    `${rect(0, 0, 1600, 1000, sky)}${disc(800, 420, 400, sun, 'opacity=".55"')}${path('M120 250L800 20l680 230z', pacific)}${path('M300 220L800 52l500 168z', mist, 'opacity=".3"')}${rect(120, 250, 1360, 56, deep)}${each([190, 400, 1120, 1330], (x) => `${rect(x - 16, 306, 112, 34, mist)}${rect(x, 340, 80, 430, paper)}${each([14, 34, 54], (dx) => rect(x + dx, 340, 10, 430, mist, 'opacity=".8"'))}${rect(x - 16, 770, 112, 34, mist)}`)}${each(count(4), (at) => rect(80 - at * 50, 804 + at * 50, 1440 + at * 100, 50, at % 2 === 0 ? mist : '#B4C6CF'))}${shade(800, 806, 250, 0.22)}${main(800, 570, 470)}${left(300, 880, 190, -5)}${right(1300, 880, 190, 6)}`,

  /** A curve that leaves the chart. */
  climb: ({ main, left, right, sun }) =>
    `${rect(0, 0, 1600, 1000, pacific)}${path('M0 0h1600v1000H0z', deep, 'opacity=".35"')}${each(count(36), (at) => disc((at * 397) % 1600, (at * 211) % 620, 2 + (at % 3) * 1.6, paper, 'opacity=".75"'))}${each(count(6), (at) => stroke(`M150 ${850 - at * 140}H1600`, mist, 3, 'opacity=".16"'))}${each(count(9), (at) => stroke(`M${150 + at * 170} 0V850`, mist, 3, 'opacity=".1"'))}${path('M150 850C620 836 980 720 1240 300L1240 850z', sun, 'opacity=".3"')}${stroke('M150 850C620 836 980 720 1240 300', gold, 20)}${stroke('M150 60V850H1560', paper, 12)}${each(
      [
        [422, 842],
        [695, 804],
        [968, 670],
        [1240, 300],
      ] as const,
      ([x, y]) => disc(x, y, 20, paper, `stroke="${copper}" stroke-width="10"`),
    )}${main(1290, 230, 470, -4)}${disc(420, 470, 190, paper, 'opacity=".1"')}${left(420, 470, 250)}${right(1330, 760, 210, 6)}`,

  /** The sea at evening, and a lifebuoy. */
  shore: ({ sky, main, left, right, sun }) =>
    `${rect(0, 0, 1600, 1000, sky)}${disc(800, 470, 250, sun)}${disc(800, 470, 340, sun, 'opacity=".3"')}${rect(0, 470, 1600, 530, pacific)}${each(count(7), (at) => stroke(`M${640 - at * 34} ${520 + at * 62}q40-14 80 0t80 0 80 0 80 0`, sun, 9, `opacity="${0.75 - at * 0.09}"`))}${each(count(8), (at) => stroke(`M${(at * 431) % 1500} ${560 + at * 54}q36-14 72 0t72 0`, mist, 7, 'opacity=".4"'))}${disc(800, 640, 258, paper)}${each([0, 90, 180, 270], (turn) => `<path d="M702 418a258 258 0 0 1 196 0l-54 130a118 118 0 0 0-88 0z" fill="#C4452F" transform="rotate(${turn + 45} 800 640)"/>`)}${disc(800, 640, 150, sky)}<clipPath id="ring"><circle cx="800" cy="640" r="150"/></clipPath>${main(800, 646, 220)}${disc(800, 640, 150, 'none', `stroke="${deep}" stroke-opacity=".18" stroke-width="10"`)}${left(270, 330, 240, -4)}${right(1330, 320, 250, 4)}<path d="M0 900q200-60 400 0t400 0 400 0 400 0V1000H0z" fill="${deep}" opacity=".6"/>`,

  /** A road that is closed. */
  closed: ({ sky, main, left, right, hill }) => {
    const board = (y: number) =>
      `${rect(110, y, 1380, 96, paper, 'rx="10"')}<clipPath id="board${y}"><rect x="110" y="${y}" width="1380" height="96" rx="10"/></clipPath><g clip-path="url(#board${y})">${each(count(9), (at) => path(`M${90 + at * 180} ${y + 96}l96-96h84l-96 96z`, '#A62B1F'))}</g>`;
    return `${rect(0, 0, 1600, 1000, sky)}${path('M560 1000L740 330h120l180 670z', hill, 'opacity=".34"')}${each([420, 560, 740], (y, at) => rect(792 - at * 4, y, 16 + at * 8, 70 + at * 30, paper, 'opacity=".8"'))}${rect(0, 326, 1600, 8, hill, 'opacity=".3"')}${rect(210, 520, 40, 420, deep)}${rect(1350, 520, 40, 420, deep)}${board(590)}${board(760)}${rect(786, 400, 28, 540, deep)}${shade(800, 946, 620)}${disc(800, 330, 282, deep, 'opacity=".14"')}${main(800, 316, 540)}${sheet(270, 470, 250, 300, -7)}${left(395, 620, 220, -7)}${sheet(1080, 480, 250, 290, 8)}${right(1205, 625, 200, 8)}`;
  },

  /** Steps up to a flag, something on each. */
  steps: ({ sky, main, left, right, sun, hill }) =>
    `${rect(0, 0, 1600, 1000, sky)}${disc(1330, 210, 330, sun, 'opacity=".5"')}${each(count(5), (at) => `${rect(60 + at * 310, 800 - at * 130, 310, 260 + at * 130, [mist, sage, '#3F8A73', good, pacific][at] ?? mist)}${rect(60 + at * 310, 800 - at * 130, 310, 22, paper, 'opacity=".35"')}`)}${path('M0 940h1600v60H0z', hill, 'opacity=".3"')}${left(215, 670, 230)}${main(838, 400, 250)}${right(1150, 268, 200)}${stroke('M1470 290V40', deep, 18)}${path('M1470 46l-190 62 190 66z', copper)}${disc(525, 552, 92, paper, `stroke="${copper}" stroke-width="16"`)}${stroke('M484 552l28 30 58-62', good, 22)}`,

  /** A drum of balls, and cards to mark. */
  drum: ({ sky, main, left, right, sun }) => {
    const balls = [
      [640, 520, 78, copper],
      [802, 566, 84, good],
      [962, 512, 76, gold],
      [714, 392, 70, pacific],
      [880, 404, 74, clay],
      [806, 268, 62, sage],
    ] as const;
    return `${rect(0, 0, 1600, 1000, sky)}${each(count(18), (at) => `<rect x="${(at * 353) % 1560}" y="${(at * 227) % 940}" width="26" height="26" rx="5" fill="${[copper, gold, good, pacific][at % 4]}" opacity=".4" transform="rotate(${at * 31} ${(at * 353) % 1560} ${(at * 227) % 940})"/>`)}${path('M560 930l120-300h240l120 300z', deep)}${rect(480, 910, 640, 46, deep, 'rx="23"')}${disc(800, 430, 330, '#FFFFFF', 'opacity=".55"')}${each(balls, ([x, y, radius, tint], at) => `${disc(x, y, radius, tint)}${disc(x, y, radius * 0.56, paper)}${rect(x - radius * 0.3, y - 8, radius * 0.6, 16, ink, `rx="8" transform="rotate(${at * 40} ${x} ${y})" opacity=".75"`)}${disc(x - radius * 0.38, y - radius * 0.5, radius * 0.16, '#FFFFFF', 'opacity=".65"')}`)}${each([-60, -20, 20, 60], (dx) => `<ellipse cx="800" cy="430" rx="${Math.abs(dx) * 4 + 40}" ry="330" fill="none" stroke="${pacific}" stroke-width="7" opacity=".35"/>`)}${disc(800, 430, 330, 'none', `stroke="${pacific}" stroke-width="22"`)}${stroke('M1130 430h110v90', copper, 30)}${disc(1240, 540, 36, pacific)}${disc(800, 430, 40, sun, `stroke="${pacific}" stroke-width="12"`)}${main(270, 650, 400, -8)}${left(1380, 800, 230, 7)}${right(1410, 250, 190, -6)}`;
  },

  /** A card being scratched, larger than the picture. */
  scratch: ({ sky, main, left, right, sun, hill }) => {
    const fields = each(count(9), (at) => {
      const [x, y] = [470 + (at % 3) * 230, 300 + Math.floor(at / 3) * 190];
      const isOpen = at === 0 || at === 4 || at === 8 || at === 3;
      return isOpen
        ? `${rect(x, y, 200, 160, paper, 'rx="22"')}${at % 4 === 0 ? path('M0-52l15 32 35 4-26 24 7 35-31-17-31 17 7-35-26-24 35-4z', gold, `transform="translate(${x + 100} ${y + 86})"`) : disc(x + 100, y + 80, 40, copper)}`
        : `${rect(x, y, 200, 160, '#AEB9C2', 'rx="22"')}${stroke(`M${x + 44} ${y + 100}q56-60 112-20`, '#FFFFFF', 12, 'opacity=".6"')}`;
    });
    return `${rect(0, 0, 1600, 1000, sky)}${disc(240, 860, 460, sun, 'opacity=".35"')}${disc(1480, 120, 380, hill, 'opacity=".18"')}<g transform="rotate(-9 800 500)">${rect(412, 76, 790, 880, deep, 'rx="44" opacity=".2"')}${rect(396, 56, 790, 880, gold, 'rx="44"')}${rect(428, 88, 726, 816, '#7A4A12', 'rx="26" opacity=".18"')}${path('M0-60l18 38 42 5-31 29 8 42-37-20-37 20 8-42-31-29 42-5z', paper, 'transform="translate(560 188)"')}${path('M0-60l18 38 42 5-31 29 8 42-37-20-37 20 8-42-31-29 42-5z', paper, 'transform="translate(1020 188)"')}${rect(650, 150, 280, 70, copper, 'rx="35"')}${fields}</g>${stroke('M930 560l60-70 30 60 70-90 24 70 66-84', '#AEB9C2', 26, 'opacity=".9"')}${disc(1230, 470, 120, '#A97818')}${disc(1226, 460, 120, gold)}${disc(1226, 460, 82, 'none', 'stroke="#F4DC9B" stroke-width="14"')}${main(200, 730, 290, -6)}${left(1410, 800, 250, 7)}${right(1420, 240, 190)}`;
  },

  /** A present that is open: the small print unrolls out of it. */
  unwrapped: ({ sky, main, left, right, sun, hill }) =>
    `${rect(0, 0, 1600, 1000, sky)}${each(count(12), (at) => `<path d="M800 560L${800 + Math.cos((at / 12) * 6.283) * 1300} ${560 + Math.sin((at / 12) * 6.283) * 1300}L${800 + Math.cos(((at + 0.5) / 12) * 6.283) * 1300} ${560 + Math.sin(((at + 0.5) / 12) * 6.283) * 1300}z" fill="${sun}" opacity=".24"/>`)}${path('M0 860h1600v140H0z', hill, 'opacity=".22"')}${path('M690 60h220v520H690z', paper, `stroke="${line}" stroke-width="3"`)}${path('M690 60q-6-40 40-40h220q-40 0-40 40z', mist)}${rows(726, 110, [148, 120, 148, 96, 140, 112, 148, 84], 46)}${rect(726, 474, 148, 20, copper, 'rx="10"')}${path('M430 540l-110-76 120-66 200 84z', clay)}${path('M1170 540l110-76-120-66-200 84z', clay)}${rect(430, 530, 740, 350, copper, 'rx="18"')}${rect(430, 530, 740, 40, '#8E3D1C', 'rx="10"')}${rect(746, 530, 108, 350, gold)}${shade(800, 900, 470)}${main(240, 330, 270, -9)}${left(250, 730, 300, -4)}${right(1380, 720, 290, 6)}${disc(1330, 300, 60, gold)}${disc(1330, 300, 40, 'none', 'stroke="#F4DC9B" stroke-width="9"')}${disc(1180, 200, 40, gold)}${disc(1450, 440, 36, gold)}`,

  /** What is measured, as columns with things on top, along a rule. */
  columns: ({ sky, main, left, right, hill, sun }) => {
    const bars = [330, 470, 250, 560, 400, 300] as const;
    return `${rect(0, 0, 1600, 1000, sky)}${disc(1180, 150, 430, sun, 'opacity=".3"')}${each(count(6), (at) => stroke(`M110 ${820 - at * 130}H1490`, hill, 3, 'opacity=".25" stroke-dasharray="3 18"'))}${each(bars, (height, at) => `${rect(150 + at * 226, 820 - height, 160, height, [sage, pacific, clay, good, copper, mist][at] ?? sage, 'rx="14"')}${rect(150 + at * 226, 820 - height, 160, 26, '#FFFFFF', 'rx="13" opacity=".3"')}`)}${rect(90, 820, 1420, 92, gold, 'rx="12"')}${each(count(35), (at) => rect(118 + at * 40, 820, 6, at % 5 === 0 ? 50 : 28, '#7A5310', 'opacity=".8"'))}${left(230, 378, 220, -4)}${main(908, 136, 230)}${right(1360, 410, 210, 5)}`;
  },
} as const satisfies Record<string, (brush: Brush) => string>;

export type SceneName = keyof typeof scenes;
