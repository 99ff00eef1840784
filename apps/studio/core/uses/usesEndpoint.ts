import { type Endpoint, NotFound, UnauthorizedError } from 'payload';
import { roleOf } from '../access/roles.ts';
import { tracked } from './indexUses.ts';
import { loadUses, nameUses } from './loadUses.ts';
import { type UsesAnswer, usesPath } from './usesPath.ts';

const shownAtMost = 100;

/** `GET /api/uses/{collection}/{id}`: the documents that name this one, for everybody with a login. */
export const usesEndpoint: Endpoint = {
  path: `${usesPath}/:collection/:id`,
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
    const { collection, id } = req.routeParams ?? {};
    const config = req.payload.config.collections.find(({ slug }) => slug === collection);
    if (config?.custom?.[tracked] !== true || typeof id !== 'string' || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
    const uses = await loadUses(req, req.payload.db.pool, config.slug, Number(id));
    const answer: UsesAnswer = { total: uses.length, uses: await nameUses(req, uses.slice(0, shownAtMost)) };
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  },
};
