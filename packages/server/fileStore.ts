import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { replaceFile } from './replaceFile.ts';

export type FileStoreOptions = {
  directory: string;
  maximumBytes: number;
  ending?: string;
  hasFolders?: boolean;
  /** Milliseconds after which the use of a file is written down once more. Uses closer together survive no restart. */
  touchAfter?: number;
};

/** `version`: what the writer called its content; empty for what an earlier process wrote. */
type StoredFile = { bytes: number; usedAt: number; version: string };

/** Of a process that was killed while it wrote; `.draft` until release 0.1. */
const unfinished = /\.(tmp|draft)$/;
const abandonedAfter = 60_000;

/** Files bounded in bytes at every moment: the least recently used go first, also after a restart, by their times. */
export class FileStore {
  readonly #options: Required<FileStoreOptions>;
  readonly #files: LRUCache<string, StoredFile>;
  readonly #removing = new Set<Promise<void>>();
  #writes = 0;
  #reservations = 0;

  constructor({ ending = '', hasFolders = false, touchAfter = 3_600_000, ...options }: FileStoreOptions) {
    this.#options = { ending, hasFolders, touchAfter, ...options };
    this.#files = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: (_, name, reason) => {
        if (reason === 'evict') this.#removeLater(name);
      },
    });
  }

  get size(): number {
    return this.#files.size - this.#reservations;
  }

  get bytes(): number {
    return this.#files.calculatedSize;
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  versionOf(name: string): string | undefined {
    return this.#files.peek(name)?.version;
  }

  async open(): Promise<void> {
    const { directory, ending } = this.#options;
    await mkdir(directory, { recursive: true });
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => ({ name, path: join(parentPath, name) }));
    const found = await Promise.all(paths.map(async (file) => ({ ...file, stats: await stat(file.path).catch(() => null) })));
    for (const { name, path, stats } of found.toSorted((a, b) => (a.stats?.mtimeMs ?? 0) - (b.stats?.mtimeMs ?? 0))) {
      if (!stats) continue;
      if (!unfinished.test(name)) {
        if (name.endsWith(ending)) this.#files.set(name, { bytes: stats.size, usedAt: stats.mtimeMs, version: '' });
      } else if (stats.mtimeMs < Date.now() - abandonedAfter) await rm(path, { force: true });
    }
    await this.#removed();
  }

  /** Null where there is none. @throws what the disk says */
  async read(name: string): Promise<Buffer | null> {
    try {
      const bytes = await readFile(this.#pathOf(name));
      if (this.#files.peek(name)?.bytes !== bytes.byteLength)
        this.#files.set(name, { bytes: bytes.byteLength, usedAt: Date.now(), version: '' });
      await this.touch(name);
      return bytes;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      this.#files.delete(name);
      return null;
    }
  }

  /** Writes a file whole or not at all; one that is larger than all the room is left out. @throws what the disk says */
  async write(name: string, content: Buffer, version = ''): Promise<void> {
    const bytes = content.byteLength;
    if (bytes > this.#options.maximumBytes) return;
    // Room for it beside the one that it replaces.
    const reservation = `write ${++this.#writes}`;
    this.#reservations += 1;
    this.#files.set(reservation, { bytes, usedAt: 0, version });
    try {
      await this.#removed();
      await replaceFile(this.#pathOf(name), content);
    } finally {
      this.#files.delete(reservation);
      this.#reservations -= 1;
    }
    this.#files.set(name, { bytes, usedAt: Date.now(), version });
  }

  /** @throws what the disk says */
  async remove(name: string): Promise<void> {
    this.#files.delete(name);
    await rm(this.#pathOf(name), { force: true });
  }

  async touch(name: string): Promise<void> {
    const file = this.#files.get(name);
    const now = Date.now();
    if (!file || now - file.usedAt < this.#options.touchAfter) return;
    file.usedAt = now;
    await utimes(this.#pathOf(name), now / 1000, now / 1000).catch(() => this.#files.delete(name));
  }

  #pathOf(name: string): string {
    const { directory, hasFolders } = this.#options;
    return hasFolders ? join(directory, name.slice(0, 2), name) : join(directory, name);
  }

  #removeLater(name: string): void {
    const removed = rm(this.#pathOf(name), { force: true })
      // It is counted again when it is found at the next start.
      .catch(() => {})
      .finally(() => this.#removing.delete(removed));
    this.#removing.add(removed);
  }

  async #removed(): Promise<void> {
    await Promise.all(this.#removing);
  }
}
