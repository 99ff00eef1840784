import { round } from './icons.ts';
import type { Composition } from './compositions.ts';

const point = (degrees: number, radius: number): [number, number] => {
  const angle = ((degrees - 90) / 180) * Math.PI;
  return [round(256 + Math.cos(angle) * radius), round(268 + Math.sin(angle) * radius)];
};

function sector(from: number, to: number, outer: number, inner: number): string {
  const [[a, b], [c, d], [e, f], [g, h]] = [point(from, outer), point(to, outer), point(to, inner), point(from, inner)];
  return `M${a} ${b}A${outer} ${outer} 0 0 1 ${c} ${d}L${e} ${f}A${inner} ${inner} 0 0 0 ${g} ${h}Z`;
}

/** A roulette wheel seen from above. */
export function drawWheel({ icons, palette, random, names }: Composition): string {
  const [deep, middle, light, accent] = palette;
  const count = 37;
  const turn = random.next() * 360;
  const step = 360 / count;
  const sectors = Array.from({ length: count }, (_, at) => {
    const colour = at === 0 ? '#14804a' : at % 2 === 0 ? '#b3202c' : '#16181d';
    return `<path d="${sector(turn + at * step, turn + (at + 1) * step, 190, 128)}" fill="${colour}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`;
  });
  const studs = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = point(at * 15, 206);
    return `<circle cx="${x}" cy="${y}" r="4"/>`;
  });
  const [ballX, ballY] = point(turn + random.between(20, 330), 156);
  const inner = `<circle cx="256" cy="268" r="128" fill="${deep}"/><circle cx="256" cy="268" r="124" fill="none" stroke="${accent}" stroke-opacity=".8" stroke-width="3"/><circle cx="256" cy="268" r="82" fill="${middle}" stroke="${accent}" stroke-width="5"/><circle cx="${ballX}" cy="${ballY}" r="12" fill="#fff"/>`;
  return `<ellipse cx="256" cy="470" rx="190" ry="26" fill="#000" fill-opacity=".35"/><circle cx="256" cy="268" r="218" fill="${deep}"/><circle cx="256" cy="268" r="214" fill="none" stroke="${accent}" stroke-width="7"/><g fill="${light}">${studs.join('')}</g>${sectors.join('')}${inner}${icons.draw(names[0] ?? 'star', { x: 256, y: 268, size: 122, prefix: 'a' })}`;
}

const suits = [
  ['spade-suit', '#16181d'],
  ['heart-suit', '#c2202c'],
  ['club-suit', '#16181d'],
  ['diamond-suit', '#c2202c'],
] as const;

/** A hand of `count` cards, fanned; the middle one shows the figure of the picture. */
export function drawCards({ icons, palette, random, names }: Composition, count: number): string {
  const [deep, middle, , accent] = palette;
  const order = random.shuffled(suits);
  const spread = count > 3 ? 16 : 18;
  const middleCard = Math.floor(count / 2);
  // The figure's card lies on top.
  const places = [...Array.from({ length: count }, (_, at) => at).filter((at) => at !== middleCard), middleCard];
  const cards = places.map((at) => {
    const [suit] = order[at % order.length] ?? suits[0];
    const angle = (at - (count - 1) / 2) * spread;
    const isFigure = at === middleCard;
    const centre = isFigure
      ? `<rect x="-62" y="-96" width="124" height="192" rx="12" fill="${middle}"/><rect x="-62" y="-96" width="124" height="192" rx="12" fill="none" stroke="${accent}" stroke-width="4"/>${icons.draw(names[0] ?? 'crown', { x: 0, y: 0, size: 118, prefix: `f${at}` })}`
      : icons.draw(suit, { x: 0, y: 0, size: 92, prefix: `s${at}` });
    const corners = [-1, 1].map((sign) =>
      icons.draw(suit, { x: sign * 66, y: sign * 108, size: 28, turn: sign > 0 ? 180 : 0, prefix: `c${at}${sign > 0 ? 'b' : 'a'}` }),
    );
    return `<g transform="translate(256 560) rotate(${angle}) translate(0 -296)"><rect x="-90" y="-132" width="186" height="270" rx="20" fill="#000" fill-opacity=".22"/><rect x="-92" y="-134" width="184" height="268" rx="20" fill="#fffdf7" stroke="${deep}" stroke-opacity=".18" stroke-width="2"/>${centre}${corners.join('')}</g>`;
  });
  const scale = count > 3 ? 0.8 : 1;
  return `<g transform="translate(256 ${count > 3 ? 286 : 232}) scale(${scale}) translate(-256 -256)">${cards.join('')}</g>`;
}

