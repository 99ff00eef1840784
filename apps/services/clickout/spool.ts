import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createAbandonment } from './abandonedFiles.ts';
import { openSuffix, readySuffix, SpoolFile } from './spoolFile.ts';
import { createSpoolReserve } from './spoolReserve.ts';

/** Clicks on disk, one JSON line each, for as long as the database is away. */
export type Spool = {
  /** Resolves once the lines are on the disk itself (fsync). */
  append: (lines: string[]) => Promise<void>;
  /** True from a refusal of the disk until it takes something again. */
  isRefusing: () => boolean;
  /** Ends the file that is being written, then names every file that nobody writes to any more. */
  takeReady: () => Promise<string[]>;
  /** Bytes that wait, of all processes that share the directory. */
  size: () => Promise<number>;
  /** Bytes of the room that is kept for clicks. */
  reserved: () => number;
  close: () => Promise<void>;
};

export type SpoolOptions = {
  directory: string;
  /**
   * Milliseconds after which a file that its writer no longer touches belongs to whoever finds it: its writer was killed.
   * A writer that itself was halted for half as long, or whose clock was set, begins a new file, and writes the lines again that it
   * cannot be sure of. Twice is harmless, since clicks have ids.
   */
  lease: number;
  /** Bytes on the disk that are kept for clicks; 0: none. */
  reserve?: number;
  /** Milliseconds for which a disk that has refused is not asked again. */
  refusalPause?: number;
  /** Milliseconds of a clock that nobody can set. */
  elapsed?: () => number;
  onReserveTaken?: (error: unknown) => void;
};

/** The disk has just refused and is not asked again yet. */
class DiskRefusedError extends Error {
  override readonly name = 'DiskRefusedError';
}

const probe = `${' '.repeat(4095)}\n`;

/** Each process writes files of its own, so that a torn last line is never written on. Several may share a directory. */
export function createSpool(options: SpoolOptions): Spool {
  const { directory, lease, refusalPause = 1000, elapsed = () => performance.now(), onReserveTaken } = options;
  const reserve = createSpoolReserve(directory, options.reserve ?? 0);
  const listAbandoned = createAbandonment(lease, elapsed);
  let current: { file: SpoolFile; touched: Moment } | null = null;
  let refusal: { at: number; error: unknown } | null = null;
  let reserved = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  const moment = (): Moment => ({ elapsed: elapsed(), wall: Date.now() });
  // Others see the wall clock's times: when it was set, they may take the file for abandoned.
  const holdsLease = () =>
    current !== null && elapsed() - current.touched.elapsed < lease / 2 && Math.abs(Date.now() - current.touched.wall) < lease / 2;

  async function beat(): Promise<void> {
    if (refusal !== null && elapsed() - refusal.at >= refusalPause) await probeDisk();
    if (current === null || !holdsLease()) return;
    const touched = moment();
    await current.file.touch();
    current.touched = touched;
  }
  let filling: Promise<void> | null = null;
  const fillReserve = () => {
    filling ??= reserve.fill().then((bytes) => {
      reserved = bytes;
      filling = null;
    });
  };
  fillReserve();
  const heartbeat = setInterval(() => {
    fillReserve();
    void inTurn(beat).catch(() => undefined);
  }, lease / 5);
  heartbeat.unref();

  async function probeDisk(): Promise<void> {
    const file = await createFile();
    try {
      await file.append(probe);
      refusal = null;
    } finally {
      await file.discard();
    }
  }

  async function createFile(): Promise<SpoolFile> {
    await mkdir(directory, { recursive: true });
    return SpoolFile.create(directory);
  }

  async function seal(): Promise<void> {
    const file = current?.file;
    current = null;
    await file?.seal();
  }

  async function appendToCurrent(text: string): Promise<void> {
    if (current === null || !holdsLease()) throw new Error('there is no file to write to');
    try {
      await current.file.append(text);
    } catch (error) {
      await seal();
      throw error;
    }
  }

  async function appendTo(begin: () => Promise<SpoolFile>, text: string): Promise<void> {
    await seal();
    const touched = moment();
    current = { file: await begin(), touched };
    await appendToCurrent(text);
  }

  async function takeReserve(error: unknown): Promise<SpoolFile> {
    const file = await reserve.take();
    if (file === null) throw error;
    onReserveTaken?.(error);
    return file;
  }

  async function write(text: string): Promise<void> {
    if (refusal !== null && elapsed() - refusal.at < refusalPause) {
      throw new DiskRefusedError('the disk has just refused', { cause: refusal.error });
    }
    try {
      await appendToCurrent(text)
        .catch(() => appendTo(createFile, text))
        .catch((error: unknown) => appendTo(() => takeReserve(error), text))
        // Where writing over the reserve takes new room, too, its removal has made some.
        .catch(() => appendTo(createFile, text));
      refusal = null;
    } catch (error) {
      refusal = { at: elapsed(), error };
      throw error;
    }
    if (!holdsLease()) await write(text);
  }

  async function listFiles(...suffixes: string[]): Promise<string[]> {
    const names = await readdir(directory).catch(() => []);
    return names.filter((name) => suffixes.some((suffix) => name.endsWith(suffix))).map((name) => join(directory, name));
  }

  return {
    append: (lines) => inTurn(() => write(lines.map((line) => `${line}\n`).join(''))),
    isRefusing: () => refusal !== null,
    takeReady: () =>
      inTurn(async () => {
        await seal();
        return [...(await listFiles(readySuffix)), ...(await listAbandoned(await listFiles(openSuffix)))];
      }),
    size: async () => {
      const sizes = await Promise.all((await listFiles(openSuffix, readySuffix)).map(sizeOf));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    reserved: () => reserved,
    close: async () => {
      clearInterval(heartbeat);
      await filling;
      await inTurn(seal);
    },
  };
}

type Moment = { elapsed: number; wall: number };

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
