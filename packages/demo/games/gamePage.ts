import { gameTypeLabels, progressiveJackpots, type GameType } from '@lupa/contracts/gameType.ts';
import { gameById } from '../catalogue/demoCatalogue.ts';
import { gamePictureFile, potPictureFile, providerMarkFile, typePictureFile } from '../media.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { box, freeGames, hero, prosCons, pairsOf, questions, section, table, usefulLinks } from '../writing/writeBlocks.ts';
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
  return {
    internalName: name,
    parent: pagesOfTypes[game.type]?.name ?? hubName,
    locales: {
      es_CL: {
        slug: gameSlug(game.id),
        title: text.title,
        description: text.description,
        sitemapCategory: 'Juegos gratis',
        author: text.author,
        updatedOn: text.updatedOn,
        analytics: {
          category: 'Free Games',
          subCategories: ['Game'],
          primarySubCategory: 'Game',
          vertical: 'Casino',
          siteSection: 'juegos-gratis',
        },
        blocks: [
          hero(name, text.lead, {
            variant: 'play-game',
            eyebrow: gameTypeLabels[game.type],
            gameId: game.id,
            ...casinoFor(facts),
          }),
          box('info', 'Qué trae la versión gratis', text.practice),
          ...bodyOf(text, facts),
          similarGames(facts),
          questions(`Preguntas sobre ${name}`, pairsOf(text.questions)),
          relatedLinks(text.related, facts),
        ],
      },
    },
  };
}

/** Slots tell what they feel like before what they cost; the others their sums first. */
function bodyOf(text: Omit<GameText, 'facts'>, facts: GameFacts): DemoBlock[] {
  const rules = section(text.rules.title, text.rules.body);
  const character = section(text.character.title, text.character.body);
  const lists = prosCons('A favor y en contra', { pros: text.pros, cons: text.cons });
  const extra = text.sessionBets ? [sessionTable(facts, text.sessionBets)] : (text.extra ?? []);
  const own = comparisonTable(facts);
  return facts.volatility ? [rules, own, character, ...extra, lists] : [rules, ...extra, character, own, lists];
}

/** More of the same: games with a pot beside one with a pot, slots of the studio beside a slot, the newest of the type beside the others. */
function similarGames({ game, volatility, studio, hasPot }: GameFacts): DemoBlock {
  const few = { sort: 'release_date:desc', pageSize: 6, showFilters: false } as const;
  if (hasPot)
    return freeGames('Otros juegos con pozo', 'Los últimos que llegaron al catálogo.', { ...few, gameTypes: [progressiveJackpots] });
  if (volatility === null)
    return freeGames('Parecidos y nuevos', 'Lo último de su tipo, también con créditos.', { ...few, gameTypes: [game.type] });
  return freeGames(`Lo nuevo de ${studio.name}`, 'Sus tragamonedas más recientes.', {
    ...few,
    gameTypes: [game.type],
    providerIds: [studio.id],
  });
}

function relatedLinks(related: GameText['related'], { game, studio }: GameFacts): DemoBlock {
  const type = pagesOfTypes[game.type];
  return usefulLinks('Para seguir', '', [
    ...related.map(({ gameId, why }): [string, string, string, string] => [
      gameById(gameId).name,
      gameSlug(gameId),
      why,
      gamePictureFile(gameId),
    ]),
    type
      ? [type.name, type.slug, 'Reglas, probabilidades y más juegos', type.picture]
      : [hubName, hubSlug, 'Todo el catálogo, por tipo y por estudio', potPictureFile],
    [studio.name, providerSlug(studio), `Quiénes son y qué devuelven sus ${studio.count} juegos`, providerMarkFile(studio.id)],
  ]);
}

/** What a slot costs at several bets, in pesos. */
function sessionTable({ returned, highestWin, win }: GameFacts, bets: number[]): DemoBlock {
  return table(
    'Cuánto cuesta, en pesos',
    ['Apuesta', 'Apostado en 100 giros', 'Costo de 100 giros', 'Costo de una hora', 'Premio máximo'],
    bets.map((bet) => [
      `**${formatPesos(bet)}**`,
      formatPesos(bet * 100),
      formatPesos(hourlyCost(bet, 100, returned)),
      formatPesos(hourlyCost(bet, spinsPerHour, returned)),
      formatPesos(bet * highestWin),
    ]),
    `Costo promedio si se jugara por plata, a ${spinsPerHour} giros por hora. El máximo son ${win} la apuesta.`,
  );
}
