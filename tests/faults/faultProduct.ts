import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLock } from '@lupa/database/embedded.ts';
import type pg from 'pg';
import { isAnswering, pollUntil } from '../setup/pollUntil.ts';
import { startRunner, type RunningProduct } from '../runner/startRunner.ts';
import { findPorts, runnerEnvironment, type Ports } from '../setup/runnerPorts.ts';
import { queryOnce } from '../setup/queryOnce.ts';

export type FaultProduct = {
  ports: Ports;
  dataDirectory: string;
  /** The process of a part; of Postgres, as the server itself wrote it down. @throws Error where there is none */
  pidOf: (part: string) => Promise<number>;
  replaced: (part: string, pid: number) => Promise<unknown>;
  query: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
  /** What a second product needs to share its database. */
  access: () => Promise<{ databaseUrl: string; secrets: Record<string, string> }>;
  way: () => Promise<string>;
  /** Resolves once the site, the click-out, the content service, the image host and the studio, where there is one, are ready. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startFaultProduct(
  variables: Record<string, string> = {},
  prepare?: (directory: string) => Promise<void>,
  { hasStudio = false } = {},
): Promise<FaultProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-faults-'));
  const dataDirectory = join(folder, 'data');
  await prepare?.(dataDirectory);
  const ports = await findPorts();
  const environment = {
    ...runnerEnvironment(ports, dataDirectory),
    RESTART_PAUSE_SECONDS: '1',
    ...variables,
  };
  const product: RunningProduct = startRunner(process.cwd(), environment, ['start', ...(hasStudio ? [] : ['--', '--without-studio'])]);
  await product.says('Lupa is up');

  const readRun = async () =>
    JSON.parse(await readFile(join(dataDirectory, 'run.json'), 'utf8')) as { databaseUrl: string; parts: Record<string, number> };
  const isReady = (port: number) => isAnswering(`http://127.0.0.1:${port}/readyz`);
  const pidOf = async (part: string) => {
    const pid = part === 'postgres' ? Number((await readLock(join(dataDirectory, 'postgres')))[0]) : (await readRun()).parts[part];
    if (!pid) throw new Error(`there is no part ${part}`);
    return pid;
  };
  return {
    ports,
    dataDirectory,
    pidOf,
    replaced: (part, pid) => {
      const isAnother = async () => (await pidOf(part).catch(() => pid)) !== pid;
      return pollUntil(`another ${part}`, isAnother, { within: 180_000, every: 100 });
    },
    query: async (statement, values) => queryOnce((await readRun()).databaseUrl, statement, values),
    access: async () => {
      const secrets = JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8')) as Record<string, string>;
      const { PLACEMENT_SECRET = '', PAYLOAD_SECRET = '' } = secrets;
      return { databaseUrl: (await readRun()).databaseUrl, secrets: { PLACEMENT_SECRET, PAYLOAD_SECRET } };
    },
    way: async () => {
      const page = await (await fetch(`http://127.0.0.1:${ports.SITE_PORT}/`)).text();
      return /href="(http:\/\/[^"]*\/jugar\/[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    },
    settled: async () => {
      const { SITE_PORT, CLICKOUT_PORT, CONTENT_PORT, IMAGES_PORT, STUDIO_PORT } = ports;
      const wanted = [SITE_PORT, CLICKOUT_PORT, CONTENT_PORT, IMAGES_PORT, ...(hasStudio ? [STUDIO_PORT] : [])];
      const areReady = async () => (await Promise.all(wanted.map(isReady))).every(Boolean);
      await pollUntil('the product ready again', areReady, { within: 300_000, every: 100 });
    },
    stop: async () => {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type RawRequest = { method?: string; headers?: Record<string, string>; timeout?: number; localAddress?: string };
export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** A request with its target exactly as given. A connection that breaks is status 0. */
export function askRaw(
  port: number,
  target: string,
  { method = 'GET', headers = {}, timeout = 15_000, localAddress = '127.0.0.1' }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const nothing = { status: 0, headers: {}, body: '' };
    const asked = request({ port, host: '127.0.0.1', path: target, method, headers, agent: false, timeout, localAddress }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('error', () => resolve(nothing));
      answer.on('end', () => {
        const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(given), body });
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(nothing));
    asked.end();
  });
}
