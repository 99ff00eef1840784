import { type Endpoint, type PayloadRequest, UnauthorizedError } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { buildDeadLinksFile } from './deadLinksFile.ts';
import { linkCallPath, readFilter, type CheckAnswer } from './linkPaths.ts';
import { countLinks } from './loadDeadLinks.ts';
import { checkExternalLinks, checkInternalLinks, checksExternal } from './runLinkChecks.ts';

const uncached = { headers: { 'Cache-Control': 'no-store' } };

/**
 * For everybody with a login: `POST /api/links/check` checks the links within the site at once, and begins with those of other sites where that is
 * switched on; `GET /api/links/count`; `GET /api/links/dead.csv`, with the filter of the list.
 */
export const linkEndpoints: Endpoint[] = [
  { path: `${linkCallPath}/check`, method: 'post', handler: async (req) => Response.json(await check(requireLogin(req)), uncached) },
  {
    path: `${linkCallPath}/count`,
    method: 'get',
    handler: async (req) => Response.json(await countLinks(requireLogin(req).payload.db.pool), uncached),
  },
  { path: `${linkCallPath}/dead.csv`, method: 'get', handler: (req) => answerWithFile(requireLogin(req)) },
];

function requireLogin(req: PayloadRequest): PayloadRequest {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  return req;
}

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
