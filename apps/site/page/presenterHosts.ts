import type { Presenter } from '@lupa/blocks/block.ts';
import type { PresenterHosts } from '@lupa/blocks/presenter.server.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { SiteEnv } from '../env.ts';
import { canonicalPath } from './canonicalUrl.ts';
import type { BlockRendering } from './siteRendering.ts';

export type HostsEnv = Pick<
  SiteEnv,
  'CLICKOUT_URL' | 'OFFER_LINKS' | 'IMAGES_URL' | 'CONTENT_IMAGES_URL' | 'ARCADE_IMAGES_URL' | 'IMAGE_ORIGINS' | 'FREEPLAY_URL'
>;

export function presenterHosts(env: HostsEnv): PresenterHosts {
  return {
    imagesUrl: env.IMAGES_URL,
    contentImagesUrl: env.CONTENT_IMAGES_URL,
    arcadeImagesUrl: env.ARCADE_IMAGES_URL,
    imageOrigins: env.IMAGE_ORIGINS,
    clickoutUrl: env.CLICKOUT_URL,
    offerLinks: env.OFFER_LINKS,
    freeplayUrl: env.FREEPLAY_URL,
  };
}

type Presented = {
  slug: string;
  locale: PageLocale;
  microcopy: Microcopy;
  isInternalRoute: (path: string) => boolean;
  missingPaths?: readonly string[];
};
type PresenterDeps = {
  env: HostsEnv & Pick<SiteEnv, 'PLACEMENT_SECRET'>;
  rendering: Pick<BlockRendering, 'createPresenter'>;
  now: Date;
  isPreview?: boolean;
};

export function createPagePresenter({ env, rendering, now, isPreview }: PresenterDeps, page: Presented): Presenter {
  const { slug, locale, microcopy, isInternalRoute, missingPaths = [] } = page;
  return rendering.createPresenter({
    ...presenterHosts(env),
    ...(isPreview && { offerLinks: 'none' as const }),
    placementSecret: env.PLACEMENT_SECRET,
    day: dayInMarket(now),
    isInternalRoute,
    missingPaths: new Set(missingPaths),
    canonicalPath,
    pageSlug: slug,
    locale,
    languageNote: microcopy.in_language,
    newTabText: microcopy.opens_in_new_tab,
    paidText: microcopy.advertising,
  });
}

export function imageSourcesOf(
  env: Pick<SiteEnv, 'SITE_URL' | 'IMAGES_URL' | 'CONTENT_IMAGES_URL' | 'ARCADE_IMAGES_URL' | 'IMAGE_HOSTS'>,
): string[] {
  const { SITE_URL, IMAGE_HOSTS } = env;
  const named = pictureOriginsOf(env);
  const any = SITE_URL.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
  return [...new Set([...named, ...(IMAGE_HOSTS === '*' ? any : IMAGE_HOSTS)])];
}

export function pictureOriginsOf({
  IMAGES_URL,
  CONTENT_IMAGES_URL,
  ARCADE_IMAGES_URL,
}: Pick<SiteEnv, 'IMAGES_URL' | 'CONTENT_IMAGES_URL' | 'ARCADE_IMAGES_URL'>): string[] {
  const urls = [IMAGES_URL, CONTENT_IMAGES_URL, ARCADE_IMAGES_URL];
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin)))];
}
