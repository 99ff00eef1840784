import { market } from '@lupa/contracts/market.ts';
import { cors } from 'hono/cors';
import type { Context } from 'hono';
import { serviceBases } from '@lupa/contracts/calls.ts';
import { jackpotUpdateSchema, type JackpotAnswer, type JackpotUpdate, type Track } from '@lupa/contracts/jackpot.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import { readInteger, readText } from '@lupa/server/parameters.ts';
import { ParameterError, ProblemError, requireToken } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { JackpotBoard } from './jackpotBoard.ts';
import { changeLimits, type JackpotStore } from './jackpotStore.ts';

export type JackpotsDeps = {
  logger: Logger;
  metrics: Metrics;
  readiness: ReadinessCheck[];
  board: Pick<JackpotBoard, 'get' | 'take'>;
  store: Pick<JackpotStore, 'readWins' | 'write'>;
  isRead: () => boolean;
  token: string;
  origins: readonly string[];
};

const maximumBytes = 4096;
/** It may have changed by the next request, and an ETag says cheaply that it has not. */
const revalidated = { 'Cache-Control': 'no-cache' };

/** The jackpots service over HTTP: docs/contracts.md, jackpots. */
export function createApp(deps: JackpotsDeps): ServiceApp {
  const { logger, metrics, readiness, board, store, origins } = deps;
  const app = createServiceApp({ service: 'jackpots', logger, readiness, metrics });
  const changes = metrics.counter('jackpots_updates_total', 'Amounts that were put over HTTP.');
  const path = `${serviceBases.jackpots}/jackpots/:id`;

  app.use('/jackpots/*', cors({ origin: [...origins], allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'], maxAge: 86_400 }));
  app.use('/jackpots/*', etags());
  app.get(path, (context) => context.json(requireJackpot(deps, readTrack(context)), 200, revalidated));
  app.get(`${path}/wins`, async (context) => {
    const track = readTrack(context);
    const limit = readInteger(context, 'limit', { minimum: 1, maximum: 100, fallback: 10 });
    requireJackpot(deps, track);
    return context.json({ wins: await store.readWins(track, limit).catch(throwUnavailable) }, 200, revalidated);
  });
  app.put(path, async (context) => {
    requireToken(context, deps.token, 'An amount needs the token of the jackpots');
    const update = await readUpdate(context);
    const jackpot = await store.write({ jackpotId: context.req.param('id') ?? '', ...update, isSimulated: false }).catch(throwUnavailable);
    board.take([jackpot]);
    changes.inc();
    return context.json(jackpot);
  });
  return app;
}

function readTrack(context: Context): Track {
  return { jackpotId: context.req.param('id') ?? '', currencyCode: readText(context, 'currencyCode', 3) ?? market.currency };
}

function requireJackpot({ board, isRead }: Pick<JackpotsDeps, 'board' | 'isRead'>, track: Track): JackpotAnswer {
  const jackpot = board.get(track);
  if (jackpot) return jackpot;
  if (!isRead()) throw new ProblemError(503, 'The amounts are being read; try again in a moment');
  throw new ProblemError(404, 'No such jackpot in this currency');
}

async function readUpdate(context: Context): Promise<JackpotUpdate> {
  const { jackpotId, currencyCode, amount } = changeLimits;
  if (!jackpotId.safeParse(context.req.param('id')).success) throw new ParameterError('id', 'text of 1 to 64 plain characters');
  const body = await readJsonBody(context, { maximumBytes });
  const { data, error } = jackpotUpdateSchema.extend({ currencyCode, amount, wonAmount: amount.positive().optional() }).safeParse(body);
  if (data) return data;
  const parameter = error.issues[0]?.path.join('.') || 'body';
  throw new ProblemError(400, `${parameter}: ${error.issues[0]?.message ?? 'another value is needed'}`, { parameter });
}

function throwUnavailable(cause: unknown): never {
  throw new ProblemError(503, 'The database does not answer; try again in a moment', { cause });
}
