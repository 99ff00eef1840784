import type { Link } from '@lupa/contracts/link.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import type { AuthorKey } from './authors.ts';
import type { PaymentMethodKey } from './paymentMethods.ts';

type HeroVariant = 'default' | 'payment' | 'provider' | 'casino-review' | 'with-background-image' | 'with-image-and-button' | 'play-game';

/**
 * A block as the demo writes it: in the public shape, except that images are file names of the media library. Partners,
 * payment methods, toplists and authors are named by their keys, games and providers by their arcade ids. Its `id` is
 * given when the page is seeded, unless a link of the page leads to it (`#topList-ranking`).
 */
export type DemoBlock = { id?: string } & (
  | { type: 'carousel'; title: string; intro: RichText; items: DemoCarouselItem[]; autoScroll: boolean }
  | {
      type: 'heroSection';
      variant: HeroVariant;
      eyebrow: string | null;
      title: string;
      body: RichText;
      image: string | null;
      cta: Link | null;
      partner: string | null;
      paymentMethod: PaymentMethodKey | null;
      providerId: number | null;
      gameId: number | null;
    }
  | { type: 'playGame'; gameId: number; title: string | null; body: RichText; partner: string | null }
  | {
      type: 'generalReview';
      title: string;
      partner: string;
      body: RichText;
      sections: { title: string; criterion: string; body: RichText }[];
    }
  | {
      type: 'contentSection';
      title: string | null;
      body: RichText;
      image: string | null;
      imagePosition: 'right' | 'left' | 'top';
      link: Link | null;
    }
  | {
      type: 'topList';
      variant: 'default' | 'mini-review-component';
      title: string;
      intro: RichText;
      toplist: string;
      visibleEntries: number;
      limit: number | null;
      showFilters: boolean;
      link: Link | null;
    }
  | { type: 'usefulLinks'; title: string; intro: RichText; links: (Link & { copy: string; image: string | null })[] }
  | { type: 'accordion'; title: string; intro: RichText; items: { title: string; body: RichText; isOpen: boolean }[] }
  | {
      type: 'freeGames';
      title: string;
      intro: RichText;
      gameTypes: string[];
      providerIds: number[];
      sort: 'search_volume:desc' | 'release_date:desc' | 'name:asc' | 'name:desc';
      pageSize: number;
      showFilters: boolean;
    }
  | { type: 'blackList'; title: string; intro: RichText; items: DemoBlackListItem[] }
  | { type: 'list'; title: string | null; style: 'bullets' | 'steps' | 'checks'; items: { title: string | null; body: RichText }[] }
  | {
      type: 'table';
      title: string;
      caption: string | null;
      columns: { name: string; meta?: { icon: string } }[];
      rows: { cells: { value: string; valueMarkdown: string }[] }[];
    }
  | { type: 'casinoComparator'; title: string; intro: RichText; toplist: string; limit: number | null }
  | { type: 'authorBox'; title: string | null; author: AuthorKey | null; body: RichText; showUpdatedDate: boolean }
  | { type: 'prosCons'; title: string; partner: string | null; pros: string[]; cons: string[] }
  | { type: 'infoBox'; tone: 'info' | 'good' | 'caution' | 'bad'; title: string | null; body: RichText; link: Link | null }
  | { type: 'ratings'; title: string; partner: string; intro: RichText; notes: { name: string; text: string }[] }
  | { type: 'userReviews'; title: string; partner: string; intro: RichText; reviews: DemoUserReview[] }
  | { type: 'bonusCards'; title: string; intro: RichText; toplist: string; offerTypes: string[]; limit: number }
  | { type: 'recordTimeline'; title: string; partner: string; intro: RichText }
  | { type: 'offerChanges'; title: string; partner: string | null; intro: RichText }
  | { type: 'news'; title: string; partner: string | null; intro: RichText; limit: number | null; link: Link | null }
  | { type: 'methodVersions'; title: string; intro: RichText; isCurrentOnly: boolean }
  | { type: 'correctionsLog' | 'openData'; title: string; intro: RichText }
);

export type DemoCarouselItem = { title: string; text: string; image: string | null; url: string };

/** `webSite` is shown as text, `reportedOn` is an ISO date, `partner` what is recommended instead. */
export type DemoBlackListItem = {
  name: string;
  webSite: string;
  logo: string | null;
  reason: string;
  reportedOn: string;
  source: string;
  partner: string | null;
};

/** `date` is an ISO date, `score` goes from 1 to 5. */
export type DemoUserReview = { name: string; city: string; date: string; score: number; text: string; reply: string | null };
