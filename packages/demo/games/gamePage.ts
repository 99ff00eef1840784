import { gameTypeLabels, progressiveJackpots, type GameType } from '@lupa/contracts/gameType.ts';
import { gameById } from '../catalogue/demoCatalogue.ts';
import { gamePictureFile, potPictureFile, providerMarkFile, typePictureFile } from '../media.ts';
import type { WrittenBlock } from '../writing/block.schema.ts';
import { type DemoPage, parseSectionPage } from '../writing/readPage.ts';
import { formatPesos } from '../writing/figures.ts';
import { hourlyCost } from '../gameTypes/odds.ts';
import { hubName, hubSlug } from '../gameTypes/gameTypePage.ts';
import { providerSlug } from '../providers/providerPage.ts';
import { casinoFor, type GameFacts } from './gameFacts.ts';
import { comparisonTable } from './comparisonTable.ts';
import type { GameText } from './gameTexts.ts';

/** Pages of types that games stand under, by the name of the page. */
const pagesOfTypes: Partial<Record<GameType, { name: string; slug: string; picture: string }>> = {
  SLOTS: { name: 'Tragamonedas gratis', slug: '/juegos-gratis/tragamonedas/', picture: typePictureFile('SLOTS') },
  ROULETTE: { name: 'Ruleta gratis', slug: '/juegos-gratis/ruleta/', picture: typePictureFile('ROULETTE') },
  BLACKJACK: { name: 'Blackjack gratis', slug: '/juegos-gratis/blackjack/', picture: typePictureFile('BLACKJACK') },
  BINGO: { name: 'Bingo gratis', slug: '/juegos-gratis/bingo/', picture: typePictureFile('BINGO') },
  CRASH_GAMES: { name: 'Juegos crash gratis', slug: '/juegos-gratis/crash/', picture: typePictureFile('CRASH_GAMES') },
};

const spinsPerHour = 600;

const gameSlug = (gameId: number): string => `${hubSlug}${gameById(gameId).normalisedName}/`;

/** The page of a featured game: to play it for free, how it works and what it would cost. */
export function buildGamePage({ facts, ...text }: GameText): DemoPage {
  const { name, game } = facts;
  const type = pagesOfTypes[game.type];
  const { title, description, author, updatedOn } = text;
  return parseSectionPage('games', {
    internalName: name,
    ...(type && { parent: type.name }),
    slug: gameSlug(game.id),
    title,
    description,
    author,
    updatedOn,
    subCategory: 'Game',
    isPrimary: true,
    blocks: [
      {
        type: 'heroSection',
        variant: 'play-game',
        eyebrow: gameTypeLabels[game.type],
        title: name,
        body: text.lead,
        gameId: game.id,
        ...casinoFor(facts),
      },
      { type: 'infoBox', tone: 'info', title: 'Qué trae la versión gratis', body: text.practice },
      ...bodyOf(text, facts),
      similarGames(facts),
      { type: 'accordion', title: `Preguntas sobre ${name}`, items: text.questions },
      relatedLinks(text.related, facts),
    ],
  });
}

/** Slots tell what they feel like before what they cost; the others their sums first. */
function bodyOf(text: Omit<GameText, 'facts'>, facts: GameFacts): WrittenBlock[] {
  const rules: WrittenBlock = { type: 'contentSection', ...text.rules };
  const character: WrittenBlock = { type: 'contentSection', ...text.character };
  const lists: WrittenBlock = { type: 'prosCons', title: 'A favor y en contra', pros: text.pros, cons: text.cons };
  const extra = text.sessionBets ? [sessionTable(facts, text.sessionBets)] : (text.extra ?? []);
  const own = comparisonTable(facts);
  return facts.volatility ? [rules, own, character, ...extra, lists] : [rules, ...extra, character, own, lists];
}

/**
 * More of the same: games with a pot beside one with a pot, slots of the studio beside a slot, the newest of the type beside the others.
 */
function similarGames({ game, volatility, studio, hasPot }: GameFacts): WrittenBlock {
  const few = { type: 'freeGames', sort: 'release_date:desc', pageSize: 6, showFilters: false } as const;
  if (hasPot)
    return { ...few, title: 'Otros juegos con pozo', intro: 'Los últimos que llegaron al catálogo.', gameTypes: [progressiveJackpots] };
  if (volatility === null)
    return { ...few, title: 'Parecidos y nuevos', intro: 'Lo último de su tipo, también con créditos.', gameTypes: [game.type] };
  const ofStudio = { gameTypes: [game.type], providerIds: [studio.id] };
  return { ...few, title: `Lo nuevo de ${studio.name}`, intro: 'Sus tragamonedas más recientes.', ...ofStudio };
}

function relatedLinks(related: GameText['related'], { game, studio }: GameFacts): WrittenBlock {
  const type = pagesOfTypes[game.type];
  const studioCopy = `Quiénes son y qué devuelven sus ${studio.count} juegos`;
  return {
    type: 'usefulLinks',
    title: 'Para seguir',
    links: [
      ...related.map(({ gameId, why }) => ({
        title: gameById(gameId).name,
        url: gameSlug(gameId),
        copy: why,
        image: gamePictureFile(gameId),
      })),
      type
        ? { title: type.name, url: type.slug, copy: 'Reglas, probabilidades y más juegos', image: type.picture }
        : { title: hubName, url: hubSlug, copy: 'Todo el catálogo, por tipo y por estudio', image: potPictureFile },
      { title: studio.name, url: providerSlug(studio), copy: studioCopy, image: providerMarkFile(studio.id) },
    ],
  };
}

/** What a slot costs at several bets, in pesos. */
function sessionTable({ returned, highestWin, win }: GameFacts, bets: number[]): WrittenBlock {
  return {
    type: 'table',
    title: 'Cuánto cuesta, en pesos',
    caption: `Costo promedio si se jugara por plata, a ${spinsPerHour} giros por hora. El máximo son ${win} la apuesta.`,
    columns: ['Apuesta', 'Apostado en 100 giros', 'Costo de 100 giros', 'Costo de una hora', 'Premio máximo'],
    rows: bets.map((bet) => [
      `**${formatPesos(bet)}**`,
      formatPesos(bet * 100),
      formatPesos(hourlyCost(bet, 100, returned)),
      formatPesos(hourlyCost(bet, spinsPerHour, returned)),
      formatPesos(bet * highestWin),
    ]),
  };
}
