import type { StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { withExternalId } from '../../core/fields/externalId.ts';
import { Readable } from 'node:stream';
import { type Endpoint, Forbidden, type PayloadRequest, UnauthorizedError } from 'payload';
import { isAdministratorUser, roleOf } from '../../core/access/roles.ts';
import { importContent } from './importContent.ts';

const linesType = 'application/x-ndjson';

/** Lines in, a line for each of them out while they are written. Described in docs/how-to/import-content.md. */
const contentImportEndpoint: Endpoint = {
  path: '/content-import',
  method: 'post',
  handler: answerImport,
  // The body is read here, line by line (core/api/answerApi.ts).
  custom: { bodyType: linesType },
};

function answerImport(req: PayloadRequest): Response {
  const { body, payload, user } = req;
  if (roleOf(user) === undefined || !user) throw new UnauthorizedError(req.t);
  if (!isAdministratorUser(user)) throw new Forbidden(req.t);
  const input = body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
  const isDryRun = req.searchParams.get('dryRun') === 'true';
  const results = importContent(payload, { input, user, isDryRun, directory: null });
  const encoder = new TextEncoder();
  const answer = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await results.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      } catch (error) {
        payload.logger.error({ err: error, event: 'studio.contentImportFailed' }, 'an import of content ended early');
        controller.error(error);
      }
    },
    // Whoever asked has gone: what is written stays, and the rest is not begun.
    cancel: async () => {
      await results.return(undefined);
    },
  });
  return new Response(answer, { headers: { 'Content-Type': linesType, 'Cache-Control': 'private, no-store' } });
}

const imported: readonly string[] = [slugs.pages, slugs.media, slugs.partners, slugs.offers, slugs.redirects];

export const contentImportFeature: StudioFeature = {
  name: 'contentImport',
  extendCollection: (collection) => (imported.includes(collection.slug) ? withExternalId(collection) : collection),
  endpoints: [contentImportEndpoint],
};
