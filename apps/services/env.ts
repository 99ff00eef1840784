import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { metricsEnvFields } from '@lupa/server/runProcess.ts';
import { z } from 'zod';
import { allServices, isServiceName } from './allServices.ts';

const everyName = Object.keys(allServices).join(',');

export const env = parseEnvOrExit({
  SERVICES: z
    .string()
    .default(everyName)
    .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
    .pipe(z.array(z.string().refine(isServiceName)))
    .transform((names) => names.filter(isServiceName))
    .describe(`a comma separated list of services: ${everyName}`),
  LOG_LEVEL: envFields.logLevel(),
  ...metricsEnvFields,
});
