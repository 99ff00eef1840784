import type { Composition } from './compositions.ts';
import { round } from './icons.ts';

const count = (length: number) => Array.from({ length }, (_, at) => at);
const nameAt = ({ names }: Composition, at: number): string => names[at % names.length] ?? 'star';
const shadow = (x: number, y: number, width: number, opacity = 0.32) =>
  `<ellipse cx="${x}" cy="${y}" rx="${round(width / 2)}" ry="${round(width / 9)}" fill="#000" fill-opacity="${opacity}"/>`;

/** An arcade cabinet: the figure on a screen of coarse dots, a stick and buttons below. */
export function drawArcadeCabinet(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const dots = count(30).map(
    () =>
      `<rect x="${146 + random.between(0, 21) * 10}" y="${148 + random.between(0, 16) * 10}" width="10" height="10" fill="${random.next() < 0.5 ? light : accent}" fill-opacity=".7"/>`,
  );
  return `${shadow(256, 486, 330)}<path d="M96 484L112 60q2-26 28-26h232q26 0 28 26l16 424z" fill="${deep}"/><path d="M110 472L124 66q1-18 20-18h224q19 0 20 18l14 406z" fill="${middle}"/><rect x="132" y="58" width="248" height="54" rx="12" fill="${accent}"/><path d="M160 85h60M240 85h32M292 85h60" stroke="${deep}" stroke-width="13" stroke-linecap="round"/><rect x="132" y="124" width="248" height="206" rx="14" fill="${deep}"/><rect x="144" y="136" width="224" height="182" rx="8" fill="#071018"/>${dots.join('')}${icons.draw(nameAt(parts, 0), { x: 256, y: 226, size: 142, prefix: 'a' })}<path d="M144 318h224v-8l-224-110z" fill="#fff" fill-opacity=".05"/><path d="M112 346h288l18 72H94z" fill="${deep}"/><path d="M170 386v-36" stroke="#d8dee4" stroke-width="11" stroke-linecap="round"/><circle cx="170" cy="346" r="19" fill="#e2574c"/><ellipse cx="170" cy="390" rx="28" ry="9" fill="#000" fill-opacity=".5"/>${count(
    3,
  )
    .map(
      (at) => `<ellipse cx="${268 + at * 46}" cy="${384 - (at % 2) * 14}" rx="18" ry="11" fill="${['#f0a04b', accent, '#58b368'][at]}"/>`,
    )
    .join(
      '',
    )}<rect x="218" y="432" width="76" height="34" rx="7" fill="${deep}"/><rect x="242" y="440" width="28" height="18" rx="4" fill="${accent}"/>`;
}

/** A wheel of a show that rises behind its stage, between curtains. */
export function drawShowStage({ icons, palette, random, names }: Composition): string {
  const [deep, middle, light, accent] = palette;
  const [x, y, radius] = [256, 296, 190];
  const colours = [middle, accent, light, '#e2574c'];
  const sectors = count(16).map((at) => {
    const [from, to] = [((at + 0.5) / 16) * Math.PI * 2, ((at + 1.5) / 16) * Math.PI * 2];
    const point = (angle: number) => `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
    return `<path d="M${x} ${y}L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}Z" fill="${colours[at % 4]}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
  });
  const lamps = count(22).map((at) => {
    const angle = (at / 22) * Math.PI * 2;
    return `<circle cx="${round(x + 206 * Math.cos(angle))}" cy="${round(y + 206 * Math.sin(angle))}" r="7" fill="${at % 2 === 0 ? '#fff6d6' : accent}"/>`;
  });
  const curtain = (flip: boolean) =>
    `<g${flip ? ' transform="translate(512) scale(-1 1)"' : ''}><path d="M0 0h150q-10 150-70 220Q34 280 40 512H0z" fill="#8e1f2d"/><path d="M44 0q0 160-28 250M88 0q-4 120-44 210M124 0q-8 90-44 160" fill="none" stroke="#5f101c" stroke-width="9"/><path d="M30 264q26 6 44-16" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round"/></g>`;
  return `<circle cx="${x}" cy="${y}" r="222" fill="${deep}"/>${lamps.join('')}${sectors.join('')}<circle cx="${x}" cy="${y}" r="82" fill="${deep}" stroke="${accent}" stroke-width="8"/>${icons.draw(names[0] ?? 'star', { x, y, size: 122, turn: random.between(-6, 6), prefix: 'a' })}<path d="M256 126l-24-52h48z" fill="#fff" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/>${curtain(false)}${curtain(true)}<path d="M0 444q256-46 512 0v68H0z" fill="${deep}"/><path d="M0 444q256-46 512 0" fill="none" stroke="${accent}" stroke-width="7"/>${count(
    9,
  )
    .map((at) => `<circle cx="${40 + at * 54}" cy="${round(462 - 26 * Math.sin(((at + 0.7) / 9.4) * Math.PI))}" r="6" fill="#fff6d6"/>`)
    .join('')}`;
}

