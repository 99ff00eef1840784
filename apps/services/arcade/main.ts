import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startArcade } from './start.ts';

await runUntilSignal(() => startArcade(createLogger('arcade', env.LOG_LEVEL)));
