import type { SlotModel } from '../../rules/slots.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { texts } from './texts.ts';
import { foldText } from '@lupa/domain/foldText.ts';

const files = import.meta.glob<string>('./symbols/*.svg', { eager: true, query: '?url', import: 'default' });

export type SlotFace = { plural: string } & (
  | { kind: 'drawing'; file: string | undefined; isTop: boolean }
  | { kind: 'letter' | 'wild'; text: string }
);

const letters = ['A', 'K', 'Q', 'J', '10'];

/** The face of every symbol of a model, the wild's last. The first figure of the game's theme pays most. */
export function buildFaces(facts: GameFacts, { symbols }: SlotModel): SlotFace[] {
  const set = chooseSymbols(facts.name, facts.id).map(([name, plural], index): SlotFace => ({
    kind: 'drawing',
    file: symbolFile(name),
    isTop: index === 0,
    plural,
  }));
  const rest = letters.map((text): SlotFace => ({ kind: 'letter', text, plural: texts.letters(text) }));
  return [...[...set, ...rest].slice(0, symbols), { kind: 'wild', text: texts.wild, plural: texts.wilds }];
}

function symbolFile(name: string): string | undefined {
  return files[`./symbols/${name}.svg`];
}

/**
 * What the reels show: four drawings by theme, from what pays most to what pays least, each with its plural
 * in Spanish. Drawings: Fluent Emoji by Microsoft (MIT), in `symbols/`. `words` are beginnings of words in a game's name, without accents,
 * that speak of the theme.
 */
const symbolSets: readonly { symbols: Record<string, string>; words: string }[] = [
  {
    symbols: { 'gem-stone': 'diamantes', coin: 'monedas', 'old-key': 'llaves', ring: 'anillos' },
    words: 'tesor coron botin galeon diamant doblon cofre corsari mina bounty vault crown galleon fortun gold oro pirat gem joya',
  },
  {
    symbols: { bell: 'campanas', cherries: 'guindas', lemon: 'limones', watermelon: 'sandías' },
    words: `sandi guinda frutill limon feria huerto pina chirimoy mango cherry citrus melon orchard fruit campan clasic rodill
      kermes bell reel classic seven siete`,
  },
  {
    symbols: { eagle: 'aves', moai: 'moáis', sun: 'soles', 'snow-capped-mountain': 'cumbres' },
    words: `condor puma llama cordiller volcan glaciar huemul altiplan cumbre vicuna summit andes highland avalanch ridge aguila
      eagle azteca inca`,
  },
  {
    symbols: { 'trident-emblem': 'tridentes', 'tropical-fish': 'peces', 'spiral-shell': 'caracolas', anchor: 'anclas' },
    words: `marea ballena caracol arrecif delfin coral triton abism oleaj perla tide kraken lagoon reef undertow mar ocean fish
      sea poseid neptun`,
  },
  {
    symbols: { 'monkey-face': 'monos', flamingo: 'flamencos', frog: 'ranas', 'palm-tree': 'palmeras' },
    words: `selva jaguar tucan cascad orquide guacamay templo liana tigre canopy jungle macaw vine prowler safari fosil colmill
      huella jurasic`,
  },
  {
    symbols: { fire: 'llamas', volcano: 'volcanes', collision: 'estallidos', firecracker: 'petardos' },
    words: 'dragon fuego brasa llamarad erupcion fenix lava fogata ember inferno blaze furnace fire hot ardiente',
  },
  {
    symbols: { hibiscus: 'flores', sun: 'soles', llama: 'llamas', cactus: 'cactus' },
    words: 'desiert espejism duna caravan pampa mirage sandstorm dune canyon cactus florid',
  },
  {
    symbols: { panda: 'pandas', lotus: 'lotos', 'red-paper-lantern': 'faroles', coin: 'monedas' },
    words: 'farol loto panda jade cerezo abanic carpa bambu lantern lotus koi silk orient asia',
  },
  {
    symbols: { 'crystal-ball': 'bolas de cristal', owl: 'lechuzas', 'crescent-moon': 'lunas', candle: 'velas' },
    words: `luna lechuza hechiz oracul eclips lobo bruja conjur gato moon oracle spell raven twilight magic magia book libro
      medianoche midnight`,
  },
  {
    symbols: { 'jack-o-lantern': 'calabazas', ghost: 'fantasmas', skull: 'calaveras', candle: 'velas' },
    words: 'fantasm cript calabaz mansion penumbr haunt graveyard phantom crypt dead muert',
  },
  {
    symbols: { rocket: 'cohetes', 'ringed-planet': 'planetas', 'flying-saucer': 'platillos', comet: 'cometas' },
    words: 'comet orbit nebulos cohete galax telescop meteor astro nebula starlight gravity star estrell space',
  },
  {
    symbols: { lollipop: 'paletas', candy: 'dulces', cookie: 'galletas', 'shaved-ice': 'granizados' },
    words: 'caramel alfajor chocolat dulcer helad manjar confit berlin sugar candy sprinkl gumdrop bakery sweet dulce bonanza',
  },
  {
    symbols: { castle: 'castillos', shield: 'escudos', 'bow-and-arrow': 'arcos', 'old-key': 'llaves' },
    words: `leyend castill espad reino rey caballer king knight viking legend olymp zeus thor imperial huaso rodeo espuel forajid
      outlaw stamped lasso`,
  },
];

/** Files and plurals of the set whose theme the name speaks of, else of one by the game's id: always the same for a game. */
function chooseSymbols(name: string, id: number): [file: string, plural: string][] {
  const words = foldText(name).split(/[^a-z]+/);
  const isOf = (word: string, theme: string) => theme.split(/\s+/).some((beginning) => word.startsWith(beginning));
  const [matching] = words.flatMap((word) => symbolSets.filter((set) => isOf(word, set.words)));
  return Object.entries((matching ?? symbolSets[Math.abs(id) % symbolSets.length])?.symbols ?? {});
}
