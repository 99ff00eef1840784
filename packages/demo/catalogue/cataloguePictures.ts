import { isGameType, type GameType } from '@lupa/contracts/gameType.ts';
import type { Drawing } from '../logos/drawBrand.ts';
import { drawGameArtwork, drawProviderArtwork } from './artwork/drawArtwork.ts';
import { loadIcons, type IconSet } from './artwork/icons.ts';
import { side } from './artwork/scenes.ts';
import { demoGames, gamesOfType, mostSearched } from './catalogueFigures.ts';
import { buildDemoGames, firstGameId } from './demoGames.ts';
import { demoProviders } from './demoProviders.ts';
import { featuredGames } from './featuredGames.ts';

/** A picture of the catalogue that editors place beside links, as the arcade shows it. */
type CataloguePicture = { file: string; alt: string; drawing: () => Promise<Drawing> };

const typesWithPage = ['SLOTS', 'ROULETTE', 'BLACKJACK', 'VIDEO_POKER', 'BINGO', 'CRASH_GAMES', 'BACCARAT', 'SCRATCH_CARDS'] as const;

export const gamePictureFile = (gameId: number): string => `juego-${gameId}.png`;
export const providerMarkFile = (providerId: number): string => `estudio-${providerId}.png`;

const fileOfFirst = (games: typeof demoGames): string => gamePictureFile(mostSearched(games)[0]?.id ?? firstGameId);

/** A type of game looks like the one of its games that is searched most. */
export const typePictureFile = (type: (typeof typesWithPage)[number]): string => fileOfFirst(gamesOfType(type));
export const potPictureFile = fileOfFirst(demoGames.filter(({ jackpots }) => jackpots.length > 0));

const files = new Set([
  ...featuredGames.map((_, index) => gamePictureFile(firstGameId + index)),
  ...typesWithPage.map(typePictureFile),
  potPictureFile,
]);

let icons: Promise<IconSet> | undefined;
const loadIconsOnce = (): Promise<IconSet> => (icons ??= loadIcons());

const drawSquare = async (draw: (set: IconSet) => string): Promise<Drawing> => ({
  svg: draw(await loadIconsOnce()),
  width: side,
  height: side,
});

export const cataloguePictures: CataloguePicture[] = [
  ...buildDemoGames()
    .filter(({ game }) => files.has(gamePictureFile(game.id)))
    .map(({ game: { id, name, type, normalisedName }, theme }) => ({
      file: gamePictureFile(id),
      alt: name,
      drawing: () => drawSquare((set) => drawGameArtwork(set, { id, type: knownType(type), theme, normalisedName })),
    })),
  ...demoProviders.map(({ id, name }) => ({
    file: providerMarkFile(id),
    alt: name,
    drawing: () => drawSquare((set) => drawProviderArtwork(set, id)),
  })),
];

function knownType(type: string): GameType {
  return isGameType(type) ? type : 'OTHER';
}
