import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PictureSpace, Presenter } from '../../block.ts';

/** A logo of which only its source path is known, whole inside `space`; null without one. */
export function presentLogo(
  src: string | null,
  alt: string,
  space: PictureSpace,
  { presenter }: { presenter: Pick<Presenter, 'picture'> },
): PictureProps | null {
  return src === null ? null : presenter.picture({ src, alt, width: null, height: null }, { fit: 'inside', ...space });
}
