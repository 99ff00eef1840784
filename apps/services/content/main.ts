import { runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { envFields, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { startContent } from './start.ts';

const { LOG_LEVEL } = parseEnvOrExit({ LOG_LEVEL: envFields.logLevel() });
await runUntilSignal(() => startContent(createLogger('content', LOG_LEVEL)));
