import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prizeExample, trackExample } from '@lupa/contracts/jackpot.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pace, pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, inTurns, percentile, reportFigures, type Figure } from '../measure.ts';
import { startBenchPostgres } from '../startParts.ts';

/* A change to all clients of the broadcaster, beside a bare `ws` server with as many. Needs `ulimit -n` of 12,000. */
const clients = 10_000;
const rounds = 15;
// Between two messages to a client, beyond the half second that the broadcaster keeps.
const roundPause = 600;
const [jackpotsPort, barePort] = [await freePort(), await freePort()];
const token = 'a token of the benchmark, 32 characters';

type Target = { clients: ChildProcess; send: (round: number) => Promise<void> };

const children: ChildProcess[] = [];
const postgres = await startBenchPostgres();
try {
  const ours = await connectOurs();
  const bare = await connectBare();
  const sent = await inTurns(
    rounds,
    (round) => measureRound(ours, round + 1),
    (round) => measureRound(bare, round + 1),
  );
  const of = (share: number) => ({
    ours: sent.ours.map((waits) => percentile(waits, share)),
    reference: sent.reference.map((waits) => percentile(waits, share)),
  });
  const figure = (share: number, aim = ''): Figure => {
    const compared = compare(of(share), (value) => `${value.toFixed(0)} ms`, 'bare ws:');
    return { name: `change → message with a client, p${share * 100} of ${rounds} changes to ${clients} clients`, ...compared, aim };
  };
  reportFigures([figure(0.5), figure(0.99, '≤ 1000 ms')]);
} finally {
  for (const child of children.filter(({ connected }) => connected)) child.disconnect();
  await Promise.all(children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit')));
  await postgres.stop();
}

async function connectOurs(): Promise<Target> {
  const origin = `http://127.0.0.1:${jackpotsPort}`;
  start(join(import.meta.dirname, '../../apps/services/main.ts'), {
    SERVICES: 'jackpots',
    DATABASE_URL: postgres.url,
    JACKPOTS_PORT: String(jackpotsPort),
    JACKPOTS_TOKEN: token,
    JACKPOTS_CONNECTIONS_PER_ADDRESS: String(2 * clients),
    LOG_LEVEL: 'warn',
  });
  await pollUntil('a broadcaster that is ready', () => isAnswering(`${origin}/readyz`));
  const send = async (round: number) => {
    const body = JSON.stringify({ currencyCode: trackExample.currencyCode, amount: prizeExample.amount + round });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${origin}/jackpots/${trackExample.jackpotId}`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`the broadcaster answered ${answer.status}`);
  };
  await send(0);
  const url = `ws://127.0.0.1:${jackpotsPort}/socket.io/?EIO=4&transport=websocket`;
  return connectClients('ours', send, { URL: url, TRACK: JSON.stringify(trackExample) });
}

async function connectBare(): Promise<Target> {
  const textOf = (round: number) => `42${JSON.stringify(['prize', { ...prizeExample, sequence: prizeExample.sequence + round }])}`;
  const server = start(join(import.meta.dirname, 'bareServer.ts'), { PORT: String(barePort), FIRST: textOf(0) });
  await once(server, 'message');
  const send = async (round: number) => {
    server.send({ text: textOf(round) });
  };
  return connectClients('bare ws', send, { URL: `ws://127.0.0.1:${barePort}` });
}

async function connectClients(name: string, send: Target['send'], environment: Record<string, string>): Promise<Target> {
  const swarm = start(join(import.meta.dirname, 'clients.ts'), { CLIENTS: String(clients), ...environment });
  const [message] = (await Promise.race([once(swarm, 'message'), once(swarm, 'exit')])) as [unknown];
  if (message !== 'ready') throw new Error(`${name}: the clients could not connect`);
  await pace(3000);
  return { clients: swarm, send };
}

/** Milliseconds until the change is with each client. */
async function measureRound(target: Target, round: number): Promise<number[]> {
  await pace(roundPause);
  const listening = once(target.clients, 'message');
  target.clients.send('next');
  await listening;
  const arrived = once(target.clients, 'message') as Promise<[{ arrivals: number[] }]>;
  const sentAt = performance.timeOrigin + performance.now();
  await target.send(round);
  const [{ arrivals }] = await arrived;
  return arrivals.map((moment) => moment - sentAt);
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  const child = fork(file, { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}
