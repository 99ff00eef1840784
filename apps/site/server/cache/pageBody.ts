import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import type { ContentCoding } from '@lupa/server/chooseCoding.ts';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);

/** A page is kept once, as nearly every visitor's browser takes it; `etag` is weak: it names the page, whichever coding carries it. */
export type PageBody = { etag: string; br: Buffer; quality: 'quick' | 'improving' | 'best' };

/**
 * Brotli at 7 costs ten times as much as at 1: worth it only for pages that are asked for again. The one visitor who waits for a page
 * gets a fifth more bytes. At 9, 1 % less, it fills a table of 32 MB for each page.
 */
const quickQuality = 1;
const bestQuality = 7;
/** 256 KB, more than a page has: the usual window of 4 MB costs more to prepare than a page to compress. */
const windowBits = 18;

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
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  };
}
