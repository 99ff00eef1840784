import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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

export type PageStoreOptions = {
  directory: string;
  logger: Logger;
  maximumPages?: number;
};

/**
 * The last good pages on disk, for a site that starts while the services are down. Bounded, written in the background
 * and whole or not at all. Never asked while the services answer.
 */
export class PageStore {
  readonly #directory: string;
  readonly #logger: Logger;
  readonly #maximumPages: number;
  /** Files that are there, the longest unwritten first, with what they hold where this process wrote it. */
  readonly #files = new Map<string, string>();
  readonly #waiting = new Map<string, { page: StoredPage; etag: string }>();
  #writing: Promise<void> | undefined;

  constructor({ directory, logger, maximumPages = 5000 }: PageStoreOptions) {
    this.#directory = directory;
    this.#logger = logger;
    this.#maximumPages = maximumPages;
  }

  get size(): number {
    return this.#files.size;
  }

  /** Finds out what is there. */
  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const names = await readdir(this.#directory);
    const found = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(this.#directory, name))).mtimeMs })));
    const abandoned = found.filter(({ name, time }) => name.endsWith(unfinishedEnding) && time < Date.now() - 60_000);
    await Promise.all(abandoned.map(({ name }) => rm(join(this.#directory, name), { force: true })));
    const pages = found.filter(({ name }) => name.endsWith(fileEnding)).toSorted((a, b) => a.time - b.time);
    for (const { name } of pages) this.#files.set(name, '');
  }

  /** Keeps a page, soon. The newest one wins; one that is on disk already is not written again. */
  keep(page: StoredPage, etag: string): void {
    const name = fileName(page.key);
    if (this.#files.get(name) === etag) return;
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
    try {
      const page = storedPageSchema.parse(JSON.parse(String(await decompress(await readFile(join(this.#directory, name))))));
      return page.key === key ? page : null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      this.#logger.warn({ err: error, key }, 'a stored page cannot be read');
      return null;
    }
  }

  /** A page that is gone on purpose is not shown again. */
  async remove(key: string): Promise<void> {
    const name = fileName(key);
    const isWaiting = this.#waiting.delete(name);
    const isThere = this.#files.delete(name);
    if (isWaiting || isThere) await rm(join(this.#directory, name), { force: true });
  }

  /** Resolves when everything that waits is on disk. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (const [name, { page, etag }] of this.#waiting) {
      try {
        await this.#write(name, page);
        if (!this.#waiting.has(name)) {
          await rm(join(this.#directory, name), { force: true });
          continue;
        }
        this.#files.delete(name);
        this.#files.set(name, etag);
        await this.#makeRoom();
      } catch (error) {
        this.#logger.error({ err: error, key: page.key }, 'a page cannot be stored');
      }
      if (this.#waiting.get(name)?.etag === etag) this.#waiting.delete(name);
    }
  }

  async #write(name: string, page: StoredPage): Promise<void> {
    const path = join(this.#directory, name);
    const packed = await compress(JSON.stringify({ ...page, html: String(page.html) }), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    const unfinished = `${path}.${process.pid}${unfinishedEnding}`;
    await writeFile(unfinished, packed);
    await rename(unfinished, path);
  }

  async #makeRoom(): Promise<void> {
    while (this.#files.size > this.#maximumPages) {
      const oldest = this.#files.keys().next().value;
      if (oldest === undefined) return;
      this.#files.delete(oldest);
      await rm(join(this.#directory, oldest), { force: true });
    }
  }
}

const fileEnding = '.page';
const unfinishedEnding = '.tmp';

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}${fileEnding}`;
}
