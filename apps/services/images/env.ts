import { fileURLToPath } from 'node:url';
import { parseImageOrigins } from '@lupa/contracts/imageOrigins.ts';
import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';

export const env = parseEnvOrExit({
  IMAGES_PORT: envFields.port(4006),
  HOST: envFields.host(),
  LOG_LEVEL: envFields.logLevel(),
  DATA_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../../data', import.meta.url)))
    .describe('the folder that holds the data'),
  IMAGE_ORIGINS: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return parseImageOrigins(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) });
        return z.NEVER;
      }
    })
    .describe('a list of your own image hosts such as partners=https://img.example.com, each with a name other than media and arcade'),
  IMAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).default(1024).describe('a number of megabytes from 1'),
});
