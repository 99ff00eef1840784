import type { Composition } from './compositions.ts';
import { round } from './icons.ts';

const count = (length: number) => Array.from({ length }, (_, at) => at);
const nameAt = ({ names }: Composition, at: number): string => names[at % names.length] ?? 'star';
const suits = ['spade-suit', 'heart-suit', 'club-suit', 'diamond-suit'] as const;
const felts = ['#12634e', '#1d5a86', '#7a1f2f', '#4a2f6f'] as const;

/** A card around a point, 108 by 152: `face` stands in its middle, backs have none. */
function card(
  { icons }: Composition,
  place: { x: number; y: number; turn: number; scale?: number },
  face: string | null,
  prefix: string,
): string {
  const { x, y, turn, scale = 1 } = place;
  const front =
    face === null
      ? '<rect x="-46" y="-68" width="92" height="136" rx="8" fill="#b3202c"/><path d="M-46-34l34-34M-46 0l68-68M-46 34L46-58M-46 68L46-24M-12 68l58-58M22 68l24-24" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>'
      : icons.draw(face, { x: 0, y: 0, size: 72, prefix });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="-50" y="-70" width="108" height="152" rx="13" fill="#000" fill-opacity=".25"/><rect x="-54" y="-76" width="108" height="152" rx="13" fill="#fffdf7" stroke="#0b1a26" stroke-opacity=".22" stroke-width="2"/>${front}</g>`;
}

const chip = (x: number, y: number, colour: string, size = 34) =>
  `<circle cx="${x + 3}" cy="${y + 6}" r="${size}" fill="#000" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${round(size * 0.86)}" fill="none" stroke="#fff" stroke-width="${round(size * 0.24)}" stroke-dasharray="${round(size * 0.46)} ${round(size * 0.44)}"/><circle cx="${x}" cy="${y}" r="${round(size * 0.52)}" fill="#fff" fill-opacity=".92"/>`;

/** Baccarat: two sides of a table from above, a hand on each. */
export function drawTwoSides(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [, , light, accent] = palette;
  const order = random.shuffled(suits);
  const [one, other] = random.shuffled(felts);
  return `<rect width="512" height="512" fill="${one}"/><path d="M0 512L512 0v512z" fill="${other}"/><path d="M0 512L512 0" stroke="${accent}" stroke-width="8"/><rect x="26" y="26" width="460" height="460" rx="30" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="4"/>${card(parts, { x: 110, y: 150, turn: -14 }, order[0] ?? null, 'a')}${card(parts, { x: 214, y: 130, turn: -2 }, order[1] ?? null, 'b')}${card(parts, { x: 304, y: 384, turn: 2 }, order[2] ?? null, 'c')}${card(parts, { x: 404, y: 366, turn: 14 }, order[3] ?? null, 'd')}${chip(98, 330, accent)}${chip(414, 178, '#2f6fa5')}<circle cx="256" cy="256" r="74" fill="#fffdf7" stroke="${accent}" stroke-width="8"/>${icons.draw(nameAt(parts, 0), { x: 256, y: 256, size: 104, prefix: 'n' })}`;
}

/** Table games: the half moon of a table from above, its places and the dealer's card. */
export function drawHalfMoon(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, , light, accent] = palette;
  const felt = random.pick(felts);
  const places = [22, 56, 90, 124, 158].map((degrees, at) => {
    const angle = (degrees / 180) * Math.PI;
    const [x, y] = [round(256 + Math.cos(angle) * 182), round(112 + Math.sin(angle) * 262)];
    return `<circle cx="${x}" cy="${y}" r="35" fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="4"/>${at % 2 === 0 ? chip(x, y, at === 2 ? accent : '#e2574c', 27) : ''}`;
  });
  return `<path d="M-14 70h540v40c0 210-120 372-270 372S-14 320-14 110z" fill="#5a2a14"/><path d="M8 88h496v22c0 190-110 350-248 350S8 300 8 110z" fill="${felt}"/><path d="M96 96c0 120 70 210 160 210s160-90 160-210" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="4"/>${places.join('')}<rect y="42" width="512" height="46" fill="${deep}"/><path d="M0 88h512" stroke="${accent}" stroke-width="6"/>${card(parts, { x: 186, y: 176, turn: -7, scale: 0.9 }, null, 'x')}${card(parts, { x: 316, y: 176, turn: 6, scale: 0.9 }, random.pick(suits), 'y')}<circle cx="256" cy="226" r="66" fill="#fffdf7" stroke="${accent}" stroke-width="7"/>${icons.draw(nameAt(parts, 0), { x: 256, y: 226, size: 94, prefix: 'n' })}`;
}

/** Card games: the player's own hand, held from below, and a card that is played. */
export function drawHeldHand(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [, middle, , accent] = palette;
  const order = random.shuffled([...suits, ...suits]);
  const hand = count(5).map((at) => {
    const turn = (at - 2) * 17;
    return `<g transform="translate(256 742) rotate(${turn}) translate(0 -356)">${card(parts, { x: 0, y: 0, turn: 0, scale: 1.3 }, order[at % order.length] ?? 'spade-suit', `h${at}`)}</g>`;
  });
  return `<g transform="rotate(${random.between(-8, 8)} 256 140)"><rect x="178" y="26" width="156" height="216" rx="18" fill="#000" fill-opacity=".3"/><rect x="172" y="18" width="156" height="216" rx="18" fill="#fffdf7"/><rect x="188" y="34" width="124" height="184" rx="10" fill="${middle}" stroke="${accent}" stroke-width="5"/>${icons.draw(nameAt(parts, 0), { x: 250, y: 126, size: 112, prefix: 'n' })}</g>${hand.join('')}`;
}

