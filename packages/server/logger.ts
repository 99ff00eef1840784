import { pino, type Logger } from 'pino';

export type { Logger };

/** A structured log, one JSON line per entry on standard output. `name` says which part speaks. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { pid: process.pid },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { cause: pino.stdSerializers.errWithCause, err: pino.stdSerializers.errWithCause },
  });
}
