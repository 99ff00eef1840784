import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { presentLink, type PresentedLink } from '../presentLink.ts';
import type { StoredContentSection } from './contentSection.schema.ts';

export type ContentSectionProps = {
  id: string;
  title: string | null;
  body: PresentedPart[];
  picture: PictureProps | null;
  imagePosition: StoredContentSection['imagePosition'];
  link: PresentedLink | null;
};

export const loadContentSection: BlockLoader<StoredContentSection, ContentSectionProps> = async (stored, { presenter }) => ({
  id: stored.id,
  title: stored.title,
  body: presenter.richText(stored.body),
  picture: stored.image && presenter.picture(stored.image, { width: 640, sizes: '(min-width: 1024px) 480px, 100vw' }),
  imagePosition: stored.imagePosition,
  link: presentLink(stored.link, presenter),
});
