import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startFreeplay } from './start.ts';

await runUntilSignal(() => startFreeplay(createLogger('freeplay', env.LOG_LEVEL)));
