import { randomBytes } from 'node:crypto';

export type AddressedPart = 'site' | 'studio' | 'clickout' | 'images' | 'jackpots' | 'freeplay' | 'content' | 'arcade' | 'partners';

/** The exit code of the studio: Next says so after it has answered what it had been asked. */
export const endedBySigterm = 143;

/** What parts are told that run by themselves on 127.0.0.1, each to be reached at its port, with secrets of their own. */
export function partVariables(
  portOf: (part: AddressedPart) => number,
): Record<string, string> & { ADMIN_PASSWORD: string; JACKPOTS_TOKEN: string } {
  const at = (part: AddressedPart) => `http://127.0.0.1:${portOf(part)}`;
  const secret = () => randomBytes(32).toString('base64url');
  return {
    METRICS_PORT: '0',
    // Long enough for a proxy to notice.
    DRAIN_SECONDS: '2',
    SITE_URL: at('site'),
    STUDIO_URL: at('studio'),
    CLICKOUT_URL: at('clickout'),
    IMAGES_URL: at('images'),
    JACKPOTS_URL: at('jackpots'),
    FREEPLAY_URL: at('freeplay'),
    CONTENT_URL: `${at('content')}/api/cms`,
    ARCADE_URL: `${at('arcade')}/api/arcade`,
    PARTNERS_URL: `${at('partners')}/api/fenix`,
    PLACEMENT_SECRET: secret(),
    ARCADE_IMPORT_TOKEN: secret(),
    JACKPOTS_TOKEN: secret(),
    PAYLOAD_SECRET: secret(),
    PREVIEW_SECRET: secret(),
    ADMIN_PASSWORD: secret(),
  };
}
