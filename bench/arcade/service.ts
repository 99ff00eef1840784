import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { serviceBases } from '@lupa/contracts/calls.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from '../../tests/setup/pollUntil.ts';
import { generateFeed } from './generateFeed.ts';

const importToken = 'only-for-the-benchmark-0123456789abcdef';

/** The games service in a process of its own, ready to answer. */
export async function startService(databaseUrl: string) {
  const port = await freePort();
  const main = join(import.meta.dirname, '../../apps/services/arcade/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ARCADE_PORT: String(port), ARCADE_IMPORT_TOKEN: importToken, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await pollUntil('a service that is ready', async () => child.exitCode !== null || isAnswering(`${origin}/readyz`), { every: 20 });
  if (child.exitCode !== null) throw new Error(`the service ended with code ${child.exitCode}`);
  return {
    pid: child.pid ?? 0,
    base: `${origin}${serviceBases.arcade}`,
    /** Megabytes, from Linux's /proc; 0 elsewhere. */
    memory: async (field: 'VmRSS' | 'VmHWM') => {
      const status = await readFile(`/proc/${child.pid ?? 0}/status`, 'utf8').catch(() => '');
      return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
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
