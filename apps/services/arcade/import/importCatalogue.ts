import type { Readable } from 'node:stream';
import { connectionOf } from '@lupa/database/hosts.ts';
import { advisoryLocks, tryLock } from '@lupa/database/locks.ts';
import pg from 'pg';
import { mergeCatalogue, type Merged } from './mergeCatalogue.ts';
import { createRejectionLog, stageFeed } from './stageFeed.ts';

export type ImportOptions = {
  databaseUrl: string;
  stream: Readable;
  allowLargeChange?: boolean;
};

export class ImportRunningError extends Error {
  override readonly name = 'ImportRunningError';
  constructor() {
    super('Another import is running; try again when it is done');
  }
}

/** Imports a whole catalogue; what the feed lacks is removed. @throws ImportRunningError, FeedError: the catalogue is as before */
export async function importCatalogue({ databaseUrl, stream, allowLargeChange = false }: ImportOptions): Promise<Merged> {
  const startedAt = new Date();
  // A stream that fails before it is read says so again when it is.
  stream.on('error', () => undefined);
  const client = new pg.Client({ ...connectionOf(databaseUrl), application_name: 'arcade import' });
  // A lost connection also fails the query that runs.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await tryLock(client, advisoryLocks.importCatalogue))) throw new ImportRunningError();
    const rejections = createRejectionLog();
    const staged = await stageFeed(client, stream, rejections);
    return await mergeCatalogue(client, { ...staged, startedAt, rejections, allowLargeChange });
  } finally {
    stream.destroy();
    await client.end().catch(() => undefined);
  }
}
