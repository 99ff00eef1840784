import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { z } from 'zod';
import { runClickout } from '../start.ts';

const settingsSchema = z.object({
  port: z.number(),
  hostname: z.string(),
  databaseUrl: z.string(),
  dataDirectory: z.string(),
  siteUrl: z.string(),
  placementSecret: z.string(),
  countryHeader: z.null(),
  trustedProxies: z.number(),
  retentionDays: z.number(),
  spoolLease: z.number(),
  reserve: z.number(),
});

await runUntilSignal(() => runClickout(settingsSchema.parse(JSON.parse(process.argv[2] ?? '')), createLogger('clickout', 'fatal')));
