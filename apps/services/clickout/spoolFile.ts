import { randomBytes } from 'node:crypto';
import { open, rename, unlink, type FileHandle, stat, mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const openSuffix = '.open.jsonl';
export const readySuffix = '.ready.jsonl';

/** A file of the spool that this process writes. Its end is where the last text that is durable ends. */
export class SpoolFile {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #limit: number;
  #length = 0;

  private constructor(path: string, handle: FileHandle, limit: number) {
    this.#path = path;
    this.#handle = handle;
    this.#limit = limit;
  }

  static async create(directory: string): Promise<SpoolFile> {
    const path = newPath(directory);
    const file = new SpoolFile(path, await open(path, 'wx', 0o600), Infinity);
    try {
      await syncDirectory(directory);
      return file;
    } catch (error) {
      await file.discard();
      throw error;
    }
  }

  /** Turns a file of blanks into one that is written over, in the room that it already has. Null when there is none. */
  static async takeOver(blankPath: string): Promise<SpoolFile | null> {
    const path = newPath(dirname(blankPath));
    try {
      await rename(blankPath, path);
    } catch {
      return null;
    }
    const handle = await open(path, 'r+');
    const { size } = await handle.stat();
    const file = new SpoolFile(path, handle, size);
    await file.touch();
    await syncDirectory(dirname(path)).catch(() => undefined);
    return file;
  }

  /** Resolves once the text is on the disk itself. After a failure the file is to be sealed. */
  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    if (this.#length + bytes.length > this.#limit) throw new Error('the reserve is used up');
    let written = 0;
    while (written < bytes.length) {
      const { bytesWritten } = await this.#handle.write(bytes, written, bytes.length - written, this.#length + written);
      written += bytesWritten;
    }
    await this.#handle.datasync();
    this.#length += bytes.length;
  }

  async touch(): Promise<void> {
    const now = new Date();
    await this.#handle.utimes(now, now);
  }

  async seal(): Promise<void> {
    if (this.#length === 0) return this.discard();
    await this.#handle.truncate(this.#length).catch(() => undefined);
    await this.#handle.close().catch(() => undefined);
    // Another process may have taken it over after a halt.
    await rename(this.#path, this.#path.slice(0, -openSuffix.length) + readySuffix).catch(() => undefined);
  }

  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await unlink(this.#path).catch(() => undefined);
  }
}

const newPath = (directory: string) => join(directory, `clicks-${Date.now()}-${randomBytes(6).toString('hex')}${openSuffix}`);

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files untouched for `lease` milliseconds of a clock that nobody can set: their own times may lie a day ahead or back. */
export function createAbandonment(lease: number, elapsed: () => number): (paths: string[]) => Promise<string[]> {
  let seen = new Map<string, { touchedAt: number; since: number }>();
  return async (paths) => {
    const now = elapsed();
    const found = new Map<string, { touchedAt: number; since: number }>();
    for (const path of paths) {
      const touchedAt = (await stat(path).catch(() => null))?.mtimeMs;
      if (touchedAt === undefined) continue;
      const before = seen.get(path);
      found.set(path, before?.touchedAt === touchedAt ? before : { touchedAt, since: now });
    }
    seen = found;
    return [...found].filter(([, { since }]) => now - since > lease).map(([path]) => path);
  };
}

/** Room on the disk that is kept for clicks: a file of blanks, over which clicks are written when nothing else fits any more. */
export type SpoolReserve = {
  /** Makes the file, or makes it longer, where that leaves as much again to everybody else. Resolves to its bytes. Never rejects. */
  fill: () => Promise<number>;
  /** The reserve as a file to write to; null when there is none. */
  take: () => Promise<SpoolFile | null>;
};

const reserveFile = 'reserve';
// Lines, because a file is read by lines; few, because a killed process leaves them to be read.
const blankLine = `${' '.repeat(65_535)}\n`;

/** `size` in bytes; 0: no reserve. Processes that share the directory share it. */
export function createSpoolReserve(directory: string, size: number): SpoolReserve {
  const path = join(directory, reserveFile);
  const sizeNow = () =>
    stat(path).then(
      (found) => found.size,
      () => 0,
    );

  async function grow(present: number): Promise<void> {
    await mkdir(directory, { recursive: true });
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < size - present + size) return;
    const handle = await open(path, 'a', 0o600);
    try {
      for (let length = present; length < size; length += blankLine.length) await handle.appendFile(blankLine);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    fill: async () => {
      const present = await sizeNow();
      if (present >= size) return present;
      await grow(present).catch(() => undefined);
      return sizeNow();
    },
    take: () => SpoolFile.takeOver(path),
  };
}
