import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedUrl, ensureDatabase, startEmbeddedPostgres, type EmbeddedServer } from '@lupa/database/embedded.ts';
import type pg from 'pg';
import { copyServer, formatServer, type Server } from '../../setup/standby.ts';
import { pace, pollUntil } from '../../setup/pollUntil.ts';
import { queryOnce } from '../../setup/queryOnce.ts';
import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';
import { startFaultProduct } from '../faultProduct.ts';
import { endTraffic, startTraffic } from '../traffic.ts';

/** A product on a Postgres whose commits wait for a standby. The primary is killed, the standby promoted. */
type Way = (primary: Server, standby: Server) => Promise<{ url: string; leadToStandby: () => void; close: () => Promise<unknown> }>;

/** The address of the database leads to the standby from then on, as a managed database does it. */
export const failOver = () => promoteStandby(leadByAddress);

/** The URL names both: the product finds out by itself. */
export const failOverByUrl = () => promoteStandby(leadByUrl);

const leadByAddress: Way = async (primary, standby) => {
  const address = await openAddress(primary.port);
  return {
    url: embeddedUrl({ port: address.port, password: primary.password }, 'lupa'),
    leadToStandby: () => address.leadTo(standby.port),
    close: address.close,
  };
};

const leadByUrl: Way = async (primary, standby) => ({
  url: embeddedUrl(primary, 'lupa').replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`),
  leadToStandby: () => undefined,
  close: async () => undefined,
});

async function promoteStandby(way: Way): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-failover-'));
  const [primary, standby] = await Promise.all([formatServer(folder, 'primary'), formatServer(folder, 'standby')]);
  const { url, leadToStandby, close } = await way(primary, standby);
  const servers: EmbeddedServer[] = [];
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), close];
  stops.push(() => Promise.all(servers.map((server) => server.stop())));
  try {
    servers.push(await startEmbeddedPostgres({ ...primary, isInitialised: false }));
    await ensureDatabase(embeddedUrl(primary, 'postgres'), 'lupa');
    const product = await startFaultProduct({ DATABASE_URL: url });
    stops.push(product.stop);
    await copyServer(primary, standby);
    servers.push(await startEmbeddedPostgres({ ...standby, isInitialised: true }));
    await ask(primary, "alter system set synchronous_standby_names = '*'");
    await ask(primary, 'select pg_reload_conf()');
    await pollUntil(
      'a standby that follows',
      async () => (await ask(primary, "select from pg_stat_replication where sync_state = 'sync'")).length === 1,
    );

    const traffic = await startTraffic(product);
    await pace(2000);
    const killed = servers[0]?.pid ?? 0;
    recordHit(killed);
    process.kill(killed, 'SIGKILL');
    await pace(1000);
    const started = performance.now();
    await ask(standby, 'select pg_promote()');
    leadToStandby();
    await product.settled();
    const seconds = (performance.now() - started) / 1000;
    await pace(3000);
    const outcome = await endTraffic(product, traffic);
    return { ...outcome, seen: `${outcome.seen}, ready ${seconds.toFixed(1)} s after the promotion` };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

const ask = <Row extends pg.QueryResultRow>(server: Server, statement: string) =>
  queryOnce<Row>(embeddedUrl(server, 'postgres'), statement);

/** One port that leads to another, which may change: connections to the one before break. */
async function openAddress(target: number) {
  let current = target;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(current, '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port: number) => {
      current = port;
      breakAll();
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
