import { createReadStream } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from '@lupa/server/logger.ts';
import { isRefusedData } from './runWithin.ts';

export type ReplayOptions = {
  insert: (rowsAsJson: string) => Promise<unknown>;
  logger: Logger;
};

const batchSize = 500;
export const refusedFile = 'refused.jsonl';

/** Puts a spool file into the database and removes it; it may run again, since rows have ids. @throws when the database is away */
export async function replaySpoolFile(path: string, { insert, logger }: ReplayOptions): Promise<number> {
  let batch: string[] = [];
  let [replayed, torn] = [0, 0];
  const flush = async () => {
    if (batch.length > 0) await insertLines(batch, path, { insert, logger });
    replayed += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (isRow(line)) batch.push(line);
    else if (line.trim() !== '') torn += 1;
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  await rm(path, { force: true });
  logger.info({ file: path, replayed, torn }, 'spooled rows are in the database');
  return replayed;
}

async function insertLines(lines: string[], path: string, { insert, logger }: ReplayOptions): Promise<void> {
  try {
    await insert(`[${lines.join(',')}]`);
  } catch (error) {
    if (!isRefusedData(error)) throw error;
    const [only] = lines;
    if (lines.length === 1 && only !== undefined) {
      await appendFile(join(dirname(path), refusedFile), `${only}\n`, { mode: 0o600 });
      logger.error({ err: error }, 'the database refuses a spooled row; it is kept aside');
      return;
    }
    for (const line of lines) await insertLines([line], path, { insert, logger });
  }
}

function isRow(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'id' in value;
  } catch {
    return false;
  }
}
