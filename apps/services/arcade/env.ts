import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';

export const env = parseEnvOrExit({
  DATABASE_URL: envFields.databaseUrl(),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  ARCADE_PORT: envFields.port(4002),
  ARCADE_IMPORT_TOKEN: envFields.secret(),
});
