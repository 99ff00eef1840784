import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../../block.ts';
import { posterSpace, presentGame, type PresentedGame } from './presentGame.ts';
import type { Game } from './shapeGame.ts';

/** A game as `GamePoster` shows it. */
export type StagedGame = PresentedGame & { providerLogo: PictureProps | null };

const logoSpace = { width: 48, height: 48, fit: 'inside' } as const;

/** A shaped game with final URLs for its stage. The full mode promotes `partner`, the slug of the casino that the page names; null: by provider. */
export function presentStagedGame(game: Game, partner: string | null, context: BlockContext): StagedGame {
  const { presenter, index } = context;
  const presented = presentGame(game, context, { ...posterSpace, isPriority: index === 0 });
  const logo = { src: `${imageSources.arcade}/${game.providerImage}`, alt: '', width: null, height: null };
  return {
    ...withPartner(presented, partner),
    providerLogo: game.providerImage === null ? null : presenter.picture(logo, logoSpace),
  };
}

/** The game with the casino that its full mode promotes. */
export function withPartner(game: PresentedGame, partner: string | null): PresentedGame {
  return partner === null || game.freePlay === null ? game : { ...game, freePlay: { ...game.freePlay, 'data-partner': partner } };
}
