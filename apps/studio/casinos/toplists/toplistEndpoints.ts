import { UnauthorizedError, type Endpoint } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { loadPreviewFacts } from './loadPreviewFacts.ts';
import { previewPath } from './previewFacts.ts';

const maximumPartners = 200;

/** `GET /api/toplist-preview?partners=1,2`: what the site shows of these casinos, for everybody with a login. */
export const toplistEndpoints: Endpoint[] = [
  {
    path: previewPath,
    method: 'get',
    handler: async (req) => {
      if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
      const given = req.query['partners'];
      const ids = typeof given === 'string' && /^\d{1,9}(?:,\d{1,9})*$/.test(given) ? given.split(',').map(Number) : [];
      return Response.json(await loadPreviewFacts(req, [...new Set(ids)].slice(0, maximumPartners)), {
        headers: { 'Cache-Control': 'no-store' },
      });
    },
  },
];
