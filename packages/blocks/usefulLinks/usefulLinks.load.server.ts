import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockContext, type BlockLoader, type PictureSpace, defineError } from '../block.ts';
import { presentLink, type LabelledLink } from '../shared/section/presentLink.ts';
import type { StoredUsefulLinks } from './usefulLinks.schema.ts';

export type UsefulLink = LabelledLink & {
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
};

export const NoUsefulLinksError = defineError('NoUsefulLinksError', (id: string) => `None of the links of "${id}" leads anywhere.`);

/** @throws NoUsefulLinksError */
export const loadUsefulLinks: BlockLoader<StoredUsefulLinks, UsefulLinksProps> = async (stored, context) => {
  const { presenter } = context;
  const found = stored.links.flatMap(({ copy, image, ...link }) => {
    const presented = link.title === '' ? null : presentLink(link, context);
    return presented ? [{ ...presented, copy, image }] : [];
  });
  if (found.length === 0) throw new NoUsefulLinksError(stored.id);
  const hasCovers = found.every(({ image }) => isCover(image));
  return {
    id: stored.id,
    title: stored.title,
    intro: presenter.richText(stored.intro),
    links: found.map(({ image, ...link }) => ({ ...link, ...presentImage(image, hasCovers, presenter) })),
    hasCovers,
  };
};

type StoredImage = StoredUsefulLinks['links'][number]['image'];
const coverSpace: PictureSpace = { width: 480, sizes: '(min-width: 1024px) 600px, (min-width: 640px) 50vw, 100vw' };
const squareSpace: PictureSpace = { width: 64, height: 64, fit: 'cover' };
const markSpace: PictureSpace = { width: 96, height: 64, fit: 'inside' };

function presentImage(
  image: StoredImage,
  hasCovers: boolean,
  presenter: BlockContext['presenter'],
): Pick<UsefulLink, 'picture' | 'isSquare'> {
  const space = hasCovers ? coverSpace : isSquare(image) ? squareSpace : markSpace;
  return { picture: image && presenter.picture(image, space), isSquare: isSquare(image) };
}

const isSquare = (image: StoredImage): boolean => image !== null && image.width !== null && image.width === image.height;

/** A logo is small, or much wider than high. */
function isCover(image: StoredImage): boolean {
  if (image === null) return false;
  const { width, height } = image;
  return width === null || height === null || (width >= 480 && width / height >= 1.2 && width / height <= 1.9);
}
