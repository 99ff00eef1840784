import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { isPaid, leadsNowhere, type AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import type { StoredCarousel } from './carousel.schema.ts';

export type CarouselItem = { title: string; text: string; picture: PictureProps | null; anchor: AnchorProps; isPaid: boolean };

export type CarouselProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  items: CarouselItem[];
  autoScroll: boolean;
  microcopy: Microcopy;
};

export class EmptyCarouselError extends Error {
  override readonly name = 'EmptyCarouselError';
  constructor(id: string) {
    super(`The carousel "${id}" has no items that lead anywhere.`);
  }
}

export const loadCarousel: BlockLoader<StoredCarousel, CarouselProps> = async ({ id, title, intro, autoScroll, ...stored }, context) => {
  const items = stored.items.map((item) => presentItem(item, context)).filter(({ anchor }) => !leadsNowhere(anchor));
  if (items.length === 0) throw new EmptyCarouselError(id);
  return {
    id,
    title,
    intro: context.presenter.richText(intro),
    items,
    autoScroll,
    microcopy: context.microcopy,
  };
};

function presentItem({ title, text, image, url }: StoredCarousel['items'][number], { presenter }: BlockContext): CarouselItem {
  const anchor = presenter.anchor({ url });
  return {
    title,
    text,
    picture:
      image &&
      presenter.picture(image, {
        width: 480,
        height: 320,
        fit: 'cover',
        sizes: '(min-width: 1200px) 300px, (min-width: 768px) 32vw, 85vw',
      }),
    anchor,
    isPaid: isPaid(anchor),
  };
}
