import type { GameType } from '@lupa/contracts/gameType.ts';
import { createSeededRandom, type Random } from '../seededRandom.ts';
import { themeOf, type Palette, type ThemeName } from '../themes.ts';
import { drawCrown, drawGate, drawHero, drawMedallion, drawReelRow, drawReels, drawTrio, type Composition } from './compositions.ts';
import type { IconSet } from './icons.ts';
import { findLeadIcon } from './leadIcons.ts';
import { drawFinish, drawFoot, drawScene, drawSparkles, side } from './scenes.ts';
import { drawBingoCard, drawKenoBoard, drawSlingoGrid, drawTiles } from './boardArt.ts';
import { drawCrapsTable, drawDiceCup, drawHalfMoon, drawHeldHand, drawPokerScreen, drawTwoSides } from './feltArt.ts';
import { drawArcadeCabinet, drawBellJar, drawFishery, drawShowStage, drawTrack } from './placeArt.ts';
import { drawAscent, drawCards, drawChips, drawScratchCard, drawWheel } from './tableArt.ts';

const figures = [drawHero, drawTrio, drawMedallion, drawGate, drawCrown] as const;

/** What types show instead of a theme's icons. */
const typeIcons: Partial<Record<GameType, readonly string[]>> = {
  CRASH_GAMES: ['rocket', 'airplane', 'helicopter', 'flying-saucer', 'comet', 'balloon'],
  INSTANT_GAMES: ['bomb', 'gem-stone', 'balloon', 'bullseye', 'coin', 'collision', 'wrapped-gift'],
  ARCADE: ['joystick', 'video-game', 'alien-monster', 'robot', 'yo-yo', 'rocket'],
  VIRTUAL_SPORTS: ['soccer-ball', 'horse', 'tennis', 'racing-car', 'basketball', 'motorcycle', 'bicycle', 'american-football', 'trophy'],
  FISH_SHOOTING: ['tropical-fish', 'shark', 'octopus', 'blowfish', 'fishing-pole', 'jellyfish', 'turtle', 'lobster'],
  GAME_SHOWS: ['clapper-board', 'studio-microphone', 'trophy', 'carousel-horse', 'top-hat', 'star'],
  OTHER: ['puzzle-piece', 'kite', 'magic-wand', 'teddy-bear', 'nesting-dolls', 'yo-yo', 'carousel-horse'],
};

export type PicturedGame = { id: number; type: GameType; theme: ThemeName; normalisedName: string };

/** The square picture of a game, as SVG. The same game always looks the same. */
export function drawGameArtwork(icons: IconSet, { id, type, theme: name, normalisedName }: PicturedGame): string {
  const random = createSeededRandom(`artwork ${id}`);
  const theme = themeOf(name);
  const palette = random.pick(theme.palettes);
  const scene = drawScene(type === 'FISH_SHOOTING' ? 'bubbles' : random.pick(theme.scenes), palette, random);
  const own = typeIcons[type];
  const lead = findLeadIcon(normalisedName);
  const names = own ? leadFirst(random.shuffled(own), lead, random) : leadFirst(theme.icons, lead, random);
  const motif = motifs[type]({ icons, palette, random, names });
  return frame(palette, `${scene}${drawFoot()}${drawSparkles(random, palette[3], random.between(5, 9))}${motif}`);
}

/** The title's own icon leads, or one of the first; the others follow in any order. */
function leadFirst(names: readonly string[], own: string | undefined, random: Random): string[] {
  const chosen = random.pick(names.slice(0, Math.ceil(names.length * 0.7)));
  const lead = own ?? chosen;
  return [lead, ...random.shuffled(names.filter((name) => name !== lead))];
}

