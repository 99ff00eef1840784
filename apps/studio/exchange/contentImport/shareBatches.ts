import { type ImportLine, type LineResult, listRefs } from './importLine.schema.ts';

export type NumberedLine = { line: number; content: ImportLine };
export type Batch = { lines: readonly NumberedLine[]; refused: readonly LineResult[] };

export type LineWriter = {
  writeTogether: (lines: readonly NumberedLine[]) => Promise<LineResult[] | null>;
  writeEach: (lines: readonly NumberedLine[]) => Promise<LineResult[]>;
};

type OpenBatch = { names: Names; results: Promise<LineResult[]>; isDone: Promise<unknown> };

/**
 * Has batches written by several writers at once, and gives their results in the order of the lines. A batch begins once none that is being
 * written holds a document that it writes or names. What is refused may have been too early, so it is tried again by itself when all lines
 * before it are written.
 */
export async function* shareBatches(batches: AsyncIterable<Batch>, writers: readonly LineWriter[]): AsyncGenerator<LineResult> {
  const queues = writers.map((writer) => ({ writer, waiting: 0, last: Promise.resolve() as Promise<unknown> }));
  const open: OpenBatch[] = [];
  try {
    for await (const { lines, refused } of batches) {
      const names = namesOf(lines);
      while (open.length >= writers.length * 2 || open.some((batch) => isNear(batch.names, names))) yield* await takeFirst(open);
      const earlier = Promise.all(open.map(({ isDone }) => isDone));
      const queue = queues.reduce((best, one) => (one.waiting < best.waiting ? one : best));
      queue.waiting += 1;
      const results = queue.last
        .then(async () => (await queue.writer.writeTogether(lines)) ?? (await earlier.then(() => queue.writer.writeEach(lines))))
        .then((written) => inOrder([...refused, ...written]))
        .finally(() => (queue.waiting -= 1));
      queue.last = results.catch(() => null);
      open.push({ names, results, isDone: queue.last });
    }
    while (open.length > 0) yield* await takeFirst(open);
  } finally {
    await Promise.all(queues.map(({ last }) => last));
  }
}

async function takeFirst(open: OpenBatch[]): Promise<LineResult[]> {
  const results = await open[0]?.results;
  open.shift();
  return results ?? [];
}

type Names = { own: ReadonlySet<string>; named: ReadonlySet<string> };

function namesOf(lines: readonly NumberedLine[]): Names {
  return {
    own: new Set(lines.map(({ content }) => `${content.type}:${content.externalId}`)),
    named: new Set(lines.flatMap(({ content }) => listRefs(content.data))),
  };
}

const isNear = (one: Names, other: Names): boolean =>
  !one.own.isDisjointFrom(other.own) || !one.own.isDisjointFrom(other.named) || !one.named.isDisjointFrom(other.own);

export const inOrder = (results: readonly LineResult[]): LineResult[] => results.toSorted((one, other) => one.line - other.line);
