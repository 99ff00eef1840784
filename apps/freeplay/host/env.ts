import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { metricsEnvFields } from '@lupa/server/runProcess.ts';
import { z } from 'zod';

export const env = parseEnvOrExit({
  FREEPLAY_PORT: envFields.port(4007),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  DATABASE_URL: envFields.databaseUrl(),
  SITE_URL: envFields.url('http://localhost:3000'),
  FREEPLAY_URL: envFields.url('http://localhost:4007'),
  IMAGES_URL: envFields.url('http://localhost:4006'),
  FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .describe('a list of origins such as https://www.example.cl,https://m.example.cl'),
  ...metricsEnvFields,
});