/** Video poker: a screen with five cards in a row, a light under each that is held. */
export function drawPokerScreen(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const suit = random.pick(suits);
  const cards = count(5).map((at) => {
    const isHeld = at < 3 || random.next() < 0.4;
    return `${card(parts, { x: 86 + at * 85, y: 266 - (isHeld ? 12 : 0), turn: 0, scale: 0.74 }, at === 2 ? nameAt(parts, 0) : at % 2 === 0 ? suit : random.pick(suits), `p${at}`)}<rect x="${54 + at * 85}" y="352" width="64" height="26" rx="13" fill="${isHeld ? accent : deep}" stroke="${light}" stroke-opacity=".5" stroke-width="2"/>`;
  });
  const table = count(4).map(
    (row) =>
      `<rect x="58" y="${72 + row * 26}" width="${[120, 96, 136, 84][row]}" height="12" rx="6" fill="#f4dc9b" fill-opacity="${row === 1 ? 1 : 0.55}"/>${count(
        5,
      )
        .map(
          (column) =>
            `<rect x="${214 + column * 50}" y="${72 + row * 26}" width="34" height="12" rx="6" fill="#fff" fill-opacity="${column === 4 ? 0.95 : 0.42}"/>`,
        )
        .join('')}`,
  );
  return `<ellipse cx="256" cy="488" rx="220" ry="20" fill="#000" fill-opacity=".35"/><rect x="22" y="34" width="468" height="374" rx="34" fill="${deep}"/><rect x="36" y="48" width="440" height="346" rx="22" fill="#0c2f7a"/><rect x="36" y="48" width="440" height="128" rx="22" fill="#0a1f52"/>${table.join('')}${cards.join('')}<path d="M60 408h392l30 76H30z" fill="${middle}"/>${count(
    5,
  )
    .map((at) => `<rect x="${74 + at * 76}" y="428" width="60" height="32" rx="10" fill="${at === 4 ? '#e2574c' : '#f4dc9b'}"/>`)
    .join(
      '',
    )}<rect x="22" y="34" width="468" height="374" rx="34" fill="none" stroke="${accent}" stroke-width="5"/>${icons.draw('coin', { x: 446, y: 62, size: 70, turn: 14, prefix: 'y' })}`;
}

/** Craps: two dice that roll over the lines of the table, and the puck. */
export function drawCrapsTable(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [, , light, accent] = palette;
  const felt = random.pick(felts);
  return `<rect width="512" height="512" fill="${felt}"/><g fill="none" stroke="${light}" stroke-opacity=".62" stroke-width="5"><rect x="34" y="34" width="444" height="112" rx="12"/><path d="M182 34v112M330 34v112M34 190h444M34 322h300M34 406h444"/><path d="M334 190v216"/></g><path d="M20 500C120 452 190 420 250 330" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-dasharray="4 24" stroke-linecap="round"/>${chip(104, 92, accent)}${chip(126, 104, '#e2574c')}${chip(404, 450, '#2f6fa5')}${icons.draw('game-die', { x: 210, y: 300, size: 176, turn: random.between(-26, -8), prefix: 'a' })}${icons.draw('game-die', { x: 372, y: 252, size: 160, turn: random.between(12, 34), prefix: 'b' })}<circle cx="404" cy="92" r="46" fill="#fffdf7" stroke="#16181d" stroke-width="8"/>${icons.draw(nameAt(parts, 0), { x: 404, y: 92, size: 60, prefix: 'n' })}`;
}

/** Dice games: the cup turns over, dice fall out of it. */
export function drawDiceCup(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const dice = [
    [330, 232, 108],
    [214, 344, 140],
    [366, 388, 126],
  ] as const;
  return `<ellipse cx="270" cy="464" rx="200" ry="26" fill="#000" fill-opacity=".35"/><g transform="rotate(38 190 150)"><path d="M92 40h196l-22 226H114z" fill="#7a3d1c"/><path d="M92 40h196l-4 40H96z" fill="#94502a"/><path d="M106 150h168M110 190h160" stroke="${accent}" stroke-width="9"/><ellipse cx="190" cy="266" rx="76" ry="24" fill="${deep}"/><ellipse cx="190" cy="40" rx="98" ry="20" fill="#5f2c12"/><circle cx="190" cy="118" r="52" fill="${light}" stroke="${middle}" stroke-width="6"/></g>${icons.draw(nameAt(parts, 0), { x: 170, y: 128, size: 96, turn: 10, prefix: 'n' })}${dice
    .map(([x, y, size], at) => icons.draw('game-die', { x, y, size, turn: random.between(-40, 40), prefix: `d${at}` }))
    .join('')}`;
}
