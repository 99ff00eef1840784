import { contentLocales, homePathOf, toPageLocale, notFoundPathFor } from '@lupa/contracts/locale.ts';
import { APIError, type PayloadRequest, type CollectionConfig } from 'payload';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { transactionOf } from '../publish/transaction.ts';
import { loadUses, nameUses } from './loadUses.ts';
import { trackUses } from './trackUses.ts';
import { withTrash } from './trash.ts';
import type { Hook } from '../hook.ts';

const homePaths: readonly string[] = contentLocales.map((locale) => homePathOf(toPageLocale(locale)));
const notFoundPaths: readonly string[] = homePaths.map(notFoundPathFor);

/** How a document is saved, for hooks that only see what becomes of it. */
type Intent = { isDraft: boolean; isOfAllLanguages: boolean };
const intentKey = 'saveIntent';

/** Goes with `keepEssentials`. */
const noteIntent: Hook<'beforeOperation'> = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args;
  const intent: Intent = {
    isDraft: 'draft' in args && args.draft,
    isOfAllLanguages: 'unpublishAllLocales' in args && args.unpublishAllLocales,
  };
  req.context[intentKey] = intent;
  return args;
};

/** The home page, the not-found page, and a toplist of a published page are not taken off the site, and the pages keep their paths. */
const keepEssentials: Hook<'beforeChange'> = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user) return data;
  const intent = (req.context[intentKey] ?? { isDraft: false, isOfAllLanguages: false }) as Intent;
  if (intent.isDraft && data['_status'] !== 'published') return data;
  const status: unknown = data['_status'] ?? originalDoc?._status;
  if (collection.slug === slugs.toplists) {
    if (status === 'draft') await refuseWithdrawnToplist(req, Number(originalDoc?.id));
    return data;
  }
  for (const [locale, path] of await listPublishedPaths(req, Number(originalDoc?.id))) {
    const isEdited = intent.isOfAllLanguages || locale === req.locale;
    const isLost = status === 'draft' || (data['slug'] ?? originalDoc?.slug) !== path;
    if (isEdited && isLost) refuseLoss(path);
  }
  return data;
};

const keepEssentialPage: Hook<'beforeDelete'> = async ({ id, req }) => {
  if (!req.user) return;
  for (const [, path] of await listPublishedPaths(req, Number(id))) refuseLoss(path);
};

async function listPublishedPaths(req: PayloadRequest, id: number): Promise<[string, unknown][]> {
  const page: { slug?: unknown; _status?: unknown } | null = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: false,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    select: { slug: true, _status: true },
    req: isolateRequest(req),
  });
  const statuses = new Map<string, unknown>(Object.entries(page?._status ?? {}));
  return Object.entries(page?.slug ?? {}).filter(([locale]) => statuses.get(locale) === 'published');
}

function refuseLoss(path: unknown): void {
  if (typeof path !== 'string') return;
  const what = homePaths.includes(path)
    ? `La portada (${path}) siempre tiene que estar publicada: sin ella el sitio no tiene inicio.`
    : `La página ${path} siempre tiene que estar publicada: es la que ven los visitantes cuando una dirección no existe.`;
  if (!homePaths.includes(path) && !notFoundPaths.includes(path)) return;
  throw new APIError(
    `${what} No se retira, no se borra ni cambia de ruta. Si quieres otra, cambia su contenido y publícala.`,
    409,
    null,
    true,
  );
}

async function refuseWithdrawnToplist(req: PayloadRequest, id: number): Promise<void> {
  const at = { collection: slugs.toplists, id, draft: false, depth: 0, disableErrors: true, select: { _status: true } } as const;
  const toplist = await req.payload.findByID({ ...at, req: isolateRequest(req) });
  if (toplist?._status !== 'published') return;
  const uses = await loadUses(req, await transactionOf(req), slugs.toplists, id);
  const pages = uses.filter(({ source, isPublished }) => isPublished && source.startsWith(`${slugs.pages}:`));
  if (pages.length === 0) return;
  const named = await nameUses(req, pages.slice(0, 5));
  const rest = pages.length > named.length ? ` y ${pages.length - named.length} más` : '';
  const list = `${named.map(({ title }) => `«${title}»`).join(', ')}${rest}`;
  throw new APIError(
    `Esta toplist no se retira, porque la muestran páginas publicadas: ${list}. Quita de ellas su bloque, publícalas y vuelve a intentarlo.`,
    409,
    null,
    true,
  );
}

/** A collection whose documents know where they are used, are not lost while the site needs them, and can be brought back from the trash. */
export const guardDocuments = (collection: CollectionConfig): CollectionConfig => withTrash(withEssentials(trackUses(collection)));

function withEssentials(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection;
  const isPages = slug === slugs.pages;
  if (!isPages && slug !== slugs.toplists) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [noteIntent, ...(hooks.beforeOperation ?? [])],
      beforeChange: [keepEssentials, ...(hooks.beforeChange ?? [])],
      beforeDelete: [...(isPages ? [keepEssentialPage] : []), ...(hooks.beforeDelete ?? [])],
    },
  };
}
