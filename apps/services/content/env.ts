import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';

export const env = parseEnvOrExit({
  DATABASE_URL: envFields.databaseUrl(),
  CONTENT_PORT: envFields.port(4001),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  CONSENT_RETENTION_DAYS: z.coerce.number().int().min(365).max(3650).default(1095).describe('a number of days from 365 to 3650'),
});
