import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Logger } from '@lupa/server/logger.ts';
import { z } from 'zod';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A page as it was last shown in full. */
export type StoredPage = { key: string; html: string | Buffer; tags: string[] };
const storedPageSchema = z.object({ key: z.string(), html: z.string(), tags: z.array(z.string()) });

export type PageStoreOptions = { directory: string; logger: Logger; maximumBytes?: number };

/** `etag`: of what this process wrote or found written; empty where another process wrote it. */
type KeptFile = { bytes: number; etag: string };

/**
 * The last good pages on disk, for when the services are down, also after a restart. Bounded in bytes: the one that nobody has made or read for
 * the longest goes first. Written in the background, and whole or not at all. Never asked while the services answer.
 */
export class PageStore {
  readonly #directory: string;
  readonly #logger: Logger;
  readonly #maximumBytes: number;
  /** What is there, the longest unused first. */
  readonly #files = new Map<string, KeptFile>();
  readonly #waiting = new Map<string, { page: StoredPage; etag: string }>();
  readonly #touching = new Set<Promise<void>>();
  #bytes = 0;
  #writing: Promise<void> | undefined;
  #isFailing = false;

  constructor({ directory, logger, maximumBytes = 512 * 1024 * 1024 }: PageStoreOptions) {
    this.#directory = directory;
    this.#logger = logger;
    this.#maximumBytes = maximumBytes;
  }

  get size(): number {
    return this.#files.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    const name = fileName(key);
    return this.#files.has(name) || this.#waiting.has(name);
  }

  /** Finds out what is there. A disk that refuses costs the kept pages only. */
  async open(): Promise<void> {
    try {
      await mkdir(this.#directory, { recursive: true });
      const names = await readdir(this.#directory);
      const found = await Promise.all(names.map(async (name) => ({ name, stats: await stat(join(this.#directory, name)) })));
      const abandoned = found.filter(({ name, stats }) => name.endsWith(unfinishedEnding) && stats.mtimeMs < Date.now() - 60_000);
      await Promise.all(abandoned.map(({ name }) => rm(join(this.#directory, name), { force: true })));
      const pages = found.filter(({ name }) => name.endsWith(fileEnding)).toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
      for (const { name, stats } of pages) this.#note(name, { bytes: stats.size, etag: '' });
      await this.#makeRoom(0);
    } catch (error) {
      this.#noteFailure(error);
    }
  }

  /** Keeps a page, soon. The newest one wins; one that is on disk already is not written again. */
  keep(page: StoredPage, etag: string): void {
    const name = fileName(page.key);
    if (!this.#waiting.has(name) && this.#files.get(name)?.etag === etag) {
      this.#touch(name);
      return;
    }
    this.#waiting.set(name, { page, etag });
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  /** The page that was kept under this key, or null. */
  async read(key: string): Promise<StoredPage | null> {
    const name = fileName(key);
    const waiting = this.#waiting.get(name);
    if (waiting) return waiting.page;
    if (!this.#files.has(name)) return null;
    try {
      const page = storedPageSchema.parse(JSON.parse(String(await decompress(await readFile(join(this.#directory, name))))));
      this.#touch(name);
      return page.key === key ? page : null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      this.#logger.warn({ event: 'pages.unreadable', err: error, key }, 'a stored page cannot be read');
      await this.remove(key);
      return null;
    }
  }

  /** A page that is gone on purpose is not shown again. */
  async remove(key: string): Promise<void> {
    const name = fileName(key);
    const isWaiting = this.#waiting.delete(name);
    if (!isWaiting && !this.#files.has(name)) return;
    await this.#removeFile(name).catch((error: unknown) => this.#noteFailure(error));
  }

  /** Resolves when everything that waits is on disk. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
    await Promise.all(this.#touching);
  }

  async #writeAll(): Promise<void> {
    for (const [name, { page, etag }] of this.#waiting) {
      try {
        await this.#write(name, page, etag);
        if (!this.#waiting.has(name)) await this.#removeFile(name);
        if (this.#isFailing) this.#logger.info({ event: 'pages.storeRestored' }, 'pages can be stored again');
        this.#isFailing = false;
      } catch (error) {
        this.#noteFailure(error);
      }
      if (this.#waiting.get(name)?.etag === etag) this.#waiting.delete(name);
    }
  }

  async #write(name: string, page: StoredPage, etag: string): Promise<void> {
    const path = join(this.#directory, name);
    const packed = await compress(JSON.stringify({ ...page, html: String(page.html) }), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    if (packed.byteLength > this.#maximumBytes) return;
    // Before it is written, and beside the one that it replaces: at no moment is there more than may be.
    await this.#makeRoom(packed.byteLength);
    const unfinished = `${path}.${process.pid}${unfinishedEnding}`;
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(unfinished, packed);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw error;
    }
    this.#note(name, { bytes: packed.byteLength, etag });
  }

  async #makeRoom(bytes: number): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#bytes + bytes <= this.#maximumBytes) return;
      await this.#removeFile(name);
    }
  }

  async #removeFile(name: string): Promise<void> {
    const file = this.#files.get(name);
    this.#files.delete(name);
    await rm(join(this.#directory, name), { force: true });
    this.#bytes -= file?.bytes ?? 0;
  }

  #note(name: string, file: KeptFile): void {
    this.#bytes += file.bytes - (this.#files.get(name)?.bytes ?? 0);
    this.#files.delete(name);
    this.#files.set(name, file);
  }

  /** Its time on disk says when it was last used, to the next process, too. */
  #touch(name: string): void {
    const file = this.#files.get(name);
    if (file) this.#note(name, file);
    const now = new Date();
    const touched = utimes(join(this.#directory, name), now, now)
      .catch(() => {
        // It is gone: it will have to be written again.
        this.#bytes -= this.#files.get(name)?.bytes ?? 0;
        this.#files.delete(name);
      })
      .finally(() => this.#touching.delete(touched));
    this.#touching.add(touched);
  }

  /** Once, until it works again: a full disk fails for every page. */
  #noteFailure(error: unknown): void {
    if (!this.#isFailing) this.#logger.error({ event: 'pages.storeFailed', err: error }, 'pages cannot be stored');
    this.#isFailing = true;
  }
}

const fileEnding = '.page';
const unfinishedEnding = '.tmp';

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}${fileEnding}`;
}
