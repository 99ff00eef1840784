import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';

/** A CDN as the purger sees it. Tags are as they stand in the headers of answers (`encodeTag`). */
export type Cdn = {
  /** Names its position in the database: another service or zone begins anew. */
  name: string;
  /** Tags and characters that one purge may have. */
  limits: { tags: number; characters: number };
  /** Resolves when all caches of the CDN have taken the purge, or will by its own word. @throws PurgeRefusedError, and as `fetch` */
  purge: (tags: readonly string[]) => Promise<void>;
  purgeEverything: () => Promise<void>;
};

/** The CDN answered, and did not purge. */
export class PurgeRefusedError extends Error {
  override readonly name = 'PurgeRefusedError';
}

const patience = 10_000;

/** @throws PurgeRefusedError */
export async function request(url: string, init: RequestInit): Promise<string> {
  const answer = await fetchDirectly(url, { ...init, signal: AbortSignal.timeout(patience) });
  const text = await answer.text();
  if (!answer.ok) throw new PurgeRefusedError(`${new URL(url).host} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}
