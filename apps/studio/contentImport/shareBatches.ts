import type { LineResult } from './importLine.schema.ts';

export type Numbered = { line: number; text: string };

/** Writes lines, one call at a time. */
export type LineWriter = {
  /** All of them or none: null when one was refused. */
  writeTogether: (lines: readonly Numbered[]) => Promise<LineResult[] | null>;
  /** Each by itself. */
  writeEach: (lines: readonly Numbered[]) => Promise<LineResult[]>;
};

type Batch = { names: Names; results: Promise<LineResult[]>; isDone: Promise<unknown> };

/**
 * Has batches written by several writers at once, and gives their results in the order of the lines. A batch begins once none that is being written holds a
 * document that it writes or names. What is refused may have been too early, so it is tried again by itself when all lines before it are written.
 */
export async function* shareBatches(
  batches: AsyncIterable<readonly Numbered[]>,
  writers: readonly LineWriter[],
): AsyncGenerator<LineResult> {
  const queues = writers.map((writer) => ({ writer, waiting: 0, last: Promise.resolve() as Promise<unknown> }));
  const open: Batch[] = [];
  try {
    for await (const lines of batches) {
      const names = namesOf(lines);
      while (open.length >= writers.length * 2 || open.some((batch) => isNear(batch.names, names))) yield* await takeFirst(open);
      const earlier = Promise.all(open.map(({ isDone }) => isDone));
      const queue = queues.reduce((best, one) => (one.waiting < best.waiting ? one : best));
      queue.waiting += 1;
      const results = queue.last
        .then(async () => (await queue.writer.writeTogether(lines)) ?? (await earlier.then(() => queue.writer.writeEach(lines))))
        .finally(() => (queue.waiting -= 1));
      queue.last = results.catch(() => null);
      open.push({ names, results, isDone: queue.last });
    }
    while (open.length > 0) yield* await takeFirst(open);
  } finally {
    await Promise.all(queues.map(({ last }) => last));
  }
}

async function takeFirst(open: Batch[]): Promise<LineResult[]> {
  const results = await open[0]?.results;
  open.shift();
  return results ?? [];
}

type Names = { own: ReadonlySet<string>; named: ReadonlySet<string> };

/** Read from the text, so that a line that is no JSON is the writer's to refuse. */
function namesOf(lines: readonly Numbered[]): Names {
  const own = new Set<string>();
  const named = new Set<string>();
  for (const { text } of lines) {
    const [, type] = /"type"\s*:\s*"(\w+)"/.exec(text) ?? [];
    const [, id] = /"externalId"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    own.add(`${type}:${id?.trim()}`);
    for (const [, ref = ''] of text.matchAll(/"ref"\s*:\s*"((?:[^"\\]|\\.)*)"/g)) named.add(ref);
  }
  return { own, named };
}

const isNear = (one: Names, other: Names): boolean =>
  !one.own.isDisjointFrom(other.own) || !one.own.isDisjointFrom(other.named) || !one.named.isDisjointFrom(other.own);
