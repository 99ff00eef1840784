import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { pollUntil } from '../setup/pollUntil.ts';

const root = process.cwd();

export type Checkout = { directory: string; remove: () => Promise<void> };

/** A copy of this checkout as a stranger would clone it: the files that git knows or would add, nothing installed or built. */
export async function copyCheckout(): Promise<Checkout> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-house-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 1e8 });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    await cp(join(root, file), join(directory, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      // Deleted, but not yet committed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

export type RunningProduct = {
  child: ChildProcess;
  output: () => string;
  lastLine: () => string;
  says: (text: string, seconds?: number) => Promise<void>;
  ended: Promise<number | null>;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export function startRunner(checkout: string, environment: Record<string, string>, command = ['start']): RunningProduct {
  const child = spawn('npm', ['run', '--silent', ...command], {
    cwd: checkout,
    env: { PATH: machinePath(), HOME: process.env['HOME'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  return {
    child,
    output: () => output,
    lastLine: () => output.trim().split('\n').at(-1) ?? '',
    says: async (text, seconds = 900) => {
      const explain = () => `the product said:\n${output}`;
      await pollUntil(`"${text}"`, () => output.includes(text) || hasEnded, { within: seconds * 1000, explain });
      if (!output.includes(text)) throw new Error(`"${text}" did not come about, the product ended: ${explain()}`);
    },
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

export async function processesOf(checkout: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(checkout) || environment.includes(`PWD=${checkout}`)) found.push(`${pid} ${command.replaceAll('\0', ' ')}`);
  }
  return found;
}

/** A server on a free port of 127.0.0.1, to take a port on purpose. */
export function openServer(port = 0): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

export function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The machine's own PATH: a stranger does not have our Node in front. */
function machinePath(): string {
  const own = dirname(process.execPath);
  return (process.env['PATH'] ?? '')
    .split(':')
    .filter((entry) => entry !== own && !entry.includes('node_modules'))
    .join(':');
}
