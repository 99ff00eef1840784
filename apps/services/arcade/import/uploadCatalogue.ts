import { Readable, Transform, type TransformCallback } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';
import type { LiveIndex } from '../index/liveIndex.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { readBoolean } from '@lupa/server/parameters.ts';
import { ProblemError, requireToken } from '@lupa/server/problem.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { FeedError } from './feedText.ts';
import { importCatalogue, ImportRunningError } from './importCatalogue.ts';
import { LargeChangeError } from './mergeCatalogue.ts';

/** Bytes of a feed after decompression: more than ten times 500,000 games. */
const maximumFeedBytes = 4 * 1024 ** 3;
const indexPatience = 60_000;

export type UploadDeps = {
  databaseUrl: string;
  importToken: string;
  metrics: Metrics;
  liveIndex: Pick<LiveIndex, 'reached'>;
};

class FeedTooLargeError extends FeedError {}

/** `PUT /catalogue`: an import over HTTP, answered with its report once it is in the catalogue and in the index. */
export function createCatalogueUpload({ databaseUrl, importToken, metrics, liveIndex }: UploadDeps) {
  const outcomes = metrics.counter('arcade_imports_total', 'Imports by how they ended.', ['outcome'], [{ outcome: 'failed' }]);
  const rows = metrics.counter('arcade_import_rows_total', 'Rows of imports by what became of them.', ['result']);
  const seconds = metrics.histogram('arcade_import_seconds', 'Time of an import.', [0.5, 1, 5, 10, 30, 60, 120, 300]);

  return async function uploadCatalogue(context: Context<ServiceVariables>) {
    requireToken(context, importToken, 'An import needs its token');
    checkType(context);
    const allowLargeChange = readBoolean(context, 'allowLargeChange');
    const stream = openBody(context);
    const started = performance.now();
    try {
      const { report, revision, hasChanged } = await importCatalogue({ databaseUrl, stream, allowLargeChange });
      seconds.observe((performance.now() - started) / 1000);
      outcomes.inc({ outcome: hasChanged ? 'changed' : 'unchanged' });
      const { inserted, updated, unchanged, removed, rejectedCount: rejected } = report;
      for (const [result, count] of Object.entries({ inserted, updated, unchanged, removed, rejected })) rows.inc({ result }, count);
      context.get('logger').info({ inserted, updated, unchanged, removed, rejected, revision }, 'catalogue imported');
      if (hasChanged) await liveIndex.reached(revision, indexPatience);
      return context.json(report);
    } catch (error) {
      outcomes.inc({ outcome: 'failed' });
      throw formatFailure(error);
    }
  };
}

const types = ['application/x-ndjson', 'application/json', 'text/csv'];

/** What a feed is, is read from the feed: many are sent under another name. */
function checkType(context: Context): void {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || !types.includes(type)) throw new ProblemError(415, `The feed must be one of: ${types.join(', ')}`);
}

function openBody(context: Context): Readable {
  const encoding = context.req.header('content-encoding')?.toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw new ProblemError(415, 'The feed may be compressed with gzip only');
  const body = context.req.raw.body;
  if (!body) throw new ProblemError(400, 'The feed is empty');
  const source = Readable.from(readFeed(body), { objectMode: false });
  return joined([source, ...(encoding === 'gzip' ? [createGunzip()] : []), createByteLimit()]);
}

async function* readFeed(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    // One that is cancelled takes its connection with it, before the answer is out.
    yield* body.values({ preventCancel: true });
  } catch (cause) {
    throw new ProblemError(400, 'The feed broke off', { cause });
  }
}

/** One after the other; the failure of one is the failure of the last, and its end the end of the first. */
function joined(streams: [Readable, ...Transform[]]): Readable {
  return streams.reduce((from: Readable, to) => {
    if (!(to instanceof Transform)) return from;
    from.on('error', (error) => to.destroy(error));
    to.on('close', () => from.destroy());
    return from.pipe(to);
  });
}

function createByteLimit(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes > maximumFeedBytes) done(new FeedTooLargeError(`The feed is larger than ${maximumFeedBytes} bytes`));
      else done(null, chunk);
    },
  });
}

function formatFailure(error: unknown): unknown {
  if (error instanceof ImportRunningError) return new ProblemError(409, error.message);
  if (error instanceof LargeChangeError) return new ProblemError(422, error.message, { parameter: 'allowLargeChange' });
  if (error instanceof FeedTooLargeError) return new ProblemError(413, error.message);
  if (error instanceof FeedError) return new ProblemError(400, error.message, { cause: error });
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
    return new ProblemError(400, 'The feed is not whole: its gzip data ends or breaks too early', { cause: error });
  }
  return error;
}