/** Three stacks of chips at the foot of the picture. */
export function drawChips({ palette, random }: Composition): string {
  const [deep, middle, light, accent] = palette;
  const stack = (x: number, height: number, colour: string) =>
    Array.from({ length: height }, (_, at) => {
      const y = 474 - at * 15;
      return `<path d="M${x - 44} ${y}v10a44 15 0 0 0 88 0v-10z" fill="${deep}"/><ellipse cx="${x}" cy="${y}" rx="44" ry="15" fill="${colour}" stroke="#fff" stroke-width="3" stroke-dasharray="12 11"/><ellipse cx="${x}" cy="${y}" rx="26" ry="8.5" fill="#fff" fill-opacity=".85"/>`;
    }).join('');
  return `${stack(84, random.between(2, 4), accent)}${stack(428, random.between(2, 5), middle)}${stack(356, random.between(1, 2), light)}`;
}

/** A card half scratched free. */
export function drawScratchCard(parts: Composition): string {
  const { icons, palette, random, names } = parts;
  const [deep, middle, light, accent] = palette;
  const fields = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [148 + (at % 3) * 108, 196 + Math.floor(at / 3) * 92];
    const isOpen = at === 4 || random.next() < 0.5;
    const name = names[at % 3 === 0 || at === 4 ? 0 : at % names.length] ?? 'star';
    return `<rect x="${x - 46}" y="${y - 40}" width="92" height="80" rx="14" fill="${isOpen ? '#fffdf7' : 'url(#foil)'}"/>${isOpen ? icons.draw(name, { x, y, size: 64, prefix: `q${at}` }) : `<path d="M${x - 26} ${y + 10}q26 -34 52 -8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`}`;
  });
  return `<defs><linearGradient id="foil" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f3f5f7"/><stop offset=".5" stop-color="#a9b3bd"/><stop offset="1" stop-color="#dfe4e8"/></linearGradient></defs><g transform="rotate(${random.between(-7, 7)} 256 262)"><rect x="78" y="66" width="364" height="404" rx="28" fill="#000" fill-opacity=".3"/><rect x="74" y="58" width="364" height="404" rx="28" fill="${middle}" stroke="${accent}" stroke-width="6"/><rect x="92" y="142" width="328" height="302" rx="20" fill="${deep}" fill-opacity=".55"/><path d="M110 102h292" stroke="${light}" stroke-opacity=".35" stroke-width="34" stroke-linecap="round" stroke-dasharray="4 44"/>${icons.draw(names[1] ?? 'star', { x: 256, y: 100, size: 84, prefix: 'h' })}${fields.join('')}</g>${icons.draw('coin', { x: 420, y: 430, size: 108, turn: -14, prefix: 'y' })}`;
}

/** A curve that climbs off the chart, and who rides on it. */
export function drawAscent({ icons, palette, random, names }: Composition): string {
  const [, , light, accent] = palette;
  const grid = Array.from({ length: 5 }, (_, at) => `M60 ${120 + at * 76}H470`).join('');
  const bend = random.between(250, 320);
  return `<path d="${grid}" stroke="${light}" stroke-opacity=".22" stroke-width="2" stroke-dasharray="3 9"/><defs><linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${accent}" stop-opacity=".75"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></linearGradient></defs><path d="M40 450C${bend - 60} 448 ${bend + 60} 380 392 150V470H40Z" fill="url(#fall)"/><path d="M40 450C${bend - 60} 448 ${bend + 60} 380 392 150" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M40 450C${bend - 60} 448 ${bend + 60} 380 392 150" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>${icons.draw(names[0] ?? 'rocket', { x: 350, y: 166, size: 236, turn: names[0] === 'rocket' ? 6 : -12, prefix: 'a' })}${icons.draw(names[1] ?? 'coin', { x: 116, y: 364, size: 84, turn: -12, prefix: 'b' })}${icons.draw(names[2] ?? 'star', { x: 216, y: 262, size: 62, turn: 14, prefix: 'c' })}`;
}
