import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from './pollUntil.ts';
import { findPorts, runnerEnvironment, type Ports } from './runnerPorts.ts';

const root = join(import.meta.dirname, '../..');

export type Product = {
  siteUrl: string;
  sitePid: number;
  databaseUrl: string;
  directory: string;
  /** What a site on these services has to be told; its port and DATA_DIR are those of the first one, and it serves no metrics. */
  siteEnv: NodeJS.ProcessEnv;
  ports: Ports;
  /** Another site on the same services, told something else if it is to be; stopped with the product at the latest. */
  startSecondSite: () => Promise<{ siteUrl: string; stop: () => Promise<void> }>;
  stop: () => Promise<void>;
};

/**
 * The whole product with the demo site, on free ports and a throw-away data folder, through the real start command.
 * `given`: more environment, for example where visitors reach a service that is behind something else.
 * The studio is part of it where one asks for it.
 */
export async function startProduct(given: Record<string, string> = {}, { hasStudio = false } = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-product-'));
  const directory = join(folder, 'data');
  const ports = await findPorts();
  // A page shows what its services answer, however busy the machine is.
  const env = { ...process.env, ...runnerEnvironment(ports, directory), SERVICE_PATIENCE: '10', ...given };
  const product = spawn(process.execPath, [join(root, 'scripts', 'runner', 'up.ts'), 'up', ...(hasStudio ? [] : ['--without-studio'])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await outputSays(product, 'Lupa is up');
  const state = JSON.parse(await readFile(join(directory, 'run.json'), 'utf8')) as { databaseUrl: string; parts: Record<string, number> };
  const secrets = JSON.parse(await readFile(join(directory, 'secrets.json'), 'utf8')) as Record<string, string>;
  const others: ChildProcess[] = [];
  const siteEnv: NodeJS.ProcessEnv = {
    ...env,
    ...secrets,
    ...urlsOf(ports),
    ...given,
    DATABASE_URL: state.databaseUrl,
    METRICS_PORT: '0',
    NODE_ENV: 'production',
  };

  return {
    siteUrl: `http://localhost:${ports['SITE_PORT']}`,
    sitePid: state.parts['site'] ?? 0,
    databaseUrl: state.databaseUrl,
    directory,
    siteEnv,
    ports,
    startSecondSite: async () => {
      const port = String(await freePort());
      const other = spawn(process.execPath, [join(root, 'apps/site/dist/server/main.js')], {
        env: { ...siteEnv, SITE_PORT: port, DATA_DIR: join(directory, 'second') },
        stdio: 'ignore',
        cwd: join(root, 'apps/site'),
      });
      others.push(other);
      const ended = new Promise<void>((resolve) => other.on('exit', () => resolve()));
      const siteUrl = `http://localhost:${port}`;
      await pollUntil('a second site', () => isAnswering(`${siteUrl}/readyz`));
      return {
        siteUrl,
        stop: () => {
          other.kill('SIGTERM');
          return ended;
        },
      };
    },
    stop: async () => {
      for (const other of others) other.kill('SIGTERM');
      const ended = new Promise((resolve) => product.on('exit', resolve));
      product.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function urlsOf(ports: Ports): Record<string, string> {
  return {
    CONTENT_URL: `http://127.0.0.1:${ports['CONTENT_PORT']}/api/cms`,
    ARCADE_URL: `http://127.0.0.1:${ports['ARCADE_PORT']}/api/arcade`,
    PARTNERS_URL: `http://127.0.0.1:${ports['PARTNERS_PORT']}/api/fenix`,
    CLICKOUT_URL: `http://localhost:${ports['CLICKOUT_PORT']}`,
    IMAGES_URL: `http://localhost:${ports['IMAGES_PORT']}`,
    FREEPLAY_URL: `http://localhost:${ports['FREEPLAY_PORT']}`,
    JACKPOTS_URL: `http://localhost:${ports['JACKPOTS_PORT']}`,
  };
}

function outputSays(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    child.on('exit', () => reject(new Error(`the product did not come up:\n${output}`)));
  });
}
