import pg from 'pg';
import { connectionOf } from './hosts.ts';

export type Listener = { close: () => Promise<void> };

export type ListenOptions = {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** Called whenever listening starts, also after a lost connection: what was sent meanwhile is to be looked up. */
  onConnected?: () => void;
  onError?: (error: unknown) => void;
  /** Milliseconds before a lost connection is opened again. */
  retryDelay?: number;
};

/** Postgres LISTEN that survives a restart of the database. Resolves when the first attempt was made. */
export async function listenTo(options: ListenOptions): Promise<Listener> {
  const { url, channel, onMessage, onConnected, onError, retryDelay = 500 } = options;
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const retry = (error: unknown) => {
    onError?.(error);
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, retryDelay);
  };

  async function connect(): Promise<void> {
    if (isClosed) return;
    const attempt = new pg.Client({
      ...connectionOf(url),
      application_name: `listen ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    attempt.on('notification', (message) => onMessage(message.payload ?? ''));
    attempt.on('error', retry);
    attempt.on('end', () => retry(new Error(`the connection that listens to ${channel} ended`)));
    try {
      await attempt.connect();
      await attempt.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = attempt;
      if (isClosed) await attempt.end();
      else onConnected?.();
    } catch (error) {
      attempt.removeAllListeners('end');
      await attempt.end().catch(() => undefined);
      retry(error);
    }
  }

  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      client?.removeAllListeners('end');
      await client?.end().catch(() => undefined);
    },
  };
}

/** NOTIFY channels. What has changed is read from the table, so that the 8000 bytes of a payload limit nothing. */
export const channels = {
  changes: 'delivery_changes',
  catalogue: 'arcade_catalogue',
  plays: 'arcade_plays',
  jackpots: 'jackpots_amounts',
  conversionSources: 'conversion_sources',
} as const;
