import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { routesTag } from '@lupa/contracts/tags.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { askerOf } from './askerOf.ts';
import { cachePolicies } from '../cache/cachePolicies.ts';
import { type Edge, tagHeader } from '../cache/edge.ts';

type SiteContext = Context<ServiceVariables>;

/** A sitemap, or another file, that `build` makes of the routes; where it makes none there is no such file. */
export async function serveSitemap(
  context: SiteContext,
  { clients, edge }: { clients: ClientsOfProcess; edge: Edge },
  build: (routes: readonly Route[]) => string | null | Promise<string>,
  contentType = 'application/xml; charset=utf-8',
): Promise<Response> {
  const { content } = clients.forPage(askerOf(context)).clients;
  const routes = await content.fetchRoutes().catch(unlessUnavailable);
  if (routes === null) return problemAnswer(context, 503, 'The list of pages cannot be read now');
  const body = await build(routes);
  if (body === null) return problemAnswer(context, 404, 'There is no such file');
  return context.body(body, 200, {
    'Content-Type': contentType,
    'Cache-Control': cachePolicies.sitemap,
    ...Object.fromEntries([tagHeader(edge, [routesTag()])]),
  });
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ServiceUnavailableError) return null;
  throw error;
}
