import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { consentEntrySchema, consentsPath, type ConsentEntry } from '@lupa/contracts/consentEntry.ts';
import { fetchTraced } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { replaceFile } from '@lupa/server/replaceFile.ts';

export type ConsentLogOptions = {
  contentUrl: string;
  directory: string;
  logger: Logger;
  /** Milliseconds for a call. */
  deadline?: number;
  /** Milliseconds between two tries to hand over what lies on disk. */
  retryInterval?: number;
};

export type ConsentLog = {
  /** Resolves once the entry is in the table, on disk, or at least in the log: it never fails. */
  record: (entry: ConsentEntry) => Promise<void>;
  /** Hands over what lies on disk. Resolves to what is left. */
  retry: () => Promise<number>;
  close: () => Promise<void>;
};

const fileEnding = '.json';
/** A service that has no consent log says so with one of these. */
const statusesWithoutLog = [404, 405, 410, 501];

export function createConsentLog({
  contentUrl,
  directory,
  logger,
  deadline = 1000,
  retryInterval = 15_000,
}: ConsentLogOptions): ConsentLog {
  // Written whatever LOG_LEVEL says: it is proof.
  const lastResort = logger.child({}, { level: 'info' });
  let retrying: Promise<number> | null = null;

  async function send(entry: ConsentEntry): Promise<'kept' | 'unknown'> {
    const answer = await fetchTraced(consentsPath, contentUrl + consentsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(deadline),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'kept';
    if (statusesWithoutLog.includes(answer.status)) return 'unknown';
    throw new Error(`the content service answered ${answer.status}`);
  }

  function write(entry: ConsentEntry, reason: string): void {
    lastResort.info({ event: 'consent.logged', consent: entry }, `a choice is kept in this log alone: ${reason}`);
  }

  async function record(entry: ConsentEntry): Promise<void> {
    try {
      if ((await send(entry)) === 'unknown') write(entry, 'the content service has no consent log');
    } catch (err) {
      try {
        await storeOnDisk(directory, entry);
        logger.warn({ event: 'consent.spooled', err }, 'the consent log is out of reach; a choice is kept on disk');
      } catch (diskError) {
        logger.error({ event: 'consent.notSpooled', err: diskError }, 'a choice could not be kept on disk');
        write(entry, 'neither the content service nor the disk took it');
      }
    }
  }

  async function retryAll(): Promise<number> {
    const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(fileEnding));
    let left = names.length;
    for (const name of names) {
      const path = join(directory, name);
      try {
        const entry = consentEntrySchema.parse(JSON.parse(await readFile(path, 'utf8')));
        if ((await send(entry)) === 'unknown') write(entry, 'the content service has no consent log');
        await unlink(path);
        left -= 1;
      } catch (err) {
        logger.warn({ event: 'consent.notTaken', err, left }, 'choices on disk could not be handed over yet');
        break;
      }
    }
    return left;
  }

  const retry = () => (retrying ??= retryAll().finally(() => (retrying = null)));
  const timer = setInterval(() => void retry(), retryInterval);
  timer.unref();
  return {
    record,
    retry,
    close: async () => {
      clearInterval(timer);
      await retrying;
    },
  };
}

function storeOnDisk(directory: string, entry: ConsentEntry): Promise<void> {
  return replaceFile(join(directory, `${entry.id}${fileEnding}`), JSON.stringify(entry), { mode: 0o600, isDurable: true });
}
