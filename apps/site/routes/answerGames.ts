import type { Collector } from '@lupa/clients/collector.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../cache/cachePolicies.ts';

type GamesAnswer = { body: object | null; collector: Collector };

/** Answers with games for as long as `cacheControl` says. Nothing is a 404, a catalogue that is away a 503, and what a failure left out is not kept. */
export async function answerGames(
  context: Context<ServiceVariables>,
  cacheControl: string,
  load: () => Promise<GamesAnswer>,
): Promise<Response> {
  try {
    const { body, collector } = await load();
    if (body === null) return problemAnswer(context, 404, 'There is no such game');
    return context.json(body, 200, { 'Cache-Control': collector.isDegraded ? cachePolicies.never : cacheControl });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    context.header('Retry-After', '10');
    return problemAnswer(context, 503, 'The games cannot be read now');
  }
}
