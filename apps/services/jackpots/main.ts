import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startJackpots } from './start.ts';

await runUntilSignal(() => startJackpots(createLogger('jackpots', env.LOG_LEVEL)));
