import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../../block.ts';
import { loadGames, loadSimilarGames } from './loadGames.ts';
import { posterSpace, presentGame, type PresentedGame } from './presentGame.ts';
import type { Game } from './shapeGame.ts';

/** A game as `GamePoster` shows it. `stopped`: its free play does not start now. */
export type StagedGame = PresentedGame & { providerLogo: PictureProps | null; stopped: StoppedPlay | null };

/** What is said instead, and a game like it that can be played; null where there is none. */
export type StoppedPlay = { text: string; alike: { name: string; picture: PictureProps | null; play: AnchorProps } | null };

const logoSpace = { width: 48, height: 48, fit: 'inside' } as const;
const alikeSpace = { width: 96, height: 96, fit: 'cover' } as const;
const gamesOfType = 6;

/** A shaped game for its stage, and one like it where its free play is stopped. `partner` null: by provider. */
export async function loadStagedGame(game: Game, partner: string | null, context: BlockContext): Promise<StagedGame> {
  const { presenter, index } = context;
  const presented = presentGame(game, context, { ...posterSpace, isPriority: index === 0 });
  const logo = { src: `${imageSources.arcade}/${game.providerImage}`, alt: '', width: null, height: null };
  // Where nothing can be played, nothing has stopped.
  const isStopped = game.isFreePlayStopped && presenter.freePlay({ ...game, isFreePlayStopped: false }) !== null;
  return {
    ...withPartner(presented, partner),
    providerLogo: game.providerImage === null ? null : presenter.picture(logo, logoSpace),
    stopped: isStopped ? await loadStoppedPlay(game, partner, context) : null,
  };
}

export function withPartner(game: PresentedGame, partner: string | null): PresentedGame {
  return partner === null || game.freePlay === null ? game : { ...game, freePlay: { ...game.freePlay, 'data-partner': partner } };
}

async function loadStoppedPlay(game: Game, partner: string | null, context: BlockContext): Promise<StoppedPlay> {
  const { microcopy } = context;
  const alike = await findAlike(game, context);
  if (!alike) return { text: microcopy.game_stopped_alone.replace('{game}', () => game.name), alike: null };
  const isOfProvider = alike.providerId === game.providerId;
  const { name, picture, freePlay } = withPartner(presentGame(alike, context, alikeSpace), isOfProvider ? partner : null);
  const text = microcopy.game_stopped.replace('{game}', () => game.name).replace('{alike}', () => name);
  return { text, alike: freePlay && { name, picture, play: freePlay } };
}

/** The first that can be played of its provider and type, of its type, of its provider; null where there is none. */
async function findAlike(game: Game, context: BlockContext): Promise<Game | null> {
  const { arcade } = context.clients;
  const canBePlayed = (other: Game) => other.id !== game.id && context.presenter.freePlay(other) !== null;
  const ofProvider = (await loadSimilarGames(game, context, [game.id]).catch(() => [])).filter(canBePlayed);
  const alike = ofProvider.find(({ type }) => type === game.type);
  if (alike) return alike;
  const ofType = await loadGames(arcade.fetchGamesByType({ gameTypes: [game.type], pageSize: gamesOfType }), context).catch(() => []);
  return ofType.find(canBePlayed) ?? ofProvider[0] ?? null;
}
