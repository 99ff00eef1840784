import { createLogger, type Logger } from '@lupa/server/logger.ts';

export type LogEntry = { level: string; message: string; details: Record<string, unknown> };

/** A logger that keeps what it is told. */
export function createCapturedLogger(): { logger: Logger; entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const logger = createLogger('test', 'silent');
  const capture =
    (level: string) =>
    (details: unknown, message?: string): void => {
      const isMessage = typeof details === 'string';
      entries.push({ level, message: isMessage ? details : (message ?? ''), details: isMessage ? {} : { ...(details as object) } });
    };
  Object.assign(logger, {
    debug: capture('debug'),
    info: capture('info'),
    warn: capture('warn'),
    error: capture('error'),
    child: () => logger,
  });
  return { logger, entries };
}
