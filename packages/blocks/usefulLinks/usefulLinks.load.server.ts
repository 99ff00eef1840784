import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import type { StoredUsefulLinks } from './usefulLinks.schema.ts';

export type UsefulLink = {
  anchor: AnchorProps;
  title: string;
  copy: string;
  picture: PictureProps | null;
  /** A face, an app's icon, a game: it fills its frame. */
  isSquare: boolean;
};

export type UsefulLinksProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  links: UsefulLink[];
  /** Each has a photograph or a drawing that fills its card; otherwise images are small marks beside the texts. */
  hasCovers: boolean;
  newTabText: string;
};

/** No link leads anywhere. */
export class NoUsefulLinksError extends Error {
  override readonly name = 'NoUsefulLinksError';
  constructor(id: string) {
    super(`None of the links of "${id}" leads anywhere.`);
  }
}

export const loadUsefulLinks: BlockLoader<StoredUsefulLinks, UsefulLinksProps> = async (stored, { presenter }) => {
  const hasCovers = stored.links.every(({ image }) => isCover(image));
  const links = stored.links
    .map((link) => ({
      anchor: presenter.anchor(link),
      title: link.title,
      copy: link.copy,
      picture: link.image && presenter.picture(link.image, hasCovers ? coverSpace : isSquare(link.image) ? squareSpace : markSpace),
      isSquare: isSquare(link.image),
    }))
    .filter(({ anchor, title }) => anchor.href !== '#' && title !== '');
  if (links.length === 0) throw new NoUsefulLinksError(stored.id);
  return {
    id: stored.id,
    title: stored.title,
    intro: presenter.richText(stored.intro),
    links,
    hasCovers,
    newTabText: presenter.newTabText,
  };
};

type Space = Parameters<BlockContext['presenter']['picture']>[1];
type StoredImage = StoredUsefulLinks['links'][number]['image'];
const coverSpace: Space = { width: 480, sizes: '(min-width: 1024px) 600px, (min-width: 640px) 50vw, 100vw' };
const squareSpace: Space = { width: 64, height: 64, fit: 'cover' };
const markSpace: Space = { width: 96, height: 64, fit: 'inside' };

const isSquare = (image: StoredImage): boolean => image !== null && image.width !== null && image.width === image.height;

/** A logo is small, or much wider than high. */
function isCover(image: StoredImage): boolean {
  if (image === null) return false;
  const { width, height } = image;
  return width === null || height === null || (width >= 480 && width / height >= 1.2 && width / height <= 1.9);
}
