import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import type { ContentCoding } from '@lupa/server/chooseCoding.ts';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);

/** A page is kept once, as nearly every visitor's browser takes it; `etag` is weak: it names the page, whichever coding carries it. */
export type PageBody = { etag: string; br: Buffer; quality: 'quick' | 'improving' | 'best' };

/**
 * Brotli at 9 costs 12 to 26 ms a page: worth it only for pages that are asked for again. Until then 1 is enough: it costs
 * half of what 4 or gzip does, and the one visitor who waits for the page gets an eighth more bytes.
 */
const quickQuality = 1;
const bestQuality = 9;

/** What was made lately for who takes no Brotli, by coding and ETag. */
const madeCodings = new LRUCache<string, Buffer>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
});

/** The page `before` at the address, where its HTML is the same: what was compressed of it stays. */
export function buildPageBody(html: string | Buffer, before?: PageBody): PageBody {
  const identity = typeof html === 'string' ? Buffer.from(html) : html;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (before?.etag === etag) return before;
  return { etag, br: compressQuick(identity, 'br'), quality: 'quick' };
}

/** At once: for half a millisecond's work, a way over another thread costs the main thread just as much. */
export function compressQuick(identity: Buffer, coding: ContentCoding): Buffer {
  if (coding === 'identity') return identity;
  return coding === 'br' ? brotliCompressSync(identity, brotliOptions(identity, quickQuality)) : gzipSync(identity, { level: 5 });
}

export function codingOf({ etag, br }: PageBody, coding: ContentCoding): Buffer {
  if (coding === 'br') return br;
  const key = `${coding} ${etag}`;
  let made = madeCodings.get(key);
  if (made === undefined) {
    made = compressQuick(brotliDecompressSync(br), coding);
    madeCodings.set(key, made);
  }
  return made;
}

export async function improve(body: PageBody): Promise<void> {
  body.quality = 'improving';
  const identity = brotliDecompressSync(body.br);
  body.br = await compressBrotli(identity, brotliOptions(identity, bestQuality));
  body.quality = 'best';
}

function brotliOptions({ byteLength }: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength } };
}
