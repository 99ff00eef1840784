import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** A page's HTML in the codings that were asked for so far. */
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

/** The smallest brotli body, for a page that is sent often. Made off the main thread. */
export function compressBest({ codings: { identity } }: PageBody): Promise<Buffer> {
  return compressBrotli(identity, brotliOptions(identity, bestQuality));
}

/** Room for the HTML and what it compresses to, in bytes. */
export function roomFor({ codings: { identity } }: PageBody): number {
  return Math.ceil(identity.byteLength * 1.5);
}

const known = new Map<string, ContentCoding>();

/** The best coding that `Accept-Encoding` allows (RFC 9110 section 12.5.3); identity when it is missing. */
export function chooseCoding(header: string | undefined): ContentCoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const chosen = parseCoding(header);
  if (known.size < 200) known.set(header, chosen);
  return chosen;
}

function parseCoding(header: string): ContentCoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const allows = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

function brotliOptions({ byteLength }: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength } };
}
