import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startImages } from './start.ts';

await runUntilSignal(() => startImages(createLogger('images', env.LOG_LEVEL)));
