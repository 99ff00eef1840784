// @module-tag thorough
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedServer } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { createLogger } from '@lupa/server/logger.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { pace } from '../../../tests/setup/pollUntil.ts';
import { recordHit } from '../../../tests/setup/recordHit.ts';
import { runClickout, type ClickoutSettings } from './start.ts';
import { Spool } from './spool.ts';
import { ask, clickIdOf, publish, testSettings } from './testing/testClickout.ts';
import { mountSmallDisk, type SmallDisk } from '../../../tests/setup/smallDisk.ts';

// KILL_ROUNDS=200 npx vitest run apps/services/clickout/clickoutFaults.database.test.ts looks for longer.
const killRounds = Number(process.env.KILL_ROUNDS ?? 5);
const path = '/jugar/casino-andino/bienvenida';
const logger = createLogger('clickout', 'silent');
const children: ChildProcess[] = [];
const folder = useTestFolder({ isShared: true });
let disk: SmallDisk | null;
let server: EmbeddedServer | null;
let settings: ClickoutSettings;
let postgresPort: number;

beforeAll(async () => {
  await chmod(folder.path, 0o755);
  disk = await mountSmallDisk(96 * 2 ** 20);
  postgresPort = await freePort();
  await startDatabase(false);
  const databaseUrl = `postgres://lupa:test@127.0.0.1:${postgresPort}/faults`;
  await ensureDatabase(databaseUrl.replace('/faults', '/postgres'), 'faults');
  await migrateDatabase(databaseUrl);
  settings = testSettings(databaseUrl, disk?.directory ?? join(folder.path, 'data'), { spoolLease: 500, reserve: 16 * 2 ** 20 });
  await query((client) => publish(client, { partnerSlug: 'casino-andino', trackingUrl: 'https://track.andino.example/c?click={clickId}' }));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await stopDatabase();
  await disk?.unmount();
});

async function startDatabase(isInitialised = true): Promise<void> {
  server = await startEmbeddedPostgres({ directory: join(folder.path, 'postgres'), port: postgresPort, password: 'test', isInitialised });
}

async function stopDatabase(): Promise<void> {
  await server?.stop();
  server = null;
}

async function query<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const spoolSize = () => new Spool({ directory: join(settings.dataDirectory, 'spool'), lease: 500 }).size();

const databaseFates = ['there', 'goes', 'away', 'full', 'comes'] as const;
const visitorsPerRound = 12;

test(
  'killed at random moments under load, whatever the database does: no answered click is lost, none is there twice',
  async () => {
    const answered = new Map<string, string>();
    for (let round = 0; round < killRounds; round += 1) {
      await killUnderLoad(round, databaseFates[round % databaseFates.length] ?? 'there', answered);
    }
    if (server === null) await startDatabase();
    const running = await runClickout(settings, logger);
    await expect.poll(spoolSize).toBe(0);
    await running.close();

    const sent = `select id, cclid from clicks.clicks where cclid like 'round%'`;
    const { rows } = await query((client) => client.query<{ id: string; cclid: string }>(sent));
    const stored = new Map(rows.map(({ id, cclid }) => [cclid, id]));
    const lost = [...answered].filter(([request, id]) => stored.get(request) !== id).length;
    const doubled = rows.length - stored.size + (answered.size - new Set(answered.values()).size);
    const unanswered = rows.length - answered.size;
    process.stdout.write(
      `kill -9, ${killRounds} times: ${answered.size} answered, ${lost} lost, ${doubled} doubled, ${unanswered} recorded and unanswered\n`,
    );
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    // A click that was written when the process died has no answer: at most one per visitor and kill.
    expect(unanswered).toBeLessThanOrEqual(killRounds * visitorsPerRound);
    expect(answered.size).toBeGreaterThan(killRounds * visitorsPerRound);
  },
  120_000 + killRounds * 15_000,
);

async function killUnderLoad(round: number, fate: (typeof databaseFates)[number], answered: Map<string, string>): Promise<void> {
  if (fate === 'there' && server === null) await startDatabase();
  const port = await freePort();
  const child = spawnClickout(port);
  const isReady = () =>
    ask(port, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect.poll(isReady, { message: `round ${round}, database ${fate}` }).toBe(true);
  if (fate === 'there') await expect.poll(spoolSize).toBe(0);
  if (fate === 'full' && disk !== null) await fillBesideReserve(disk);
  const visitors = Array.from({ length: visitorsPerRound }, (_, visitor) => clickUntilItDies(port, `round${round}.${visitor}`, answered));
  const end = async () => {
    await pace(20 + Math.random() * 900);
    recordHit(child.pid ?? 0);
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const changes = {
    there: async () => undefined,
    goes: stopDatabase,
    away: async () => undefined,
    full: async () => undefined,
    comes: startDatabase,
  };
  await Promise.all([end(), changes[fate](), ...visitors]);
  if (fate === 'full') await disk?.makeRoom();
}

async function fillBesideReserve({ directory, fill }: SmallDisk): Promise<void> {
  const reserved = () =>
    stat(join(directory, 'spool', 'reserve')).then(
      ({ size }) => size,
      () => 0,
    );
  await expect.poll(reserved).toBe(settings.reserve);
  await fill();
}

function spawnClickout(port: number): ChildProcess {
  const program = fileURLToPath(new URL('./testing/testClickoutProcess.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify({ ...settings, port })], { stdio: 'inherit' });
  children.push(child);
  return child;
}

async function clickUntilItDies(port: number, visitor: string, answered: Map<string, string>): Promise<void> {
  for (let index = 0; ; index += 1) {
    const request = `${visitor}.${index}`;
    const answer = await ask(port, `${path}?cclid=${request}`).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(302);
    answered.set(request, clickIdOf(answer.headers.location));
  }
}
