import { createHash } from 'node:crypto';
import type { FileStore } from '@lupa/server/fileStore.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { LRUCache } from 'lru-cache';
import { FetchImageError } from './fetchImage.ts';
import type { FindSource, ImageSource } from './localSource.ts';

export type RemoteSourceOptions = {
  origin: string;
  fetchImage: (url: URL) => Promise<Buffer>;
  store: FileStore;
  /** Milliseconds for which a fetched image is taken as it is. */
  freshFor?: number;
  now?: () => number;
};

type Fetched = { key: string; digest: string; at: number };
const maximumKnown = 5000;

/** Images of a host of the operator's own. The last fetched bytes are kept and serve when the host fails. */
export function createRemoteSource({ origin, fetchImage, store, freshFor = 3_600_000, now = Date.now }: RemoteSourceOptions): FindSource {
  const known = new LRUCache<string, Fetched>({ max: maximumKnown });
  const running = new Map<string, Promise<ImageSource | null>>();

  async function fetchOnce(url: URL): Promise<ImageSource> {
    const bytes = await fetchImage(url);
    const fetched = { key: digestOf(url.href), digest: digestOf(bytes), at: now() };
    await store.write(fetched.key, bytes);
    known.set(url.href, fetched);
    return { identity: fetched.digest, read: async () => bytes };
  }

  async function find(url: URL): Promise<ImageSource | null> {
    const last = known.get(url.href);
    const kept = last && {
      identity: last.digest,
      read: async () => (await store.read(last.key).catch(() => null)) ?? (await fetchImage(url)),
    };
    if (kept && now() - last.at < freshFor) return kept;
    try {
      return await fetchOnce(url);
    } catch (error) {
      if (!(error instanceof FetchImageError)) throw error;
      if (error.isMissing) return null;
      if (kept) return kept;
      throw new ProblemError(502, 'The image host behind this address does not answer as it should', { cause: error });
    }
  }

  return (segments) => {
    const url = new URL(`${origin}/${segments.map(encodeURIComponent).join('/')}`);
    const current = running.get(url.href) ?? find(url).finally(() => running.delete(url.href));
    running.set(url.href, current);
    return current;
  };
}

function digestOf(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}
