import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../index/catalogueIndex.ts';

export type Catalogue = {
  index: CatalogueIndex;
  stopped: ReadonlySet<number>;
};

export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string };

/** Bytes of answers that one process keeps. */
const cacheBytes = 32 * 1024 * 1024;

/** Keeps answers until the index is replaced: rows are read as of its revision. */
export function createAnswerCache() {
  const answers = new LRUCache<string, Answer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2,
  });
  let owner: Catalogue | undefined;
  const isOwner = ({ index, stopped }: Catalogue) => owner?.index === index && owner.stopped === stopped;

  return async function answer(catalogue: Catalogue, key: string, isIgnored: boolean, build: () => unknown): Promise<Answer> {
    if (!isOwner(catalogue)) {
      answers.clear();
      owner = catalogue;
    }
    const kept = isIgnored ? undefined : answers.get(key);
    if (kept) return kept;
    const body = Buffer.from(JSON.stringify(await build()));
    const made = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
    if (isOwner(catalogue)) answers.set(key, made);
    return made;
  };
}
