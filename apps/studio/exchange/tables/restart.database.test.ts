import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { logIn } from '../../testing/logIn.ts';
import { sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { startImport } from './importTables.ts';
import { runImports } from './runImports.ts';
import { preview, readRows } from './testExchange.ts';

const proxies = ['uno', 'dos', 'tres', 'cuatro'];

const studio = await testStudio();
const own = await logIn(studio, 'affiliateManager');
// Each of a casino of its own: those of one are written together.
for (const proxy of proxies) {
  const { id } = await studio.payload.create({ collection: 'partners', data: samplePartner(`casino-${proxy}`) });
  await studio.payload.create({ collection: 'offers', data: sampleOffer(id, proxy) });
}

const prepare = async (deposit: number) => {
  const lines = proxies.map((proxy) => `casino-${proxy};${proxy};${deposit}`);
  const { id } = await preview(studio, own, 'offers', ['partner;afflinkProxy;minimumDeposit', ...lines].join('\n'));
  await startImport(studio.pool, id, 'publish');
  return id;
};
const versionsAt = async (deposit: number) => {
  const { docs } = await studio.payload.findVersions({
    collection: 'offers',
    where: { 'version.minimumDeposit': { equals: deposit } },
    limit: 0,
  });
  return docs.length;
};

it('when the studio that imports dies, another goes on, and each row is written once', { tags: ['thorough'] }, async () => {
  const id = await prepare(5000);
  const blocker = await studio.pool.connect();
  // The second row waits here, the first is done.
  await blocker.query("begin; select from studio.offers where afflink_proxy = 'dos' for update");
  const program = fileURLToPath(new URL('../../testing/runImportsProcess.ts', import.meta.url));
  const other = spawn(process.execPath, [program, studio.databaseUrl, studio.mediaDirectory]);
  const hasEnded = once(other, 'exit');
  const statesOf = async () => (await readRows(studio, own, id)).map(({ state }) => state);
  await vi.waitFor(async () => expect(await statesOf()).toEqual(['done', 'ready', 'ready', 'ready']), { timeout: 60_000 });
  expect(await runImports(studio.payload)).toBe('elsewhere');
  other.kill('SIGKILL');
  await hasEnded;
  await blocker.query('rollback');
  blocker.release();

  await vi.waitFor(async () => expect(await runImports(studio.payload)).toBe('ran'), { timeout: 60_000 });
  expect([await statesOf(), await versionsAt(5000)]).toEqual([['done', 'done', 'done', 'done'], 4]);
});

it('what a person who is gone has started is not done', async () => {
  const id = await prepare(9000);
  await studio.pool.query('delete from studio.users_sessions; delete from studio.users');
  expect(await runImports(studio.payload)).toBe('ran');
  expect((await studio.pool.query('select distinct message from studio.import_rows where import_id = $1', [id])).rows).toEqual([
    { message: 'La cuenta de quien empezó esta importación ya no existe.' },
  ]);
  expect(await versionsAt(9000)).toBe(0);
});
