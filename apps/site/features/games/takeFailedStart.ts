import { isArcadeId } from '@lupa/contracts/gameTraits.ts';
import { failedStartPath } from '@lupa/contracts/freePlay.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { fetchTraced } from '@lupa/server/fetchDirectly.ts';
import { ParameterError, problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { createAddressBudget } from '../../server/addressBudget.ts';
import { isSameOrigin } from '../../server/sameOrigin.ts';

type SiteContext = Context<ServiceVariables>;

export type FailedStartOptions = {
  siteUrl: string;
  arcadeUrl: string;
  now: () => number;
  addressOf: (context: SiteContext) => string;
};

/** Of one network. Phones of one mobile network share an address. */
const mostPerMinute = 30;
/** Milliseconds for the games service. */
const deadline = 1000;
/** A service without such reports says so with one of these, and so does ours for a game that it does not know. */
const statusesWithout = [404, 405, 410, 501];

/** `POST /api/games/{id}/failed-start`: 202. The games service is told the game, and nothing of the visitor; whether it took it is in the log. */
export function createFailedStartAnswer({ siteUrl, arcadeUrl, now, addressOf }: FailedStartOptions): (context: SiteContext) => Response {
  const origin = new URL(siteUrl).origin;
  const isWithinBudget = createAddressBudget({ most: mostPerMinute, window: 60_000, now });

  async function handOn(gameId: string): Promise<void> {
    const answer = await fetchTraced('/games/{id}/failed-start', arcadeUrl + failedStartPath(gameId), {
      method: 'POST',
      signal: AbortSignal.timeout(deadline),
    });
    await answer.body?.cancel();
    if (!answer.ok && !statusesWithout.includes(answer.status)) throw new Error(`the games service answered ${answer.status}`);
  }

  return (context) => {
    const id = context.req.param('id') ?? '';
    if (!isArcadeId(id)) throw new ParameterError('id', 'the id of a game');
    if (!isSameOrigin(context, origin)) return problemAnswer(context, 403, 'Only pages of this site may say this');
    if (!isWithinBudget(addressOf(context))) return problemAnswer(context, 429, 'Too many reports at once');
    handOn(id).catch((err: unknown) => {
      context
        .get('logger')
        .warn({ event: 'game.reportDropped', err, game: id }, 'the games service does not know that a game did not start');
    });
    return context.body(null, 202, { 'Cache-Control': cachePolicies.never });
  };
}
