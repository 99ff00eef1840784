import type { PresenterHosts } from '@lupa/blocks/presenter.server.ts';
import type { SiteEnv } from '../env.ts';

/** The settings that say where images are and where links lead. */
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

/** What `img-src` of the pages' policy names besides the site itself. */
export function imageSourcesOf(
  env: Pick<SiteEnv, 'SITE_URL' | 'IMAGES_URL' | 'CONTENT_IMAGES_URL' | 'ARCADE_IMAGES_URL' | 'IMAGE_HOSTS'>,
): string[] {
  const { SITE_URL, IMAGE_HOSTS } = env;
  const named = pictureOriginsOf(env);
  const any = SITE_URL.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
  return [...new Set([...named, ...(IMAGE_HOSTS === '*' ? any : IMAGE_HOSTS)])];
}

/** The hosts that make the pictures of the pages. */
export function pictureOriginsOf({
  IMAGES_URL,
  CONTENT_IMAGES_URL,
  ARCADE_IMAGES_URL,
}: Pick<SiteEnv, 'IMAGES_URL' | 'CONTENT_IMAGES_URL' | 'ARCADE_IMAGES_URL'>): string[] {
  const urls = [IMAGES_URL, CONTENT_IMAGES_URL, ARCADE_IMAGES_URL];
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin)))];
}
