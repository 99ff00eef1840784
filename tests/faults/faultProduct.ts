import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pollUntil } from '../setup/pollUntil.ts';
import { startRunner, type RunningProduct } from '../runner/startRunner.ts';
import { findPorts, type Ports } from '../setup/runnerPorts.ts';
import { queryOnce } from '../setup/queryOnce.ts';
import type { FillData } from '../setup/startProduct.ts';

/** The product on ports and a data folder of its own, without the studio. */
export type FaultProduct = {
  ports: Ports;
  dataDirectory: string;
  /** Process ids by the names of the parts. */
  parts: () => Promise<Record<string, number>>;
  query: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
  /** What a second product needs to share its database. */
  access: () => Promise<{ databaseUrl: string; secrets: Record<string, string> }>;
  /** A click-out link as the home page has it. */
  way: () => Promise<string>;
  /** Resolves once the site, the click-out and the content service are ready. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

/** `variables`: more of its environment. `fill` makes the data folder, where it is not to be seeded by the start itself. */
export async function startFaultProduct(variables: Record<string, string> = {}, fill?: FillData): Promise<FaultProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-faults-'));
  const dataDirectory = join(folder, 'data');
  await fill?.(dataDirectory);
  const ports = await findPorts();
  const environment = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    RESTART_PAUSE_SECONDS: '1',
    ...variables,
  };
  const product: RunningProduct = startRunner(process.cwd(), environment, ['start', '--', '--without-studio']);
  await product.says('Lupa is up');

  const readRun = async () =>
    JSON.parse(await readFile(join(dataDirectory, 'run.json'), 'utf8')) as { databaseUrl: string; parts: Record<string, number> };
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  return {
    ports,
    dataDirectory,
    parts: async () => (await readRun()).parts,
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
      const wanted = [ports.SITE_PORT, ports.CLICKOUT_PORT, ports.CONTENT_PORT, ports.IMAGES_PORT];
      const areReady = async () => (await Promise.all(wanted.map(isReady))).every(Boolean);
      await pollUntil('the product ready again', areReady, { within: 90_000, every: 100 });
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
