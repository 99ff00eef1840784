import type { Clients } from '@lupa/clients/clients.ts';
import type { Image } from '@lupa/contracts/image.ts';
import type { ImageBox, ImageFit, ImageWidth } from '@lupa/contracts/imagePath.ts';
import type { LegalStatus } from '@lupa/contracts/legalStatus.ts';
import type { Link } from '@lupa/contracts/link.ts';
import type { ContentLocale, PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ContentQueryKey } from '@lupa/contracts/pageQuery.ts';
import type { Placement } from '@lupa/contracts/placement.server.ts';
import type { Author } from '@lupa/contracts/page.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { AskedDetail } from './shared/detail/detailAddress.ts';
import type { Game } from './shared/games/shapeGame.ts';

export type BlockPage = { slug: string; title: string; updatedDate: string | null; author: Author | null };

/** What the page's address asks of its blocks: `?pago=webpay,khipu`. */
export type PageQuery = {
  read: (key: ContentQueryKey) => readonly string[];
  /**
   * Says which values of a key a block understands, in their right order. What no block says is taken out of the address, so that there is
   * one address for what is shown.
   */
  use: (key: ContentQueryKey, values: readonly string[]) => void;
};

/** Turns content into props that views and islands can use as they are: every URL is final, every rel is set. */
export type Presenter = {
  /** Internal route → plain anchor; other targets with the rel of requirement 5.16. */
  anchor: (link: Pick<Link, 'url'> & Partial<Link>) => AnchorProps;
  /** The way out to a partner: the click-out host, signed placement, new tab, sponsored nofollow noreferrer noopener. */
  clickOut: (partnerSlug: string, afflinkProxy: string, placement: Omit<Placement, 'page'>) => AnchorProps;
  /**
   * Where a game is played free; null while no free-play host is configured, for games that cannot be played free, and for those that do
   * not start now. Script opens the game's full mode instead of a new tab: `data-play-game` is the arcade id, `data-game-name` the name.
   */
  freePlay: (
    game: Pick<Game, 'id' | 'name' | 'normalisedName' | 'providerNormaliseName' | 'freePlayHash' | 'isFreePlayStopped'>,
  ) => AnchorProps | null;
  /** `width` and `height` are the space it takes in CSS pixels; `sizes` where that depends on the viewport. */
  picture: (image: Image, space: PictureSpace) => PictureProps;
  richText: (parts: RichText) => PresentedPart[];
  inlineHtml: (html: string) => string;
  /** Read out after a link that opens a new tab. */
  newTabText: string;
};

/** A box of its own, or a width that follows the viewport, as `sizes` says. */
export type PictureSpace = (
  | (ImageBox & { sizes?: undefined })
  | {
      width: ImageWidth;
      height?: number;
      sizes: string;
    }
) & {
  fit?: ImageFit;
  /** The image is in the first screen: load it eagerly, with high priority. */
  isPriority?: boolean;
};

/** What a block's loader may use. All I/O goes through `clients`, which collect the page's cache tags. */
export type BlockContext = {
  clients: Clients;
  presenter: Presenter;
  locale: PageLocale;
  contentLocale: ContentLocale;
  microcopy: Microcopy;
  page: BlockPage;
  query: PageQuery;
  /** Slugs of those who are compared while nothing was chosen, on every page: the first two of the initial toplist (requirement 4.14). */
  seeds: Promise<readonly string[]>;
  /** Identifier of the toplist that the whole site starts from (TOPLIST_IDENTIFIER). */
  initialToplist: string;
  /** Place among the page's blocks, from 0. */
  index: number;
  /** Place among the page's blocks of its type, from 0. */
  place: number;
  now: Date;
  /** How the law of the market stands to casinos. What services offer follows it; blocks only say so. */
  legalStatus: LegalStatus;
};

/** What the props of most blocks begin with. */
export type BlockHead = { id: string; title: string | null; intro: PresentedPart[]; microcopy: Microcopy };

export function presentHead(
  { id, title, intro }: Pick<BlockHead, 'id' | 'title'> & { intro: RichText },
  { presenter, microcopy }: Pick<BlockContext, 'presenter' | 'microcopy'>,
): BlockHead {
  return { id, title, intro: presenter.richText(intro), microcopy };
}

/** Stored data → props of the view. The only I/O of a block; throws when it cannot show anything. */
export type BlockLoader<Stored, Props> = (stored: Stored, context: BlockContext) => Promise<Props>;

/** Stored data → props of one detail that unfolds in the block; null where the block has no such detail. */
export type DetailLoader<Stored, Props> = (stored: Stored, asked: AskedDetail, context: BlockContext) => Promise<Props | null>;

/**
 * Thrown by a block's loader when what the whole page is about does not exist: the page is then not found (requirement 2.13). Only for a
 * service that answered and knows no such thing. One that fails has declared nothing.
 */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
}

/** The class of an error with a name of its own: why a block cannot be shown. `say` makes its message. */
export function defineError<Given extends unknown[]>(name: string, say: (...given: Given) => string) {
  return class extends Error {
    override readonly name = name;
    constructor(...given: Given) {
      super(say(...given));
    }
  };
}
