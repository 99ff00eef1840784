import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';

export const env = parseEnvOrExit({
  DATABASE_URL: envFields.databaseUrl(),
  PARTNERS_PORT: envFields.port(4003),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
});
