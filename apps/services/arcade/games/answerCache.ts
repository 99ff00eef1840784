import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../index/catalogueIndex.ts';

/** A finished JSON answer with its entity tag. */
export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string };

/** Bytes of answers that one process keeps. */
const cacheBytes = 32 * 1024 * 1024;

/**
 * Keeps answers of the index in use. An index never changes and rows are read as of its revision, so an answer stays right
 * until the index is replaced; then all are dropped.
 */
export function createAnswerCache() {
  const answers = new LRUCache<string, Answer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2,
  });
  let owner: CatalogueIndex | undefined;

  /** The kept answer, or a new one that `build` makes. With `isIgnored` it is always made anew, and kept. */
  return async function answer(index: CatalogueIndex, key: string, isIgnored: boolean, build: () => unknown): Promise<Answer> {
    if (owner !== index) {
      answers.clear();
      owner = index;
    }
    const kept = isIgnored ? undefined : answers.get(key);
    if (kept) return kept;
    const body = Buffer.from(JSON.stringify(await build()));
    const made = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
    if (owner === index) answers.set(key, made);
    return made;
  };
}
