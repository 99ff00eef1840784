import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startPartners } from './start.ts';

await runUntilSignal(() => startPartners(createLogger('partners', env.LOG_LEVEL)));
