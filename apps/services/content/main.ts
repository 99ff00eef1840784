import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { env } from './env.ts';
import { startContent } from './start.ts';

await runUntilSignal(() => startContent(createLogger('content', env.LOG_LEVEL)));
