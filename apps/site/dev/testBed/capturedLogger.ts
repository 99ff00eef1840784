import { createLogger, type Logger } from '@lupa/server/logger.ts';

export type LogEntry = { level: string; message: string; details: Record<string, unknown> };

export function createCapturedLogger(): { logger: Logger; entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  return { logger: captureInto(entries, {}), entries };
}

function captureInto(entries: LogEntry[], bindings: object): Logger {
  const capture =
    (level: string) =>
    (details: unknown, message?: string): void => {
      const isMessage = typeof details === 'string';
      const own = isMessage ? {} : (details as object);
      entries.push({ level, message: isMessage ? details : (message ?? ''), details: { ...bindings, ...own } });
    };
  return Object.assign(createLogger('test', 'silent'), {
    debug: capture('debug'),
    info: capture('info'),
    warn: capture('warn'),
    error: capture('error'),
    child: (more: object) => captureInto(entries, { ...bindings, ...more }),
  });
}
