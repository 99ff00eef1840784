import { execFile, spawn } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@lupa/server/freePort.ts';
import type pg from 'pg';
import { partVariables } from '../setup/partVariables.ts';
import { queryOnce } from '../setup/queryOnce.ts';
import { startBucket } from '../setup/startBucket.ts';
import { startNginx } from '../setup/startNginx.ts';
import { startVarnish } from '../setup/startVarnish.ts';
import { startDatabase } from './database.ts';
import { Instance, type Part } from './instance.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

const instancesOfEach = 2;
const partNames = ['content', 'arcade', 'partners', 'clickout', 'jackpots', 'images', 'freeplay', 'site', 'studio', 'purger'] as const;
const publicHosts = ['site', 'clickout', 'images', 'jackpots', 'freeplay'] as const;
const inside = ['content', 'arcade', 'partners', 'studio', 'balancedSite'] as const;

export type Cluster = {
  ports: Record<(typeof publicHosts)[number] | (typeof inside)[number], number>;
  administrator: { email: string; password: string };
  jackpotsToken: string;
  instances: readonly Instance[];
  query: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
  promote: () => Promise<void>;
  /** Runs a task of the product to its end. @throws Error with what it said, where it failed */
  runTask: (...task: string[]) => Promise<void>;
  makeNextRelease: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Two of each part on this machine, as they were built: behind nginx and Varnish, on two Postgres servers past PgBouncer, with media in a bucket.
 * What they log is in `logs`.
 */
export async function startCluster(logs: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-cluster-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }

  async function start(): Promise<Cluster> {
    const database = await startDatabase(folder);
    stops.push(database.stop);
    const bucket = await startBucket();
    stops.push(bucket.close);
    const own = Object.fromEntries(
      await Promise.all(
        partNames.map(async (part) => [part, await Promise.all(Array.from({ length: instancesOfEach }, () => freePort()))] as const),
      ),
    ) as Record<Part, number[]>;
    const varnishPort = await freePort();
    const nginx = await startNginx(
      { site: [varnishPort], clickout: own.clickout, images: own.images, jackpots: own.jackpots, freeplay: own.freeplay },
      { content: own.content, arcade: own.arcade, partners: own.partners, studio: own.studio, balancedSite: own.site },
    );
    stops.push(nginx.stop);

    const shared = describeShared(nginx.ports, varnishPort, bucket.settings);
    const owner = {
      ...shared,
      DATABASE_URL: database.ownerUrl,
      SERVICES_DATABASE_URL: database.variablesOf('services').DATABASE_URL,
      CLICKOUT_DATABASE_URL: database.variablesOf('clickout').DATABASE_URL,
      STUDIO_DATABASE_URL: database.variablesOf('studio').DATABASE_URL,
      DATA_DIR: join(folder, 'tasks'),
    };
    let release = root;
    const runTask = async (...task: string[]) => {
      const child = spawn(process.execPath, [join(release, 'scripts/role.mjs'), ...task], {
        cwd: release,
        env: owner,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      await appendFile(join(logs, 'tasks.log'), said);
      if (code !== 0) throw new Error(`${task.join(' ')} ended with ${String(code)}:\n${said.slice(-2000)}`);
    };
    await runTask('prepare');
    await database.follow();

    const instances = partNames.flatMap((part) =>
      own[part].map((port, index) => {
        const name = `${part}-${index + 1}`;
        const variables = {
          ...shared,
          ...database.variablesOf(part === 'clickout' || part === 'studio' ? part : 'services'),
          [`${part.toUpperCase()}_PORT`]: String(port),
          DATA_DIR: join(folder, name),
        };
        return new Instance({ part, name, port, env: variables, logFile: join(logs, `${name}.log`) }, release);
      }),
    );
    stops.push(() => Promise.all(instances.map((instance) => instance.stop())));
    for (const instance of instances) await instance.ready();
    stops.push((await startVarnish(`http://127.0.0.1:${nginx.ports.balancedSite}`, varnishPort)).stop);

    return {
      ports: nginx.ports,
      administrator: { email: 'admin@lupacasino.example', password: shared['ADMIN_PASSWORD'] ?? '' },
      jackpotsToken: shared['JACKPOTS_TOKEN'] ?? '',
      instances,
      query: (statement, values) => queryOnce(database.ownerUrl, statement, values),
      promote: database.promote,
      runTask,
      makeNextRelease: async () => (release = await copyRelease(join(folder, 'release'))),
      stop,
    };
  }
}

function describeShared(
  ports: Cluster['ports'],
  varnishPort: number,
  bucket: Awaited<ReturnType<typeof startBucket>>['settings'],
): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SEED: 'demo',
    ...partVariables((part) => ports[part]),
    CDN: 'varnish',
    CDN_URLS: `http://127.0.0.1:${varnishPort}`,
    EDGE_SECONDS: '86400',
    S3_BUCKET: bucket.name,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}

/** Files are linked, those that change are written anew. */
async function copyRelease(directory: string): Promise<string> {
  await mkdir(directory);
  const links = ['node_modules', 'apps', 'packages', 'scripts', 'package.json'].map((name) => join(root, name));
  await run('cp', ['-al', ...links, directory], { maxBuffer: 2 ** 24 });
  const migrations = join(directory, 'packages/database/migrations');
  const original = join(root, 'packages/database/migrations');
  await rm(migrations, { recursive: true });
  await cp(original, migrations, { recursive: true });
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  const tag = `${String(journal.entries.length).padStart(4, '0')}_next-release`;
  journal.entries.push({ ...last, idx: journal.entries.length, when: Date.now(), tag });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(migrations, `${tag}.sql`), 'alter table delivery.documents add column next_release text;\n');
  return directory;
}
