import { fileURLToPath } from 'node:url';
import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';

export const env = parseEnvOrExit({
  CLICKOUT_PORT: envFields.port(4004),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  DATABASE_URL: envFields.databaseUrl(),
  DATA_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../../data', import.meta.url)))
    .describe('the folder that holds the data'),
  SITE_URL: envFields.url('http://localhost:3000'),
  PLACEMENT_SECRET: envFields.secret(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .toLowerCase()
    .optional()
    .describe('the name of the header in which your CDN puts the country, such as CF-IPCountry, or nothing'),
  TRUST_PROXY: envFields.trustProxy(),
  CLICK_AGENTS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(30)
    .describe('how many different browsers at one address are believed to be people within an hour, from 1 to 100000'),
  CLICK_RESERVE_MEGABYTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(16)
    .describe('how many megabytes of the disk are kept for clicks, from 0 to 4096'),
  CLICK_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90).describe('a number of days from 1 to 3650'),
});
