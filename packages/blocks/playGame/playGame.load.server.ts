import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockLoader, defineError } from '../block.ts';
import { loadGames, loadSimilarGames } from '../shared/games/loadGames.ts';
import { presentGame, presentGameFacts, rowSpace, type GameFact, type PresentedGame } from '../shared/games/presentGame.ts';
import { loadStagedGame, withPartner, type StagedGame } from '../shared/games/loadStagedGame.ts';
import { unknownText } from '../shared/games/shapeGame.ts';
import { loadJackpot, type PresentedJackpot } from '../shared/jackpot/loadJackpot.ts';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';
import { loadRealMoneyCasino } from './loadRealMoneyCasino.ts';
import type { StoredPlayGame } from './playGame.schema.ts';

export type PlayGameProps = {
  id: string;
  title: string;
  game: StagedGame;
  description: string | null;
  body: PresentedPart[];
  facts: GameFact[];
  jackpot: PresentedJackpot | null;
  similarGames: PresentedGame[];
  casino: PresentedEntry | null;
  microcopy: Microcopy;
};

export const UnknownGameError = defineError('UnknownGameError', (gameId: string) => `The catalogue has no game ${gameId}.`);

export const loadPlayGame: BlockLoader<StoredPlayGame, PlayGameProps> = async (stored, context) => {
  const [game] = await loadGames(context.clients.arcade.fetchGamesByIds([stored.gameId]), context);
  if (!game) throw new UnknownGameError(stored.gameId);
  const [staged, similarGames, casino, jackpot] = await Promise.all([
    loadStagedGame(game, stored.partner, context),
    loadSimilarGames(game, context, [game.id]).catch(() => []),
    loadRealMoneyCasino({ blockId: stored.id, partner: stored.partner, providerId: game.providerId }, context).catch(() => null),
    loadJackpot(game.jackpots, context),
  ]);
  const { description } = game.extras;
  return {
    id: stored.id,
    title: stored.title ?? game.name,
    game: staged,
    description: description === unknownText ? null : description,
    body: context.presenter.richText(stored.body),
    facts: presentGameFacts(game, context),
    jackpot,
    similarGames: similarGames.map((similar) =>
      withPartner(presentGame(similar, context, rowSpace), similar.providerId === game.providerId ? stored.partner : null),
    ),
    casino,
    microcopy: context.microcopy,
  };
};
