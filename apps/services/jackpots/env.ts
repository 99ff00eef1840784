import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });

export const env = parseEnvOrExit({
  DATABASE_URL: envFields.databaseUrl(),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  JACKPOTS_PORT: envFields.port(4005),
  JACKPOTS_TOKEN: envFields.secret(),
  SITE_URL: envFields.url('http://localhost:3000'),
  JACKPOTS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(httpUrl.transform((url) => new URL(url).origin)))
    .optional()
    .describe('a comma separated list of origins such as https://www.example.cl'),
  JACKPOTS_FEED_URL: httpUrl.optional().describe('an http or https URL'),
  JACKPOTS_FEED_SECONDS: z.coerce.number().int().min(1).max(3600).default(5).describe('a number of seconds from 1 to 3600'),
  JACKPOTS_SIMULATOR: z.enum(['on', 'off']).default('off').describe('on or off'),
  JACKPOTS_CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(500)
    .describe('a number of connections from 1 to 1000000'),
  TRUST_PROXY: envFields.trustProxy(),
});
