import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';

export const env = parseEnvOrExit({
  DATABASE_URL: envFields.databaseUrl(),
  CONTENT_PORT: envFields.port(4001),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
});
