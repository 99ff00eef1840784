import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { serviceBases } from '@lupa/contracts/calls.ts';
import { startBenchService } from '../startParts.ts';
import { generateFeed } from './generateFeed.ts';

const importToken = 'only-for-the-benchmark-0123456789abcdef';

/** The games service in a process of its own. */
export async function startService(databaseUrl: string) {
  const { origin, pid, stop } = await startBenchService('arcade', databaseUrl, { ARCADE_IMPORT_TOKEN: importToken, LOG_LEVEL: 'fatal' });
  return {
    base: `${origin}${serviceBases.arcade}`,
    /** Megabytes, from Linux's /proc; 0 elsewhere. */
    memory: async (field: 'VmRSS' | 'VmHWM') => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    },
    stop,
  };
}

/** Uploads the generated feed as a stream and returns the report's counts. */
export async function uploadFeed(base: string, games: number, token = importToken): Promise<unknown> {
  const answer = await fetch(`${base}/catalogue`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(linesOf(games))) as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);
  const report: unknown = await answer.json();
  if (!answer.ok) throw new Error(`import: ${answer.status} ${JSON.stringify(report)}`);
  return report;
}

function* linesOf(games: number): Generator<Buffer> {
  let lines: string[] = [];
  for (const row of generateFeed(games)) {
    if (lines.push(JSON.stringify(row)) < 200) continue;
    yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
  }
  yield Buffer.from(lines.join('\n'));
}
