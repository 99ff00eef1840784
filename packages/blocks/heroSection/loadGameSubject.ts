import { readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { mayBeLinked } from '@lupa/contracts/linkFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { BlockContext } from '../block.ts';
import { loadGames } from '../shared/games/loadGames.ts';
import { presentGameFacts, type GameFact } from '../shared/games/presentGame.ts';
import { loadStagedGame, type StagedGame } from '../shared/games/loadStagedGame.ts';
import { loadJackpot, type PresentedJackpot } from '../shared/jackpot/loadJackpot.ts';
import type { PresentedLink } from '../shared/section/presentLink.ts';
import type { StoredHeroSection } from './heroSection.schema.ts';

/** `adults`: for whom it is, in words. */
export type HeroAdvertising = { text: string; adults: string };

export type GameSubject = {
  kind: 'game';
  game: StagedGame;
  facts: GameFact[];
  jackpot: PresentedJackpot | null;
  realMoney: { link: PresentedLink; advertising: HeroAdvertising } | null;
  microcopy: Microcopy;
};

/** Null where no game is named, or the catalogue does not know it. */
export async function loadGameSubject(stored: StoredHeroSection, context: BlockContext): Promise<GameSubject | null> {
  if (stored.gameId === null) return null;
  const found = context.clients.arcade.fetchGamesByIds([stored.gameId]).catch(() => []);
  const [[game], realMoney] = await Promise.all([loadGames(found, context), loadRealMoney(stored, context)]);
  if (!game) return null;
  const [staged, jackpot] = await Promise.all([loadStagedGame(game, stored.partner, context), loadJackpot(game.jackpots, context)]);
  return {
    kind: 'game',
    game: staged,
    facts: presentGameFacts(game, context),
    jackpot,
    realMoney,
    microcopy: context.microcopy,
  };
}

async function loadRealMoney({ id, partner }: StoredHeroSection, context: BlockContext): Promise<GameSubject['realMoney']> {
  if (partner === null) return null;
  const { clients, microcopy, presenter } = context;
  const [casino] = await clients.content.fetchPartnerEntities([partner]).catch(() => []);
  const way = readClickOutPath(casino?.urlOffer ?? '');
  if (!casino || !way || !mayBeLinked(casino)) return null;
  const placement = { block: id, toplist: '', responseId: '', linkId: 'real-money', position: 0 };
  return {
    link: {
      anchor: presenter.clickOut(way.partnerSlug, way.afflinkProxy, placement),
      text: `${microcopy.play_for_real_money_lightbox} ${casino.partnerName}`,
      newTabText: presenter.newTabText,
    },
    advertising: { text: `${microcopy.advertising}. ${microcopy.terms_apply}.`, adults: microcopy.adults_only },
  };
}