/** Under water: fish on their ways, a sight on the one that leads, the cannon below. */
export function drawFishery(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, , accent] = palette;
  const shoal = [
    [96, 150, 92, 1],
    [420, 118, 82, 2],
    [108, 320, 104, 3],
    [424, 318, 96, 4],
    [262, 70, 62, 5],
  ] as const;
  const fish = shoal.map(([x, y, size, at]) =>
    icons.draw(nameAt(parts, at), { x, y, size, turn: random.between(-14, 14), flip: x < 256, prefix: `f${at}` }),
  );
  return `<path d="M0 440q70-34 150-8t170-6 192 14v72H0z" fill="${deep}" fill-opacity=".8"/>${fish.join('')}${icons.draw(nameAt(parts, 0), { x: 258, y: 222, size: 206, turn: random.between(-8, 8), prefix: 'a' })}<g fill="none" stroke="#fff"><circle cx="258" cy="222" r="118" stroke-width="6" stroke-opacity=".9"/><circle cx="258" cy="222" r="92" stroke-width="3" stroke-dasharray="7 10" stroke-opacity=".8"/><path d="M258 84v50M258 310v50M120 222h50M346 222h50" stroke-width="8" stroke-linecap="round"/></g><path d="M258 412L258 356" stroke="${accent}" stroke-width="9" stroke-dasharray="2 17" stroke-linecap="round"/><path d="M196 504a62 62 0 0 1 124 0z" fill="${middle}" stroke="${accent}" stroke-width="6"/><rect x="236" y="402" width="44" height="66" rx="12" fill="${accent}"/><rect x="228" y="396" width="60" height="20" rx="9" fill="${deep}"/>`;
}

/** Ash, grass, asphalt. */
const grounds = ['#b4552f', '#2f7d46', '#4a525c'] as const;

/** Virtual sports: lanes that run away, the board with its bars, the figure in front. */
export function drawTrack(parts: Composition): string {
  const { icons, palette, random } = parts;
  const [deep, middle, light, accent] = palette;
  const lanes = count(7).map(
    (at) => `<path d="M${256 + (at - 3) * 26} 214L${256 + (at - 3) * 190} 512" stroke="#fff" stroke-opacity=".75" stroke-width="5"/>`,
  );
  const crowd = count(56).map(
    (at) =>
      `<circle cx="${10 + (at % 28) * 18.5}" cy="${176 + Math.floor(at / 28) * 20}" r="8" fill="${[light, accent, '#fff', middle, '#e2574c'][random.between(0, 4)]}" fill-opacity=".75"/>`,
  );
  const bars = [0.9, 0.64, 0.76].map(
    (part, at) =>
      `<rect x="126" y="${56 + at * 28}" width="18" height="16" rx="4" fill="${accent}"/><rect x="156" y="${58 + at * 28}" width="${round(220 * part)}" height="12" rx="6" fill="#fff" fill-opacity="${0.95 - at * 0.2}"/>`,
  );
  return `<rect y="158" width="512" height="58" fill="${deep}"/>${crowd.join('')}<path d="M0 214h512v298H0z" fill="${random.pick(grounds)}"/><path d="M0 214h512v298H0z" fill="${middle}" fill-opacity=".22"/>${lanes.join('')}<path d="M0 236h512" stroke="#fff" stroke-width="6" stroke-dasharray="16 16"/><rect x="102" y="38" width="308" height="104" rx="16" fill="#0b141c" stroke="${accent}" stroke-width="5"/>${bars.join('')}<path d="M150 142v40M362 142v40" stroke="#0b141c" stroke-width="12"/>${shadow(256, 474, 270, 0.4)}${icons.draw(nameAt(parts, 0), { x: 256, y: 354, size: 244, prefix: 'a' })}${icons.draw(nameAt(parts, 1), { x: 92, y: 296, size: 84, prefix: 'b' })}${icons.draw(nameAt(parts, 2), { x: 420, y: 296, size: 84, flip: true, prefix: 'c' })}`;
}

/** What is of no other kind: the figure under a bell jar. */
export function drawBellJar(parts: Composition): string {
  const { icons, palette } = parts;
  const [deep, middle, light, accent] = palette;
  return `${shadow(256, 486, 330)}<path d="M110 424V232a146 146 0 0 1 292 0V424z" fill="${light}" fill-opacity=".32"/>${icons.draw(nameAt(parts, 0), { x: 256, y: 296, size: 226, prefix: 'a' })}${icons.draw(nameAt(parts, 1), { x: 166, y: 384, size: 70, turn: -12, prefix: 'b' })}${icons.draw(nameAt(parts, 2), { x: 348, y: 384, size: 70, turn: 12, prefix: 'c' })}<path d="M110 424V232a146 146 0 0 1 292 0V424z" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="7"/><path d="M140 372V240a116 116 0 0 1 52-94" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"/><circle cx="256" cy="66" r="22" fill="${accent}"/><rect x="76" y="420" width="360" height="28" rx="14" fill="${accent}"/><path d="M96 448h320l-18 38H114z" fill="${deep}"/><path d="M96 448h320l-7 14H103z" fill="${middle}"/>`;
}
