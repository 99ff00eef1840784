import { isPaid, leadsNowhere, type AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import { type BlockContext, type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import type { StoredCarousel } from './carousel.schema.ts';

export type CarouselItem = { title: string; text: string; picture: PictureProps | null; anchor: AnchorProps; isPaid: boolean };

export type CarouselProps = BlockHead & {
  items: CarouselItem[];
  autoScroll: boolean;
};

export const EmptyCarouselError = defineError(
  'EmptyCarouselError',
  (id: string) => `The carousel "${id}" has no items that lead anywhere.`,
);

export const loadCarousel: BlockLoader<StoredCarousel, CarouselProps> = async (stored, context) => {
  const items = stored.items.map((item) => presentItem(item, context)).filter(({ anchor }) => !leadsNowhere(anchor));
  if (items.length === 0) throw new EmptyCarouselError(stored.id);
  return {
    ...presentHead(stored, context),
    items,
    autoScroll: stored.autoScroll,
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
