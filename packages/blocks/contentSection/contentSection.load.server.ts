import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { presentLink, type LabelledLink } from '../shared/section/presentLink.ts';
import type { StoredContentSection } from './contentSection.schema.ts';

export type ContentSectionProps = {
  id: string;
  title: string | null;
  body: PresentedPart[];
  picture: PictureProps | null;
  imagePosition: StoredContentSection['imagePosition'];
  link: LabelledLink | null;
};

const beside = { width: 640, sizes: '(min-width: 1280px) 496px, (min-width: 768px) 40vw, 100vw' } as const;
const pictureSpaces = { left: beside, right: beside, top: { width: 1280, sizes: '(min-width: 1280px) 1248px, 100vw' } } as const;

export const loadContentSection: BlockLoader<StoredContentSection, ContentSectionProps> = async (stored, context) => ({
  id: stored.id,
  title: stored.title,
  body: context.presenter.richText(stored.body),
  picture: stored.image && context.presenter.picture(stored.image, pictureSpaces[stored.imagePosition]),
  imagePosition: stored.imagePosition,
  link: presentLink(stored.link, context),
});
