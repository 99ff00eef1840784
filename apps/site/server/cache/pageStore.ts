import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { FileStore } from '@lupa/server/fileStore.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { z } from 'zod';
import { compressQuick } from './pageBody.ts';

const decompress = promisify(brotliDecompress);

const headSchema = z.object({
  key: z.string(),
  tags: z.array(z.string()),
  etag: z.string().default(''),
  quality: z.enum(['quick', 'best']).default('quick'),
});
/** `br`: its HTML, compressed with Brotli. `etag`: empty where an older release wrote it. */
export type KeptPage = z.output<typeof headSchema> & { br: Buffer };
export type StoredPage = KeptPage & { html: string };

/** `retryAfter`: milliseconds until pages that the disk has refused are written again. */
export type PageStoreOptions = { directory: string; logger: Logger; maximumBytes?: number; retryAfter?: number };

/** So many pages wait in memory for a disk that refuses them, the newest. */
const maximumWaiting = 200;

/**
 * The last good pages on disk, for when the services are down, also after a restart, and for those that memory has no room for. Bounded in bytes: the one that nobody has made or read for
 * the longest goes first. Written in the background, and whole or not at all; what the disk refuses is tried again.
 */
export class PageStore {
  readonly #files: FileStore;
  readonly #logger: Logger;
  readonly #waiting = new Map<string, KeptPage>();
  readonly #touching = new Set<Promise<void>>();
  readonly #retryAfter: number;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #writing: Promise<void> | undefined;
  #isFailing = false;

  constructor({ directory, logger, maximumBytes = 512 * 1024 * 1024, retryAfter = 60_000 }: PageStoreOptions) {
    this.#files = new FileStore({ directory, maximumBytes, ending: fileEnding, touchAfter: 0 });
    this.#logger = logger;
    this.#retryAfter = retryAfter;
  }

  get size(): number {
    return this.#files.size;
  }

  get bytes(): number {
    return this.#files.bytes;
  }

  has(key: string): boolean {
    const name = fileName(key);
    return this.#files.has(name) || this.#waiting.has(name);
  }

  async open(): Promise<void> {
    try {
      await this.#files.open();
    } catch (error) {
      this.#recordFailure(error);
    }
  }

  /** Keeps a page, soon. The newest one wins; one that is on disk already, compressed no worse, is not written again. */
  keep(page: KeptPage): void {
    if (this.#isClosed) return;
    const name = fileName(page.key);
    const version = this.#files.versionOf(name);
    if (!this.#waiting.has(name) && (version === versionOf(page) || version === versionOf({ ...page, quality: 'best' }))) {
      this.#touch(name);
      return;
    }
    this.#waiting.set(name, page);
    this.#startWriting();
  }

  /** The page that was kept under this key, or null. */
  async read(key: string): Promise<StoredPage | null> {
    const name = fileName(key);
    const waiting = this.#waiting.get(name);
    if (waiting) return unpack(pack(waiting));
    if (!this.#files.has(name)) return null;
    try {
      const packed = await this.#files.read(name);
      const page = packed && (await unpack(packed));
      return page?.key === key ? page : null;
    } catch (error) {
      this.#logger.warn({ event: 'pages.unreadable', err: error, key }, 'a stored page cannot be read');
      await this.remove(key);
      return null;
    }
  }

  /** A page that is gone on purpose is not shown again. */
  async remove(key: string): Promise<void> {
    if (!this.has(key)) return;
    const name = fileName(key);
    this.#waiting.delete(name);
    await this.#files.remove(name).catch((error: unknown) => this.#recordFailure(error));
  }

  /** Writes what waits, and keeps nothing that comes later: a page may still be made or compressed for somebody who has left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.flush();
  }

  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
    await Promise.all(this.#touching);
  }

  #startWriting(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeAll(): Promise<void> {
    for (const [name, page] of this.#waiting) {
      try {
        await this.#files.write(name, pack(page), versionOf(page));
        if (!this.#waiting.has(name)) await this.#files.remove(name);
        if (this.#isFailing) this.#logger.info({ event: 'pages.storeRestored' }, 'pages can be stored again');
        this.#isFailing = false;
      } catch (error) {
        this.#recordFailure(error);
        this.#putOff(name);
        return;
      }
      if (this.#waiting.get(name) === page) this.#waiting.delete(name);
    }
  }

  /** To the end of those that wait: the next attempt begins with another one. */
  #putOff(name: string): void {
    const newest = this.#waiting.get(name);
    if (newest === undefined) return;
    this.#waiting.delete(name);
    this.#waiting.set(name, newest);
    while (this.#waiting.size > maximumWaiting) this.#waiting.delete(this.#waiting.keys().next().value ?? name);
    if (this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#startWriting();
    }, this.#retryAfter).unref();
  }

  #touch(name: string): void {
    const touched = this.#files.touch(name).finally(() => this.#touching.delete(touched));
    this.#touching.add(touched);
  }

  /** Once, until it works again: a full disk fails for every page. */
  #recordFailure(error: unknown): void {
    if (!this.#isFailing) this.#logger.error({ event: 'pages.storeFailed', err: error }, 'pages cannot be stored');
    this.#isFailing = true;
  }
}

/** A line of JSON, and the page as it is in memory. */
function pack({ br, ...head }: KeptPage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), br]);
}

/** @throws what is wrong with it */
async function unpack(packed: Buffer): Promise<StoredPage> {
  // Release 0.1 compressed all of it.
  if (packed.at(0) !== brace) {
    const { html, ...head } = headSchema.extend({ html: z.string() }).parse(JSON.parse(String(await decompress(packed))));
    return { ...head, br: compressQuick(Buffer.from(html), 'br'), html };
  }
  const end = packed.indexOf('\n');
  const br = packed.subarray(end + 1);
  return { ...headSchema.parse(JSON.parse(packed.toString('utf8', 0, end))), br, html: String(await decompress(br)) };
}

/** Of the same HTML, what depends on other data is another version: what ends it is stored with it. */
function versionOf({ key, tags, etag, quality }: KeptPage): string {
  return createHash('sha256')
    .update(JSON.stringify([key, tags, etag, quality]))
    .digest('base64url');
}

const brace = 0x7b;
const fileEnding = '.page';

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}${fileEnding}`;
}
