import { readdir, readFile } from 'node:fs/promises';

/** Sends a signal to a process and to all that descend from it, also in groups of their own, as each process of Postgres is. Linux alone tells of them. */
export async function signalTree(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8');
    for (const child of children.split(' ')) if (child.trim()) await signalTree(Number(child), signal).catch(ignoreEnded);
  }
}

function ignoreEnded(error: unknown): void {
  const isGone = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'ENOENT');
  if (!isGone) throw error;
}
