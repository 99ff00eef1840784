import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startClickout } from './start.ts';

await runUntilSignal(() => startClickout(createLogger('clickout', env.LOG_LEVEL)));
