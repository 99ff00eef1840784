import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { pace } from '../../../../tests/setup/pollUntil.ts';

/* An affiliate programme that calls late, twice, unordered and wrongly until it is answered 200; `/statement` is what it owes. */
const settings = z.object({ port: z.number(), postbackUrl: z.url() }).parse(JSON.parse(process.argv[2] ?? ''));

type Call = { event: string; txid: string; subid: string; time: string; payout?: string; cur?: string };
const queue: Call[] = [];
const ledger = { registrations: 0, firstDeposits: 0, commissions: 0, cents: 0 };
let [made, sent] = [0, 0];

function arrive(clickId: string): void {
  const number = (made += 1);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  queue.push({ event: 'signup', txid: `R${number}`, subid: clickId, time: daysAgo(number % 5) });
  ledger.registrations += 1;
  if (number % 2 === 0) {
    queue.push({ event: 'qftd', txid: `F${number}`, subid: clickId, time: daysAgo(1), payout: '20000', cur: 'CLP' });
    ledger.firstDeposits += 1;
  }
  if (number % 3 !== 0) return;
  for (const part of [1, 2]) {
    const cents = 100_001 * number + part;
    const payout = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    queue.unshift({ event: 'cpa', txid: `C${number}-${part}`, subid: clickId, time: daysAgo(0), payout, cur: 'CLP' });
    ledger.commissions += 1;
    ledger.cents += cents;
  }
}

async function send(call: Record<string, string>): Promise<number> {
  const query = new URLSearchParams({ ...call, player_email: 'somebody@example.cl' });
  return fetch(`${settings.postbackUrl}?${query.toString()}`).then(
    ({ status }) => status,
    () => 0,
  );
}

async function work(worker: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const call = queue.length > 5 && turn % 2 === 0 ? queue.splice(turn % 5, 1)[0] : queue.shift();
    if (call === undefined) {
      await pace(5);
      continue;
    }
    if ((turn + worker) % 7 === 0) await send({ ...call, payout: 'a lot', txid: `${call.txid}-wrong` });
    const status = await send(call);
    if (status !== 200) queue.push(call);
    else if ((turn + worker) % 4 === 0) await send(call);
    if (status === 0) await pace(20);
    else sent += 1;
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', 'http://programme');
  if (url.pathname === '/c') {
    arrive(url.searchParams.get('sub') ?? '');
    response.end('welcome');
  } else {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...ledger, waiting: queue.length, sent }));
  }
}

createServer(answer).listen(settings.port, '127.0.0.1');
await Promise.all(Array.from({ length: 4 }, (_, worker) => work(worker)));
