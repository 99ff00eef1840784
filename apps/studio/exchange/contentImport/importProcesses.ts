import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { LineResult } from './importLine.schema.ts';
import type { LineWriter, NumberedLine } from './shareBatches.ts';

type Order = { act: keyof LineWriter; lines: readonly NumberedLine[] };
type Answer = { results: LineResult[] | null } | { error: string };

/** So many processes write a large file: one for each core, as far as memory is likely to be there. */
export const importProcesses = Math.min(availableParallelism(), 4);

const helperVariable = 'LUPA_IMPORT_HELPER';

export const isHelper = process.send !== undefined && process.env[helperVariable] === '1';

/** A writer in a process of its own, which runs `program` again with the same parameters. It ends with this one. */
export function startHelper(program: string, parameters: readonly string[]): LineWriter {
  const child = fork(program, parameters, {
    env: { ...process.env, [helperVariable]: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process that helped to import ended with ${String(code)}.`);
  });
  // Whoever waits for an answer is told; nobody may be waiting.
  ended.catch(() => null);
  const ask = async (order: Order): Promise<LineResult[] | null> => {
    const answered = once(child, 'message') as Promise<[Answer]>;
    child.send(order, () => null);
    const [answer] = await Promise.race([answered, ended]);
    if ('error' in answer) throw new Error(answer.error);
    return answer.results;
  };
  return {
    writeTogether: (lines) => ask({ act: 'writeTogether', lines }),
    writeEach: async (lines) => (await ask({ act: 'writeEach', lines })) ?? [],
  };
}

export function serveImport(writer: LineWriter): void {
  const answer = (sent: Answer) => process.send?.(sent);
  process.on('message', ({ act, lines }: Order) => {
    writer[act](lines).then(
      (results) => answer({ results }),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
  // It may have ended while this one was starting.
  if (!process.connected) process.exit();
}
