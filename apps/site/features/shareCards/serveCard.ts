import type { HttpBindings } from '@hono/node-server';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { readCardPath } from './cardAddress.ts';
import type { Cards } from './createCards.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';

const retrySeconds = '10';

/** The card of a page as PNG. Its address changes with what it says: an old one leads to the present one. */
export async function serveCard(context: Context<ServiceVariables>, cards: Cards): Promise<Response> {
  // As it came: what Hono sees has been normalised already.
  const target = (context.env as HttpBindings).incoming.url ?? '';
  const address = readCardPath(target.split('?', 1)[0] ?? '');
  if (!address) return problemAnswer(context, 404, 'There is no such card');
  try {
    const outcome = await cards.load(address, context.get('requestId'));
    if (outcome.kind === 'missing') return problemAnswer(context, 404, 'There is no such card');
    if (outcome.kind === 'busy') return refuse(context, 'Too many cards are being drawn');
    if (outcome.kind === 'moved') return context.body(null, 302, { Location: outcome.to, 'Cache-Control': cachePolicies.movedCard });
    return context.body(new Uint8Array(outcome.png), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': cachePolicies.card,
      // Made to be shown elsewhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    return refuse(context, 'The page cannot be read now');
  }
}

function refuse(context: Context<ServiceVariables>, title: string): Response {
  context.header('Retry-After', retrySeconds);
  return problemAnswer(context, 503, title);
}
