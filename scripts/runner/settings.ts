import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from '@lupa/configuration/parseEnv.ts';
import { readBucketSettings, orExit, readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

loadEnvFile(root);

// Nothing behind it: none, as for an operator who has all of them elsewhere. Variables that are empty count as not set.
if (process.env['SERVICES']?.trim() === '') process.env['SERVICES'] = 'none';

const given = readConfigurationOrExit('runner');
// What is set by halves is said at once.
orExit(() => readBucketSettings(given));

/** Where everything is, before secrets and the database are known. */
export const settings = {
  ...given,
  DATA_DIR: resolve(root, given.DATA_DIR),
  SITE_URL: given.SITE_URL ?? `http://localhost:${given.SITE_PORT}`,
  // Without it the site shows no previews.
  STUDIO_URL: given.STUDIO_URL ?? (runsHere('content') || runsHere('partners') ? `http://localhost:${given.STUDIO_PORT}` : undefined),
  CONTENT_URL: given.CONTENT_URL ?? `http://127.0.0.1:${given.CONTENT_PORT}/api/cms`,
  ARCADE_URL: given.ARCADE_URL ?? `http://127.0.0.1:${given.ARCADE_PORT}/api/arcade`,
  PARTNERS_URL: given.PARTNERS_URL ?? `http://127.0.0.1:${given.PARTNERS_PORT}/api/fenix`,
  CLICKOUT_URL: given.CLICKOUT_URL ?? `http://localhost:${given.CLICKOUT_PORT}`,
  IMAGES_URL: given.IMAGES_URL ?? `http://localhost:${given.IMAGES_PORT}`,
  JACKPOTS_URL: given.JACKPOTS_URL ?? (runsHere('jackpots') ? `http://localhost:${given.JACKPOTS_PORT}` : undefined),
  FREEPLAY_URL: given.FREEPLAY_URL ?? (runsHere('freeplay') ? `http://localhost:${given.FREEPLAY_PORT}` : undefined),
  // Only our click-out host understands signed links.
  OFFER_LINKS: given.OFFER_LINKS ?? (runsHere('clickout') ? 'signed' : 'plain'),
  // Whose content is not ours may have its images anywhere.
  IMAGE_HOSTS: given.IMAGE_HOSTS ?? (runsHere('content') && runsHere('arcade') ? undefined : '*'),
  // The demo's amounts are invented, and rise until real ones come.
  JACKPOTS_SIMULATOR: given.JACKPOTS_SIMULATOR ?? (given.JACKPOTS_FEED_URL === undefined && given.SEED === 'demo' ? 'on' : 'off'),
};

function runsHere(service: (typeof given.SERVICES)[number]): boolean {
  return given.SERVICES.includes(service);
}
