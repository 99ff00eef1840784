import { describe, expect, it } from 'vitest';
import { type LineResult, parseLine } from './importLine.schema.ts';
import { type Batch, type LineWriter, type NumberedLine, shareBatches } from './shareBatches.ts';

type Begun = { lines: number[]; how: keyof LineWriter; writer: string; finish: (isRefused?: boolean) => void };

/** Batches of one line each, and two writers that end what they are told to end. */
function start(texts: readonly string[]) {
  const begun: Begun[] = [];
  const act = (writer: string, how: keyof LineWriter) => (lines: readonly NumberedLine[]) =>
    new Promise<LineResult[] | null>((resolve) => {
      const results = lines.map(({ line }): LineResult => ({ line, type: 'page', externalId: null, result: 'created' }));
      begun.push({ lines: lines.map(({ line }) => line), how, writer, finish: (isRefused = false) => resolve(isRefused ? null : results) });
    });
  const writerOf = (name: string): LineWriter => ({
    writeTogether: act(name, 'writeTogether'),
    writeEach: act(name, 'writeEach') as LineWriter['writeEach'],
  });
  const given: number[] = [];
  const done = (async () => {
    for await (const { line } of shareBatches(batchesOf(texts), [writerOf('one'), writerOf('other')])) given.push(line);
  })();
  return { begun, given, done };
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* batchesOf(texts: readonly string[]): AsyncGenerator<Batch> {
  for (const [index, text] of texts.entries()) yield { lines: [{ line: index + 1, content: parseLine(text) }], refused: [] };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
// The order of keys says nothing: what a line is may stand behind its data.
const page = (id: string, ref = '') => `{"data": {"type": "x", "parent": {"ref": "${ref}"}}, "type": "page", "externalId": "${id}"}`;
const linesOf = (begun: readonly Begun[]) => begun.map(({ lines, writer }) => `${writer} ${lines.join()}`);

describe('batches of an import by two writers', () => {
  it('are written at once, and their results come in the order of the lines', async () => {
    const { begun, given, done } = start([page('a'), page('b'), page('c')]);
    await settle();
    expect(linesOf(begun)).toEqual(['one 1', 'other 2']);
    begun[1]?.finish();
    await settle();
    expect(given).toEqual([]);
    begun[0]?.finish();
    await settle();
    expect(given).toEqual([1, 2]);
    begun[2]?.finish();
    await done;
    expect(given).toEqual([1, 2, 3]);
  });

  it.each([
    ['names a document of it', page('a'), page('b', 'page:a')],
    ['writes what it names', page('b', 'page:a'), page('a')],
    ['writes the same document', page('a'), page('a')],
  ])('one waits for another when it %s', async (_, first, second) => {
    const { begun, done } = start([first, second]);
    await settle();
    expect(linesOf(begun)).toEqual(['one 1']);
    begun[0]?.finish();
    await settle();
    expect(begun.map(({ lines }) => lines)).toEqual([[1], [2]]);
    begun[1]?.finish();
    await done;
  });

  it('one that is refused is tried line by line when those before it are written', async () => {
    const { begun, given, done } = start([page('a'), page('b')]);
    await settle();
    begun[1]?.finish(true);
    await settle();
    expect(begun).toHaveLength(2);
    begun[0]?.finish();
    await settle();
    expect(begun[2]).toMatchObject({ lines: [2], how: 'writeEach', writer: 'other' });
    begun[2]?.finish();
    await done;
    expect(given).toEqual([1, 2]);
  });

  it('a writer that fails ends the import with its error, once the other one has ended', async () => {
    const failing: LineWriter = {
      writeTogether: () => Promise.reject(new Error('the process ended')),
      writeEach: () => Promise.resolve([]),
    };
    const results = shareBatches(batchesOf([page('a')]), [failing]);
    await expect(results.next()).rejects.toThrow('the process ended');
  });
});
