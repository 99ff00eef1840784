import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createAbandonment, openSuffix, readySuffix, SpoolFile, createSpoolReserve, type SpoolReserve } from './spoolFile.ts';

export type SpoolOptions = {
  directory: string;
  /** Milliseconds after which an untouched file belongs to whoever finds it. A writer halted for half as long begins another. */
  lease: number;
  /** Bytes on the disk that are kept for clicks; 0: none. */
  reserve?: number;
  /** Milliseconds for which a disk that has refused is not asked again. */
  refusalPause?: number;
  /** Milliseconds of a clock that nobody can set. */
  elapsed?: () => number;
  onReserveTaken?: (error: unknown) => void;
};

class DiskRefusedError extends Error {
  override readonly name = 'DiskRefusedError';
}

const probe = `${' '.repeat(4095)}\n`;

/** Clicks on disk, one JSON line each. Each process writes files of its own, so that a torn last line is never written on. */
export class Spool {
  readonly #directory: string;
  readonly #lease: number;
  readonly #refusalPause: number;
  readonly #elapsed: () => number;
  readonly #onReserveTaken: ((error: unknown) => void) | undefined;
  readonly #reserve: SpoolReserve;
  readonly #listAbandoned: ReturnType<typeof createAbandonment>;
  readonly #heartbeat: NodeJS.Timeout;
  #current: { file: SpoolFile; touched: Moment } | null = null;
  #refusal: { at: number; error: unknown } | null = null;
  #reserved = 0;
  #filling: Promise<void> | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ directory, lease, reserve = 0, refusalPause = 1000, elapsed = () => performance.now(), onReserveTaken }: SpoolOptions) {
    this.#directory = directory;
    this.#lease = lease;
    this.#refusalPause = refusalPause;
    this.#elapsed = elapsed;
    this.#onReserveTaken = onReserveTaken;
    this.#reserve = createSpoolReserve(directory, reserve);
    this.#listAbandoned = createAbandonment(lease, elapsed);
    this.#fillReserve();
    this.#heartbeat = setInterval(() => {
      this.#fillReserve();
      void this.#inTurn(() => this.#beat()).catch(() => undefined);
    }, lease / 5);
    this.#heartbeat.unref();
  }

  get isRefusing(): boolean {
    return this.#refusal !== null;
  }

  get reserved(): number {
    return this.#reserved;
  }

  /** Resolves once the lines are on the disk itself (fsync). */
  append(lines: string[]): Promise<void> {
    return this.#inTurn(() => this.#write(lines.map((line) => `${line}\n`).join('')));
  }

  takeReady(): Promise<string[]> {
    return this.#inTurn(async () => {
      await this.#seal();
      return [...(await this.#listFiles(readySuffix)), ...(await this.#listAbandoned(await this.#listFiles(openSuffix)))];
    });
  }

  /** Bytes that wait, of all processes that share the directory. */
  async size(): Promise<number> {
    const sizes = await Promise.all((await this.#listFiles(openSuffix, readySuffix)).map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    await this.#filling;
    await this.#inTurn(() => this.#seal());
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #holdsLease(): boolean {
    if (this.#current === null) return false;
    const { elapsed, wall } = this.#current.touched;
    return this.#elapsed() - elapsed < this.#lease / 2 && Math.abs(Date.now() - wall) < this.#lease / 2;
  }

  #moment(): Moment {
    return { elapsed: this.#elapsed(), wall: Date.now() };
  }

  async #beat(): Promise<void> {
    if (this.#refusal !== null && this.#elapsed() - this.#refusal.at >= this.#refusalPause) await this.#probeDisk();
    if (this.#current === null || !this.#holdsLease()) return;
    const touched = this.#moment();
    await this.#current.file.touch();
    this.#current.touched = touched;
  }

  #fillReserve(): void {
    this.#filling ??= this.#reserve.fill().then((bytes) => {
      this.#reserved = bytes;
      this.#filling = null;
    });
  }

  async #probeDisk(): Promise<void> {
    const file = await this.#createFile();
    try {
      await file.append(probe);
      this.#refusal = null;
    } finally {
      await file.discard();
    }
  }

  async #createFile(): Promise<SpoolFile> {
    await mkdir(this.#directory, { recursive: true });
    return SpoolFile.create(this.#directory);
  }

  async #seal(): Promise<void> {
    const file = this.#current?.file;
    this.#current = null;
    await file?.seal();
  }

  async #write(text: string): Promise<void> {
    if (this.#refusal !== null && this.#elapsed() - this.#refusal.at < this.#refusalPause) {
      throw new DiskRefusedError('the disk has just refused', { cause: this.#refusal.error });
    }
    const createFile = () => this.#createFile();
    try {
      await this.#appendToCurrent(text)
        .catch(() => this.#appendTo(createFile, text))
        .catch((error: unknown) => this.#appendTo(() => this.#takeReserve(error), text))
        // Where writing over the reserve takes new room, too, its removal has made some.
        .catch(() => this.#appendTo(createFile, text));
      this.#refusal = null;
    } catch (error) {
      this.#refusal = { at: this.#elapsed(), error };
      throw error;
    }
    if (!this.#holdsLease()) await this.#write(text);
  }

  async #appendToCurrent(text: string): Promise<void> {
    if (this.#current === null || !this.#holdsLease()) throw new Error('there is no file to write to');
    try {
      await this.#current.file.append(text);
    } catch (error) {
      await this.#seal();
      throw error;
    }
  }

  async #appendTo(open: () => Promise<SpoolFile>, text: string): Promise<void> {
    await this.#seal();
    const touched = this.#moment();
    this.#current = { file: await open(), touched };
    await this.#appendToCurrent(text);
  }

  async #takeReserve(error: unknown): Promise<SpoolFile> {
    const file = await this.#reserve.take();
    if (file === null) throw error;
    this.#onReserveTaken?.(error);
    return file;
  }

  async #listFiles(...suffixes: string[]): Promise<string[]> {
    const names = await readdir(this.#directory).catch(() => []);
    return names.filter((name) => suffixes.some((suffix) => name.endsWith(suffix))).map((name) => join(this.#directory, name));
  }
}

type Moment = { elapsed: number; wall: number };

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
