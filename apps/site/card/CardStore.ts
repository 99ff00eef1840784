import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileEnding = '.png';
const unfinishedEnding = '.tmp';

/** Drawn cards on disk. Bounded in bytes: the one that nobody has asked for the longest goes first. */
export class CardStore {
  readonly #directory: string;
  readonly #maximumBytes: number;
  /** Bytes of the files that are there, the longest unread first. */
  readonly #files = new Map<string, number>();
  #bytes = 0;

  constructor({ directory, maximumBytes = 64 * 1024 * 1024 }: { directory: string; maximumBytes?: number }) {
    this.#directory = directory;
    this.#maximumBytes = maximumBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Finds out what is there. */
  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const names = await readdir(this.#directory);
    const found = await Promise.all(names.map(async (name) => ({ name, stats: await stat(join(this.#directory, name)) })));
    const abandoned = found.filter(({ name, stats }) => name.endsWith(unfinishedEnding) && stats.mtimeMs < Date.now() - 60_000);
    await Promise.all(abandoned.map(({ name }) => rm(join(this.#directory, name), { force: true })));
    const cards = found.filter(({ name }) => name.endsWith(fileEnding)).toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
    for (const { name, stats } of cards) this.#note(name, stats.size);
  }

  async read(key: string): Promise<Buffer | null> {
    const name = fileName(key);
    try {
      const png = await readFile(join(this.#directory, name));
      this.#note(name, png.byteLength);
      return png;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Writes a card, whole or not at all, and makes room for it. */
  async keep(key: string, png: Buffer): Promise<void> {
    const name = fileName(key);
    const path = join(this.#directory, name);
    const unfinished = `${path}.${process.pid}${unfinishedEnding}`;
    await writeFile(unfinished, png);
    await rename(unfinished, path);
    this.#note(name, png.byteLength);
    await this.#makeRoom();
  }

  #note(name: string, size: number): void {
    this.#bytes += size - (this.#files.get(name) ?? 0);
    this.#files.delete(name);
    this.#files.set(name, size);
  }

  async #makeRoom(): Promise<void> {
    for (const [name, size] of this.#files) {
      if (this.#bytes <= this.#maximumBytes) return;
      this.#files.delete(name);
      this.#bytes -= size;
      await rm(join(this.#directory, name), { force: true });
    }
  }
}

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}${fileEnding}`;
}
