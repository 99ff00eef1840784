import { progressiveJackpots, type GameType } from '@lupa/contracts/gameType.ts';
import { gameById } from '../catalogue/catalogueFigures.ts';
import { gamePictureFile, potPictureFile, providerMarkFile, typePictureFile } from '../catalogue/cataloguePictures.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { freeGames, hero, prosCons, questions, section, usefulLinks } from '../writing/writeBlocks.ts';
import { hubName, hubSlug } from '../gameTypes/gameTypePage.ts';
import { providerSlug } from '../providers/providerPage.ts';
import { buildGameFacts, casinoFor, type GameFacts } from './gameFacts.ts';
import { comparisonTable } from './comparisonTable.ts';
import type { GameText } from './gameText.ts';

/** Pages of types that games stand under, by the name of the page. */
const pagesOfTypes: Partial<Record<GameType, { name: string; slug: string; picture: string }>> = {
  SLOTS: { name: 'Tragamonedas gratis', slug: '/juegos-gratis/tragamonedas/', picture: typePictureFile('SLOTS') },
  ROULETTE: { name: 'Ruleta gratis', slug: '/juegos-gratis/ruleta/', picture: typePictureFile('ROULETTE') },
  BLACKJACK: { name: 'Blackjack gratis', slug: '/juegos-gratis/blackjack/', picture: typePictureFile('BLACKJACK') },
  BINGO: { name: 'Bingo gratis', slug: '/juegos-gratis/bingo/', picture: typePictureFile('BINGO') },
  CRASH_GAMES: { name: 'Juegos crash gratis', slug: '/juegos-gratis/crash/', picture: typePictureFile('CRASH_GAMES') },
};

const gameSlug = (gameId: number): string => `${hubSlug}${gameById(gameId).normalisedName}/`;

/** The page of a featured game: to play it for free, how it works and what it would cost. */
export function buildGamePage(text: GameText): DemoPage {
  const facts = buildGameFacts(text.gameId);
  const { name, game, volatility, studio, rtp } = facts;
  return {
    internalName: name,
    parent: pagesOfTypes[game.type]?.name ?? hubName,
    locales: {
      es_CL: {
        slug: gameSlug(text.gameId),
        title: text.title(facts),
        description: text.description(facts),
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
            eyebrow: [studio.name, `RTP ${rtp}`, volatility && `Volatilidad ${volatility.toLowerCase()}`].filter(Boolean).join(' · '),
            gameId: text.gameId,
            ...casinoFor(facts),
          }),
          ...bodyOf(text, facts),
          similarGames(facts),
          questions(`Preguntas sobre ${name}`, text.questions(facts)),
          relatedLinks(text, facts),
        ],
      },
    },
  };
}

/** Slots tell what they feel like before what they cost; the others their sums first. */
function bodyOf(text: GameText, facts: GameFacts): DemoBlock[] {
  const rules = section(text.rules.title, text.rules.body(facts));
  const character = section(text.character.title, text.character.body(facts));
  const lists = prosCons('A favor y en contra', { pros: text.pros(facts), cons: text.cons(facts) });
  const extra = text.extra(facts);
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

function relatedLinks({ related }: GameText, { game, studio }: GameFacts): DemoBlock {
  const type = pagesOfTypes[game.type];
  return usefulLinks('Para seguir', '', [
    ...related.map(([id, why]): [string, string, string, string] => [gameById(id).name, gameSlug(id), why, gamePictureFile(id)]),
    type
      ? [type.name, type.slug, 'Reglas, probabilidades y más juegos', type.picture]
      : [hubName, hubSlug, 'Todo el catálogo, por tipo y por estudio', potPictureFile],
    [studio.name, providerSlug(studio), `Quiénes son y qué devuelven sus ${studio.count} juegos`, providerMarkFile(studio.id)],
  ]);
}