/** What is drawn of each type: no two have the same composition. */
const motifs: Record<GameType, (parts: Composition) => string> = {
  ARCADE: drawArcadeCabinet,
  BACCARAT: drawTwoSides,
  BINGO: drawBingoCard,
  BLACKJACK: (parts) => `${drawCards(parts, 2)}${drawChips(parts)}`,
  CARD_GAMES: drawHeldHand,
  CRAPS: drawCrapsTable,
  CRASH_GAMES: (parts) => drawAscent({ ...parts, names: [parts.names[0] ?? 'rocket', 'coin', 'star'] }),
  DICE_GAMES: drawDiceCup,
  FISH_SHOOTING: drawFishery,
  GAME_SHOWS: drawShowStage,
  INSTANT_GAMES: drawTiles,
  KENO: drawKenoBoard,
  OTHER: drawBellJar,
  ROULETTE: drawWheel,
  SCRATCH_CARDS: drawScratchCard,
  SLINGO: drawSlingoGrid,
  SLOTS: drawSlot,
  TABLE_GAMES: drawHalfMoon,
  VIDEO_POKER: drawPokerScreen,
  VIRTUAL_SPORTS: drawTrack,
};

/** A window with its reels, or the theme's figure above a row of them. */
function drawSlot(parts: Composition): string {
  const draw = parts.random.pick([drawReels, ...figures]);
  if (draw === drawReels) return drawReels(parts);
  return `<g transform="translate(256 210) scale(.82) translate(-256 -256)">${draw(parts)}</g>${drawReelRow(parts)}`;
}

const logoIcons = [
  'deer',
  'desert',
  'snow-capped-mountain',
  'evergreen-tree',
  'cloud-with-rain',
  'compass',
  'coral',
  'eagle',
  'crescent-moon',
  'red-paper-lantern',
  'otter',
  'fallen-leaf',
  'ice',
  'ship',
  'dog',
  'fish',
  'blossom',
  'anchor',
  'herb',
  'fire',
  'feather',
  'full-moon-face',
  'spiral-shell',
  'tulip',
  'telescope',
  'fox',
  'parrot',
  'jellyfish',
  'deciduous-tree',
  'bell',
  'butterfly',
  'seal',
  'four-leaf-clover',
  'owl',
  'raccoon',
  'honeybee',
  'mountain',
  'candle',
  'mountain-railway',
  'carousel-horse',
] as const;

const logoColours = [
  ['#0b3a53', '#d9ecf2'],
  ['#7a2e1d', '#fbe3d2'],
  ['#0e4f41', '#d8f0e2'],
  ['#3a2a6b', '#e6e0fa'],
  ['#5c3d0a', '#fbeccb'],
  ['#6b1d3f', '#fadbe6'],
  ['#1d4a7a', '#dceafb'],
  ['#2f3b1a', '#e9f2d3'],
] as const;

/** The square mark of a provider: one sign on one colour, plain beside the games. */
export function drawProviderArtwork(icons: IconSet, id: number): string {
  const [dark, pale] = logoColours[(id * 5) % logoColours.length] ?? logoColours[0];
  const icon = logoIcons[id - 1] ?? 'star';
  const shapes = [
    `<circle cx="256" cy="256" r="196" fill="${dark}"/>`,
    `<rect x="66" y="66" width="380" height="380" rx="92" fill="${dark}"/>`,
    `<path d="M256 52L440 158V354L256 460L72 354V158Z" fill="${dark}" stroke="${dark}" stroke-width="24" stroke-linejoin="round"/>`,
    `<path d="M76 96H436V270C436 372 350 436 256 466C162 436 76 372 76 270Z" fill="${dark}" stroke="${dark}" stroke-width="24" stroke-linejoin="round"/>`,
  ];
  return `${opening}<rect width="${side}" height="${side}" fill="${pale}"/>${shapes[id % shapes.length] ?? ''}<circle cx="256" cy="256" r="150" fill="#fff" fill-opacity=".1"/>${icons.draw(icon, { x: 256, y: 256, size: 236, prefix: 'a' })}</svg>\n`;
}

const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`;

function frame(palette: Palette, content: string): string {
  return `${opening}${content}${drawFinish(palette)}</svg>\n`;
}
