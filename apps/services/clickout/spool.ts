import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const openSuffix = '.open.jsonl';
const readySuffix = '.ready.jsonl';

/** Clicks on disk, one JSON line each, for as long as the database is away. */
export type Spool = {
  /** Resolves once the lines are on the disk itself (fsync). */
  append: (lines: string[]) => Promise<void>;
  /** Ends the file that is being written, then names every file that nobody writes to any more. */
  takeReady: () => Promise<string[]>;
  /** Bytes that wait, of all processes that share the directory. */
  size: () => Promise<number>;
  close: () => Promise<void>;
};

export type SpoolOptions = {
  directory: string;
  /**
   * Milliseconds after which a file that its writer no longer touches belongs to whoever finds it: its writer was killed.
   * A writer that itself was halted for half as long begins a new file, and writes the lines again that it cannot be
   * sure of. Twice is harmless, since clicks have ids.
   */
  lease: number;
};

/** Each process writes files of its own, so that a torn last line is never written on. Several may share a directory. */
export function createSpool({ directory, lease }: SpoolOptions): Spool {
  let current: { path: string; handle: FileHandle; touchedAt: number } | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  const holdsLease = () => current !== null && Date.now() - current.touchedAt < lease / 2;

  const heartbeat = setInterval(() => {
    void inTurn(async () => {
      if (current === null || !holdsLease()) return;
      const now = new Date();
      await current.handle.utimes(now, now);
      current.touchedAt = now.getTime();
    }).catch(() => undefined);
  }, lease / 5);
  heartbeat.unref();

  async function begin(): Promise<void> {
    await seal();
    await mkdir(directory, { recursive: true });
    const path = join(directory, `clicks-${Date.now()}-${randomBytes(6).toString('hex')}${openSuffix}`);
    const touchedAt = Date.now();
    current = { path, handle: await open(path, 'ax', 0o600), touchedAt };
    await syncDirectory(directory);
  }

  async function seal(): Promise<void> {
    if (current === null) return;
    const { path, handle } = current;
    current = null;
    await handle.close();
    // Another process may have taken it over after a halt.
    await rename(path, path.slice(0, -openSuffix.length) + readySuffix).catch(() => undefined);
  }

  async function write(text: string): Promise<void> {
    if (!holdsLease()) await begin();
    try {
      await current?.handle.appendFile(text);
      await current?.handle.datasync();
    } catch (error) {
      await seal();
      throw error;
    }
    if (!holdsLease()) await write(text);
  }

  async function names(): Promise<string[]> {
    return readdir(directory).catch(() => []);
  }

  return {
    append: (lines) => inTurn(() => write(lines.map((line) => `${line}\n`).join(''))),
    takeReady: () =>
      inTurn(async () => {
        await seal();
        const ready: string[] = [];
        for (const name of await names()) {
          const path = join(directory, name);
          if (name.endsWith(readySuffix) || (name.endsWith(openSuffix) && (await isAbandoned(path, lease)))) ready.push(path);
        }
        return ready;
      }),
    size: async () => {
      const spooled = (await names()).filter((name) => name.endsWith(openSuffix) || name.endsWith(readySuffix));
      const sizes = await Promise.all(
        spooled.map((name) =>
          stat(join(directory, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    close: async () => {
      clearInterval(heartbeat);
      await inTurn(seal);
    },
  };
}

async function isAbandoned(path: string, lease: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > lease;
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
