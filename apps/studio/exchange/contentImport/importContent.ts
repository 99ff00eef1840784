import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload';
import { RequestFault } from '../../core/api/requestFault.ts';
import { collectActivity, writeActivity } from '../../core/audit/logActivity.ts';
import { explainRefusal } from '../tables/withExchange.ts';
import { batchSize, inTransaction, inOwnTransaction, inSavepoint, transactionOf } from '../../core/publish/transaction.ts';
import { createReader } from '../../core/publish/reader.ts';
import { endPublications, publishEdited } from '../../core/publish/publishEdited.ts';
import { buildSources } from '../../core/publish/buildSources.ts';
import { lockDelivery } from '../../core/publish/syncDelivery.ts';
import { indexDocuments } from '../../core/uses/indexUses.ts';
import { importCollections, type ImportLine, LineRefused, type LineResult, parseLine } from './importLine.schema.ts';
import { loadImported, localeOf } from './importedDocuments.ts';
import { type Batch, inOrder, type LineWriter, type NumberedLine, shareBatches } from './shareBatches.ts';
import { groupLines, LineFailed, refuseBeside, refuseTogether, refuseWholes, wholeOf } from './wholes.ts';
import { writeLine, type Written } from './writeLine.ts';

export type Writing = {
  user: TypedUser;
  directory: string | null;
};
export type ImportOptions = Writing & {
  input: Readable;
  isDryRun: boolean;
};

type Done = Written & { content: ImportLine };

/**
 * Writes lines through Payload, with all of its rules, in transactions of some lines each: the documents, their versions, their publication
 * and what they name. A line that is refused does not stop the others. A dry run does the same and takes it back at the end. `helpers`
 * write beside this process.
 */
export async function* importContent(
  payload: Payload,
  options: ImportOptions,
  helpers: readonly LineWriter[] = [],
): AsyncGenerator<LineResult> {
  if (options.isDryRun) return yield* tryContent(payload, options);
  try {
    yield* shareBatches(inBatchesOf(options.input), [createWriter(payload, options), ...helpers]);
  } finally {
    // Also where nobody waited for what was written last.
    await judgeLinks(payload);
  }
}

const judgeLinks = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (req) => {
    const tx = await transactionOf(req);
    await lockDelivery(tx);
    await endPublications(payload, tx);
  });

export function createWriter(payload: Payload, options: Writing): LineWriter {
  return {
    writeTogether: (lines) => writeBatch(payload, lines, options).catch(() => null),
    async writeEach(lines) {
      const results: LineResult[] = [];
      for (const group of groupLines(lines)) {
        const refuse = (error: unknown) => refuseTogether(group, error, (one) => explainFaults(payload, one));
        results.push(...(await writeBatch(payload, group, options).catch(refuse)));
      }
      return results;
    },
  };
}

/** One transaction. @throws what refuses a line, with nothing written */
async function writeBatch(payload: Payload, batch: readonly NumberedLine[], options: Writing): Promise<LineResult[]> {
  if (batch.length === 0) return [];
  const req = await createImportRequest(payload, options.user);
  return inOwnTransaction(req, () => writeWithin(req, batch, options));
}

async function writeWithin(req: PayloadRequest, batch: readonly NumberedLine[], { directory }: Writing): Promise<LineResult[]> {
  const documents = await loadImported(
    req,
    batch.map(({ content }) => content),
  );
  const done: Done[] = [];
  const activity: Parameters<typeof writeActivity>[1][number][] = [];
  const given = { documents, directory, context: collectActivity(activity) };
  for (const { line, content } of batch) {
    const refuse = (error: unknown): never => {
      throw new LineFailed(line, error);
    };
    done.push({ ...(await writeLine(req, content, given).catch(refuse)), content });
  }
  await writeActivity(req, activity);
  const written = done.filter(({ result }) => result !== 'unchanged');
  // A draft changes nothing that visitors see.
  const edited = written.filter(({ content }) => !('status' in content && content.status === 'draft'));
  const languages = new Map(edited.map(({ source, content }) => [source, localeOf(content)]));
  if (edited.length > 0) await publishEdited(req, languages, { isLast: false });
  for (const [type, ofType] of Map.groupBy(written, ({ content }) => content.type)) {
    const collection = req.payload.collections[importCollections[type]].config;
    const changed = new Set(ofType.filter(({ result }) => result === 'changed').map(({ id }) => id));
    const created = new Set(ofType.map(({ id }) => id)).difference(changed);
    if (created.size > 0) await indexDocuments(req, collection, [...created], { isNew: true });
    if (changed.size > 0) await indexDocuments(req, collection, [...changed]);
  }
  return batch.map((one, index) => ({ ...nameLine(one), result: done[index]?.result ?? 'refused' }));
}

