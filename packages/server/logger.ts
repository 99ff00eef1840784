import { pino, type DestinationStream, type Logger } from 'pino';
import { traceLogOptions } from './tracing.ts';

export type { Logger };

export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { pid: process.pid },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    ...traceLogOptions(),
    serializers: { cause: pino.stdSerializers.errWithCause, err: pino.stdSerializers.errWithCause },
  };
  return destination ? pino(options, destination) : pino(options);
}
