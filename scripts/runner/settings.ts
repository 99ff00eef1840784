import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

const serviceNames = ['content', 'partners', 'arcade', 'clickout', 'images', 'jackpots', 'freeplay'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** `SERVICES=` with nothing behind it: none, as for an operator who has all of them elsewhere. */
const noServices = 'none';
if (process.env['SERVICES']?.trim() === '') process.env['SERVICES'] = noServices;

const given = parseEnvOrExit({
  DATABASE_URL: envFields.databaseUrl().optional(),
  SERVICES_DATABASE_URL: envFields.databaseUrl().optional(),
  CLICKOUT_DATABASE_URL: envFields.databaseUrl().optional(),
  STUDIO_DATABASE_URL: envFields.databaseUrl().optional(),
  DATA_DIR: z.string().default('data').describe('a folder that may be written to'),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  RESTART_PAUSE_SECONDS: z.coerce.number().min(1).max(600).default(30).describe('seconds from 1 to 600'),
  SITE_PORT: envFields.port(3000),
  STUDIO_PORT: envFields.port(3001),
  CONTENT_PORT: envFields.port(4001),
  ARCADE_PORT: envFields.port(4002),
  PARTNERS_PORT: envFields.port(4003),
  CLICKOUT_PORT: envFields.port(4004),
  JACKPOTS_PORT: envFields.port(4005),
  IMAGES_PORT: envFields.port(4006),
  FREEPLAY_PORT: envFields.port(4007),
  // The first of a few: one for each process.
  METRICS_PORT: envFields.port(9464),
  SITE_URL: z.url().optional().describe('an http or https URL'),
  STUDIO_URL: z.url().optional().describe('an http or https URL'),
  CONTENT_URL: z.url().optional().describe('an http or https URL'),
  ARCADE_URL: z.url().optional().describe('an http or https URL'),
  PARTNERS_URL: z.url().optional().describe('an http or https URL'),
  CLICKOUT_URL: z.url().optional().describe('an http or https URL'),
  IMAGES_URL: z.url().optional().describe('an http or https URL'),
  JACKPOTS_URL: z.url().optional().describe('an http or https URL'),
  FREEPLAY_URL: z.url().optional().describe('an http or https URL'),
  SERVICES: z
    .string()
    .default(serviceNames.join(','))
    .transform((text) => (text === noServices ? [] : [...new Set(text.split(',').map((name) => name.trim()))]))
    .pipe(z.array(z.enum(serviceNames)))
    .describe(`a comma separated list of services (${serviceNames.join(',')}), or nothing`),
  IMAGE_HOSTS: z.string().optional(),
  PLACEMENT_SECRET: envFields.secret().optional(),
  ARCADE_IMPORT_TOKEN: envFields.secret().optional(),
  JACKPOTS_TOKEN: envFields.secret().optional(),
  PAYLOAD_SECRET: envFields.secret().optional(),
  PREVIEW_SECRET: envFields.secret().optional(),
  JACKPOTS_FEED_URL: z.url().optional().describe('an http or https URL'),
  JACKPOTS_SIMULATOR: z.enum(['on', 'off']).optional().describe('on or off'),
  ADMIN_EMAIL: z.email().default('admin@lupacasino.example').describe('an e-mail address'),
  ADMIN_PASSWORD: z.string().min(12).optional().describe('a password of at least 12 characters'),
});

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
  // Whose content is not ours may have its images anywhere.
  IMAGE_HOSTS: given.IMAGE_HOSTS ?? (runsHere('content') && runsHere('arcade') ? undefined : '*'),
  // The demo's amounts are invented, and rise until real ones come.
  JACKPOTS_SIMULATOR: given.JACKPOTS_SIMULATOR ?? (given.JACKPOTS_FEED_URL === undefined ? 'on' : 'off'),
};

function runsHere(service: ServiceName): boolean {
  return given.SERVICES.includes(service);
}
