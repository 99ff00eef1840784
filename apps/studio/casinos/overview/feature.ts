import type { CollectionConfig, Endpoint } from 'payload';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { noStore, postEndpoint, refuse, requireUser } from '../../core/api/answers.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { inOwnTransaction } from '../../core/publish/transaction.ts';
import { newCasinoPath, slugs } from '../../core/slugs.ts';
import { addPlace, createCasino } from './createCasino.ts';
import { casinosApi } from './newCasino.ts';
import { overviewSegment } from './overviewPaths.ts';
import { publishCasino } from './publishCasino.ts';

const idSchema = z.number().int().positive();

/**
 * `POST /api/casinos`, a form: drafts of a casino and all that is said of it; `{id}`.
 * `POST /api/casinos/publish`: `{published}`, each with why it was refused or null.
 * `POST /api/casinos/place`: at the end of a list, as a draft of it.
 */
const endpoints: Endpoint[] = [
  {
    path: `/${casinosApi}`,
    method: 'post',
    handler: async (req) => {
      requireUser(req, mayManageAffiliates);
      const form = await req.formData?.();
      if (!form) throw refuse('Los datos enviados no se pueden leer.');
      return Response.json({ id: await createCasino(req, form) }, noStore);
    },
  },
  postEndpoint(
    `/${casinosApi}/publish`,
    mayManageAffiliates,
    z.object({ casino: idSchema, documents: z.array(z.string().max(60)).max(200) }),
    async (req, { casino, documents }) => ({ published: await publishCasino(req, casino, documents) }),
  ),
  postEndpoint(
    `/${casinosApi}/place`,
    mayManageAffiliates,
    z.object({ casino: idSchema, list: idSchema }),
    async (req, { casino, list }) => {
      await inOwnTransaction(req, () => addPlace(req, list, casino));
      return {};
    },
  ),
];

const withOverview = (collection: CollectionConfig): CollectionConfig => {
  const { admin = {} } = collection;
  const { components = {} } = admin;
  const overview = {
    Component: '/casinos/overview/OverviewTab.tsx#OverviewTab',
    path: overviewSegment,
    tab: { label: 'Todo de este casino', href: overviewSegment, order: 10 },
  } as const;
  const edit = { ...components.views?.edit, overview };
  const beforeListTable = [...(components.beforeListTable ?? []), '/casinos/overview/NewCasinoLink.tsx#NewCasinoLink'];
  return {
    ...collection,
    admin: { ...admin, components: { ...components, beforeListTable, views: { ...components.views, edit } } },
  };
};

/** A casino as one place: made by one form, and seen with all that is said of it. */
export const overviewFeature: StudioFeature = {
  name: 'overview',
  menu: [{ id: 'new-casino', path: newCasinoPath, label: 'Nuevo casino', group: 'start', place: 20, isFor: mayManageAffiliates }],
  places: ({ user }) =>
    mayManageAffiliates(user)
      ? [{ title: 'Nuevo casino', detail: 'Estudio', path: newCasinoPath, words: 'crear agregar ficha oferta' }]
      : [],
  endpoints,
  extendCollection: (collection) => (collection.slug === slugs.partners ? withOverview(collection) : collection),
  views: { newCasino: pageAt('/nuevo-casino', 'Nuevo casino', '/casinos/overview/NewCasinoView.tsx#NewCasinoView') },
};
