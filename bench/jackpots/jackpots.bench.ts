import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prizeExample, trackExample } from '@lupa/contracts/jackpot.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pace, pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, cpuMilliseconds, inTurns, percentile, reportFigures, type Figure } from '../measure.ts';
import { startBenchPostgres } from '../startParts.ts';

/*
 * What the jackpot broadcaster takes for each client and each message, beside a `ws` server that sends the same text to as many clients.
 * Both have all clients at the same time; CPU is process time. Needs `ulimit -n` of 12,000. Run: node bench/jackpots/jackpots.bench.ts
 */
const clients = 10_000;
const rounds = 15;
// Between two messages to a client, beyond the half second that the broadcaster keeps.
const roundPause = 600;
// Each connection is pinged once in this time.
const idleSeconds = 25;
const [jackpotsPort, barePort] = [await freePort(), await freePort()];
const token = 'a token of the benchmark, 32 characters';

type Target = {
  name: string;
  server: ChildProcess;
  clients: ChildProcess;
  memory: number;
  connecting: number;
  send: (round: number) => Promise<void>;
};

const children: ChildProcess[] = [];
const postgres = await startBenchPostgres();
try {
  const ours = await connectOurs();
  const bare = await connectBare();
  const idle = await measureIdle([ours, bare]);
  const sent = await inTurns(
    rounds,
    (round) => measureRound(ours, round + 1),
    (round) => measureRound(bare, round + 1),
  );
  const of = (read: (round: Round) => number) => ({ ours: sent.ours.map(read), reference: sent.reference.map(read) });
  const [perClient, perClientBare] = [ours.memory / clients / 1024, bare.memory / clients / 1024];
  reportFigures([
    figure('memory per connected client', 'KiB', single(perClient, perClientBare), '≤ 3'),
    figure('CPU to connect a client and send the first amount', 'µs', single(ours.connecting, bare.connecting), '≤ 3'),
    figure('CPU per connected client and minute, nothing sent but pings', 'µs', single(idle[0], idle[1]), ''),
    figure(
      `CPU per message, ${rounds} changes to ${clients} clients`,
      'µs',
      of(({ microseconds }) => microseconds),
      '≤ 2',
    ),
    figure(
      'change → message with a client, p50',
      'ms',
      of(({ p50 }) => p50),
      '',
    ),
    figure(
      'change → message with a client, p99',
      'ms',
      of(({ p99 }) => p99),
      '≤ 1000 ms',
    ),
  ]);
} finally {
  for (const child of children.filter(({ connected }) => connected)) child.disconnect();
  await Promise.all(children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit')));
  await postgres.stop();
}

async function connectOurs(): Promise<Target> {
  const origin = `http://127.0.0.1:${jackpotsPort}`;
  const server = start(join(import.meta.dirname, '../../apps/services/main.ts'), {
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
  return connectClients('ours', server, send, { URL: url, TRACK: JSON.stringify(trackExample) });
}

async function connectBare(): Promise<Target> {
  const textOf = (round: number) => `42${JSON.stringify(['prize', { ...prizeExample, sequence: prizeExample.sequence + round }])}`;
  const server = start(join(import.meta.dirname, 'bareServer.ts'), { PORT: String(barePort), FIRST: textOf(0) });
  await once(server, 'message');
  const send = async (round: number) => {
    server.send({ text: textOf(round) });
  };
  return connectClients('bare ws', server, send, { URL: `ws://127.0.0.1:${barePort}` });
}

async function connectClients(
  name: string,
  server: ChildProcess,
  send: Target['send'],
  environment: Record<string, string>,
): Promise<Target> {
  await pace(1000);
  const [memoryBefore, cpuBefore] = [residentBytes(server), cpuOf(server)];
  const swarm = start(join(import.meta.dirname, 'clients.ts'), { CLIENTS: String(clients), ...environment });
  const [message] = (await Promise.race([once(swarm, 'message'), once(swarm, 'exit')])) as [unknown];
  if (message !== 'ready') throw new Error(`${name}: the clients could not connect`);
  const connecting = ((cpuOf(server) - cpuBefore) * 1000) / clients;
  await pace(3000);
  return { name, server, send, clients: swarm, connecting, memory: residentBytes(server) - memoryBefore };
}

/** CPU per client and minute, in microseconds. */
async function measureIdle(targets: Target[]): Promise<number[]> {
  const before = targets.map(({ server }) => cpuOf(server));
  await pace(idleSeconds * 1000);
  return targets.map(({ server }, index) => ((cpuOf(server) - (before[index] ?? 0)) * 1000 * 60) / idleSeconds / clients);
}

type Round = { microseconds: number; p50: number; p99: number };

async function measureRound(target: Target, round: number): Promise<Round> {
  await pace(roundPause);
  const listening = once(target.clients, 'message');
  target.clients.send('next');
  await listening;
  const arrived = once(target.clients, 'message') as Promise<[{ arrivals: number[] }]>;
  const before = cpuOf(target.server);
  const sentAt = performance.timeOrigin + performance.now();
  await target.send(round);
  const [{ arrivals }] = await arrived;
  const cpu = cpuOf(target.server) - before;
  const waits = arrivals.map((moment) => moment - sentAt);
  return { microseconds: (cpu * 1000) / clients, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) };
}

/** What is measured once: both have all their clients at the same time. */
function single(ours = NaN, reference = NaN) {
  return { ours: [ours], reference: [reference] };
}

function figure(name: string, unit: string, measured: { ours: number[]; reference: number[] }, aim: string): Figure {
  const digits = (measured.ours[0] ?? 0) < 100 ? 1 : 0;
  return { name, ...compare(measured, (value) => `${value.toFixed(digits)} ${unit}`, 'bare ws:'), aim };
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  const child = fork(file, { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

function cpuOf({ pid = 0 }: ChildProcess): number {
  return cpuMilliseconds(pid);
}

function residentBytes({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}
