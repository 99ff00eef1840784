import type { BlockContext } from '../block.ts';
import { loadGames, loadSimilarGames } from '../shared/games/loadGames.ts';
import { withPartner } from '../shared/games/loadStagedGame.ts';
import { presentGame, presentGameFacts } from '../shared/games/presentGame.ts';
import { unknownText, type Game } from '../shared/games/shapeGame.ts';
import { loadRealMoneyCasino, type RealMoneyCasino } from './loadRealMoneyCasino.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';

export type SimilarGame = { id: string; name: string; picture: PictureProps | null; play: AnchorProps };

/** Where a game can be played for real money, with the offer that the partner bar promotes. Every way out is signed for the page. */
export type FullModeCasino = Pick<
  PresentedEntry,
  'slug' | 'name' | 'symbol' | 'bonus' | 'bonusType' | 'clickOut' | 'terms' | 'lang' | 'termsAnchor' | 'review'
> & { bonusLink: AnchorProps | null };

/** What the full mode shows around a game (requirement 2.72): `GET /api/games/{id}` of the site. What is not known is null. */
export type FullModeGame = {
  id: string;
  name: string;
  kind: string;
  description: string | null;
  picture: PictureProps | null;
  page: AnchorProps | null;
  casino: FullModeCasino | null;
  /** As the catalogue answers, the game itself among them or not: see `listSimilarGames`. */
  similarGames: SimilarGame[];
};

const fullModeBlock = 'full-mode';

const smallSpace = { width: 96, height: 96, fit: 'cover' } as const;

/** Null for a game that the catalogue does not know. `partner` null: looked up by provider. @throws ServiceUnavailableError */
export async function loadFullModeGame(gameId: string, partner: string | null, context: BlockContext): Promise<FullModeGame | null> {
  const [game] = await loadGames(context.clients.arcade.fetchGamesByIds([gameId]), context);
  if (!game) return null;
  const [similarGames, casino] = await Promise.all([
    listSimilarGames(game, partner, context).catch(() => []),
    loadRealMoneyCasino({ blockId: fullModeBlock, partner, providerId: game.providerId }, context).catch(() => null),
  ]);
  const { id, name, typeLabel, providerName, picture, page } = presentGame(game, context);
  const { description } = game.extras;
  return {
    id,
    name,
    kind: [typeLabel, providerName].filter(Boolean).join(' · '),
    description: description === unknownText ? describeByFacts(game, context) : description,
    picture,
    page,
    casino: casino && pickCasino(casino),
    similarGames,
  };
}

const factsOfLine = 3;

/** `RTP 96,51 % · Volatilidad Alta`: what the catalogue knows, where editors wrote nothing. */
function describeByFacts(game: Game, context: BlockContext): string | null {
  const facts = presentGameFacts(game, context).slice(0, factsOfLine);
  return facts.length === 0 ? null : facts.map(({ label, value }) => `${label} ${value}`).join(' · ');
}

/** The partner of the page has the games of the shown one's provider; who has those of others is looked up. */
async function listSimilarGames(shown: Game, partner: string | null, context: BlockContext): Promise<SimilarGame[]> {
  return (await loadSimilarGames(shown, context)).flatMap((game) => {
    const presented = presentGame(game, context, smallSpace);
    const { id, name, picture, freePlay } = withPartner(presented, game.providerId === shown.providerId ? partner : null);
    return freePlay ? [{ id, name, picture, play: freePlay }] : [];
  });
}

function pickCasino(casino: RealMoneyCasino): FullModeCasino {
  const { slug, name, symbol, bonus, bonusType, clickOut, bonusLink, terms, lang, termsAnchor, review } = casino;
  return { slug, name, symbol, bonus, bonusType, clickOut, bonusLink, terms, lang, termsAnchor, review };
}
