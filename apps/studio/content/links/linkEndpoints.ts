import type { Endpoint, PayloadRequest } from 'payload';
import { answerJson, requireLogin } from '../../core/api/answers.ts';
import { buildDeadLinksFile } from './deadLinksFile.ts';
import { readFilter, type CheckAnswer } from './linkPaths.ts';
import { countLinks } from './loadDeadLinks.ts';
import { checkExternalLinks, checkInternalLinks, checksExternal } from './runLinkChecks.ts';

/**
 * For everybody with a login: `POST /api/links/check` checks the links within the site at once, and begins with those of other sites where that is
 * switched on; `GET /api/links/count`; `GET /api/links/dead.csv`, with the filter of the list.
 */
export const linkEndpoints: Endpoint[] = [
  { path: '/links/check', method: 'post', handler: answerJson((req) => check(requireLogin(req))) },
  { path: '/links/count', method: 'get', handler: answerJson((req) => countLinks(requireLogin(req).payload.db.pool)) },
  { path: '/links/dead.csv', method: 'get', handler: (req) => answerWithFile(requireLogin(req)) },
];

async function check({ payload }: PayloadRequest): Promise<CheckAnswer> {
  await checkInternalLinks(payload);
  const isOn = await checksExternal(payload);
  // Not waited for: it takes minutes.
  if (isOn)
    checkExternalLinks(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, event: 'studio.linksNotChecked' }, 'links of other sites could not be checked'),
    );
  const { internal, external } = await countLinks(payload.db.pool);
  return { internal, external, externalCheck: isOn ? 'running' : 'off' };
}

async function answerWithFile(req: PayloadRequest): Promise<Response> {
  const filter = readFilter(Object.fromEntries(new URL(req.url ?? '', 'http://studio').searchParams));
  const { name, text } = await buildDeadLinksFile(req, filter, new Date());
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
