import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import type { ContentCoding } from '@lupa/server/chooseCoding.ts';

const compressBrotli = promisify(brotliCompress);

export type PageBody = { etag: string; codings: { identity: Buffer } & Partial<Record<ContentCoding, Buffer>> };

/**
 * Brotli at 9 costs 12 to 26 ms a page: worth it only for pages that are asked for again. Until then 1 is enough: it costs
 * half of what 4 or gzip does, and the one visitor who waits for the page gets an eighth more bytes.
 */
const quickQuality = 1;
const bestQuality = 9;

/** The ETag is weak: it names the page, whichever coding carries it. */
export function buildPageBody(html: string | Buffer): PageBody {
  const identity = typeof html === 'string' ? Buffer.from(html) : html;
  return { etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`, codings: { identity } };
}

/** Compresses at once: for half a millisecond's work, a way over another thread costs the main thread just as much. */
export function compressQuick({ codings: { identity } }: PageBody, coding: Exclude<ContentCoding, 'identity'>): Buffer {
  return coding === 'br' ? brotliCompressSync(identity, brotliOptions(identity, quickQuality)) : gzipSync(identity, { level: 5 });
}

export function compressBest({ codings: { identity } }: PageBody): Promise<Buffer> {
  return compressBrotli(identity, brotliOptions(identity, bestQuality));
}

export function roomFor({ codings: { identity } }: PageBody): number {
  return Math.ceil(identity.byteLength * 1.5);
}

function brotliOptions({ byteLength }: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength } };
}
