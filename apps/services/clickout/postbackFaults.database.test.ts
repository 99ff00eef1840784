// @module-tag thorough
// Requirements: 11.8.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { pace } from '../../../tests/setup/pollUntil.ts';
import { ask, publish, signFor, testSettings } from './testing/testClickout.ts';
import { allowPostbacks, call, testPostbackSecret } from './testing/testPostbacks.ts';

// KILL_ROUNDS=50 npx vitest run apps/services/clickout/postbackFaults.database.test.ts looks for longer.
const killRounds = Number(process.env.KILL_ROUNDS ?? 4);
const visitors = 60;
const children: ChildProcess[] = [];
const database = useTestDatabase();
const folder = useTestFolder({ isShared: true });
let clickoutPort: number;
let programmePort: number;

beforeAll(async () => {
  [clickoutPort, programmePort] = [await freePort(), await freePort()];
  await publish(database.pool, { partnerSlug: 'casino-andino', trackingUrl: `http://127.0.0.1:${programmePort}/c?sub={clickId}` });
  const names = { clickId: 'subid', eventId: 'txid', amount: 'payout', currency: 'cur', at: 'time' };
  const kinds = { signup: 'registration', qftd: 'first_deposit', cpa: 'commission' } as const;
  await allowPostbacks(database.pool, 'casino-andino', { mapping: postbackMappingSchema.parse({ parameters: names, kinds }) });
});
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

function start(program: URL, settings: object): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(settings)], { stdio: 'inherit' });
  children.push(child);
  return child;
}

const startClickout = () =>
  start(
    new URL('./testing/testClickoutProcess.ts', import.meta.url),
    testSettings(database.url, folder.path, { port: clickoutPort, spoolLease: 500, reserve: 0 }),
  );

const isUp = (port: number, path: string) =>
  ask(port, path).then(
    ({ status }) => status === 200,
    () => false,
  );

type Statement = { registrations: number; firstDeposits: number; commissions: number; cents: number; waiting: number; sent: number };
const statement = async () => JSON.parse((await ask(programmePort, '/statement')).body) as Statement;

async function visit(index: number): Promise<void> {
  const answer = await ask(clickoutPort, `/jugar/casino-andino/bienvenida?p=${signFor()}&cclid=v${index}`);
  expect(answer.status).toBe(302);
  await fetch(answer.headers.location ?? '');
}

test(
  'a programme that calls late, twice, out of order and wrongly, and a host that is killed: the sums are those of its statement',
  async () => {
    let clickout = startClickout();
    start(new URL('./testing/testProgramme.ts', import.meta.url), {
      port: programmePort,
      postbackUrl: `http://127.0.0.1:${clickoutPort}/postback/casino-andino/${testPostbackSecret}/`,
    });
    await expect.poll(() => isUp(clickoutPort, '/readyz')).toBe(true);
    await expect.poll(() => isUp(programmePort, '/statement')).toBe(true);
    for (let round = 0; round < killRounds; round += 1) {
      for (let index = 0; index < visitors / killRounds; index += 1) await visit(round * 100 + index);
      await pace(Math.random() * 100);
      clickout.kill('SIGKILL');
      await once(clickout, 'exit');
      clickout = startClickout();
      await expect.poll(() => isUp(clickoutPort, '/readyz')).toBe(true);
    }
    await expect.poll(async () => (await statement()).waiting).toBe(0);
    const owed = await statement();
    expect(owed.registrations).toBe(visitors);
    const sums = `select count(*) filter (where kind = 'registration')::int as registrations,
        count(*) filter (where kind = 'first_deposit')::int as "firstDeposits", count(*) filter (where kind = 'commission')::int as commissions,
        (sum(amount) filter (where kind = 'commission') * 100)::float8 as cents, count(*) filter (where attribution <> 'click')::int as apart
      from conversions.events`;
    // The last calls are answered, so durable, maybe still in a spool of a killed process.
    await expect
      .poll(async () => (await database.pool.query<Record<string, number>>(sums)).rows[0])
      .toEqual({
        registrations: owed.registrations,
        firstDeposits: owed.firstDeposits,
        commissions: owed.commissions,
        cents: owed.cents,
        apart: 0,
      });
    // Refused calls wait in memory for a moment, so a killed host forgets some: this one comes to a host that lives on.
    expect((await call(clickoutPort, 'event=cpa&txid=last-wrong&payout=much')).status).toBe(400);
    const reasons = async () => (await database.pool.query<{ reason: string }>('select distinct reason from conversions.refused')).rows;
    await expect.poll(reasons).toEqual([{ reason: 'amount' }]);
    clickout.kill('SIGTERM');
    await once(clickout, 'exit');
  },
  60_000 + killRounds * 20_000,
);