/**
 * All lines in one transaction that is taken back, each in a savepoint of its own. What is new stays until then, so that later lines may
 * name it; what changes is taken back at once, so that nobody waits for it.
 */
async function* tryContent(payload: Payload, { input, user, directory }: ImportOptions): AsyncGenerator<LineResult> {
  const req = await createImportRequest(payload, user);
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database gives no transactions.');
  req.transactionID = transactionID;

  const tryLine = (one: NumberedLine) =>
    inSavepoint(req, async (within) => {
      const documents = await loadImported(within, [one.content]);
      const { result, source } = await writeLine(within, one.content, {
        documents,
        directory,
        context: collectActivity([]),
        isDryRun: true,
      });
      await buildSources(new Map([[source, localeOf(one.content)]]), createReader(within));
      return { isKept: result === 'created' && one.content.type !== 'redirect', value: { ...nameLine(one), result } };
    });
  try {
    for await (const batch of inBatchesOf(input)) {
      const results: LineResult[] = [...batch.refused];
      for (const one of batch.lines) {
        const refuse = (error: unknown): LineResult => ({ ...nameLine(one), result: 'refused', errors: explainFaults(payload, error) });
        results.push(await tryLine(one).catch(refuse));
      }
      yield* inOrder(refuseWholes(batch.lines, results));
    }
  } finally {
    await payload.db.rollbackTransaction(transactionID);
  }
}

const createImportRequest = (payload: Payload, user: TypedUser): Promise<PayloadRequest> =>
  createLocalReq({ user, locale: defaultContentLocale, fallbackLocale: false }, payload);

const nameLine = ({ line, content }: NumberedLine) => ({ line, type: content.type, externalId: content.externalId });

function explainFaults(payload: Payload, error: unknown): NonNullable<LineResult['errors']> {
  if (error instanceof LineRefused) return error.faults;
  if (error instanceof ValidationError) return error.data.errors.map(({ path, message }) => ({ field: path, message }));
  if (error instanceof RequestFault) return [{ field: '', message: error.message }];
  return [{ field: '', message: explainRefusal(payload, error) }];
}

async function* inBatchesOf(input: Readable): AsyncGenerator<Batch> {
  const empty = () => ({ lines: [] as NumberedLine[], refused: [] as LineResult[] });
  let batch = empty();
  let line = 0;
  // Not made before somebody listens: it loses the lines that it reads until then.
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      const content = parseLine(text);
      const last = batch.lines.at(-1);
      const isPart = last !== undefined && wholeOf(content) !== null && wholeOf(content) === wholeOf(last.content);
      if (isFull(batch) && !(isPart && batch.lines.length < mostTogether)) {
        yield refuseBeside(batch);
        batch = empty();
      }
      batch.lines.push({ line, content });
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      batch.refused.push({ line, type: null, externalId: null, result: 'refused', errors: error.faults });
      if (batch.refused.length < mostTogether) continue;
      yield refuseBeside(batch);
      batch = empty();
    }
  }
  yield refuseBeside(batch);
}

/** Lines of one whole, at most. */
const mostTogether = batchSize * 10;
const isFull = ({ lines, refused }: Batch): boolean => lines.length + refused.length >= batchSize;
