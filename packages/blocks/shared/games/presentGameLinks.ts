import { logoHash, type RawGame } from '@lupa/contracts/game.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { Presenter } from '../../block.ts';

export type PresentedGameLinks = {
  title: string;
  games: { id: string; name: string; picture: PictureProps | null; page: AnchorProps | null }[];
};

/** Games with the way to their pages. `data`: what their links say about themselves (requirement 3.69). */
export function presentGameLinks(
  title: string,
  games: readonly RawGame[],
  { presenter, data = {} }: { presenter: Pick<Presenter, 'anchor' | 'picture'>; data?: Record<`data-${string}`, string> },
): PresentedGameLinks {
  return {
    title,
    games: games.map(({ id, name, images, localUrl }) => ({
      id,
      name,
      picture: presentPicture(logoHash(images), presenter),
      page: localUrl === null ? null : { ...presenter.anchor({ url: localUrl }), ...data },
    })),
  };
}

/** One size for every screen: small enough, and forty of them may be on a page. */
function presentPicture(hash: string | null, presenter: Pick<Presenter, 'picture'>): PictureProps | null {
  if (hash === null) return null;
  const image = { src: `${imageSources.arcade}/${hash}`, alt: '', width: null, height: null };
  const { srcSet: _srcSet, ...picture } = presenter.picture(image, { width: 96, height: 96, fit: 'cover' });
  return picture;
}
