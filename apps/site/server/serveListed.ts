import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from './cache/cachePolicies.ts';
import { type Edge, tagHeader } from './cache/edge.ts';

type Listed = {
  contentType: string;
  tags: CacheTag[];
  /** Null: there is no such file. */
  build: () => Promise<string | null>;
};

export async function serveListed(context: Context<ServiceVariables>, edge: Edge, { contentType, tags, build }: Listed): Promise<Response> {
  try {
    const body = await build();
    if (body === null) return problemAnswer(context, 404, 'There is no such file');
    return context.body(body, 200, {
      'Content-Type': contentType,
      'Cache-Control': cachePolicies.sitemap,
      ...Object.fromEntries([tagHeader(edge, tags)]),
    });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    return problemAnswer(context, 503, 'The list of pages cannot be read now');
  }
}
