import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isAdministratorUser, mayTakePart } from '../../core/access/roles.ts';
import { securityPath } from '../accounts/accountPaths.ts';
import { keysPath } from '../apiKeys/keysPath.ts';
import { reportPagesFor } from '../../core/components/reportPages.ts';
import { listImportKinds } from '../../exchange/tables/exchangeAccess.ts';
import { importsPath } from '../../exchange/tables/exchangePaths.ts';
import { reviewQueuePath } from '../../content/review/reviewStates.ts';
import { templatesPath } from '../../content/templates/templatePaths.ts';
import type { FoundItem } from './findPath.ts';
import { fold } from './fold.ts';

type Place = FoundItem & { words?: string };

/** The studio's own pages, lists and forms that have all these words in their names. */
export async function findPlaces(req: PayloadRequest, words: readonly string[]): Promise<FoundItem[]> {
  const wanted = words.map(fold);
  const places = await listPlaces(req);
  return places
    .filter(({ title, words: more = '' }) => wanted.every((word) => fold(`${title} ${more}`).includes(word)))
    .map(({ title, detail, path }) => ({ title, detail, path }));
}

async function listPlaces(req: PayloadRequest): Promise<Place[]> {
  const { config } = req.payload;
  const lists: Place[] = [];
  for (const collection of config.collections) if (await isListed(req, collection)) lists.push(...placesOf(collection));
  const globals = config.globals.filter((global) => !isHidden(global.admin.hidden, req));
  return [
    { title: 'Inicio', detail: 'Estudio', path: '/admin', words: 'tablero dashboard' },
    ...reportPagesFor(req.user).map(({ label, path }) => ({ title: label, detail: 'Informe', path })),
    ...lists,
    ...globals.map(({ slug, label }) => ({ title: textOf(label), detail: 'Ajustes', path: `/admin/globals/${slug}` })),
    ...(mayTakePart(req.user)
      ? [
          { title: 'Revisiones', detail: 'Estudio', path: reviewQueuePath, words: 'revisar aprobar' },
          { title: 'Nueva página desde plantilla', detail: 'Estudio', path: templatesPath, words: 'reseña guía crear' },
        ]
      : []),
    ...((await listImportKinds(req)).length > 0
      ? [{ title: 'Importar y exportar', detail: 'Estudio', path: importsPath, words: 'csv json planilla archivo' }]
      : []),
    { title: 'Seguridad', detail: 'Tu cuenta', path: securityPath, words: 'segundo factor sesiones contraseña' },
    { title: 'Mi cuenta', detail: 'Tu cuenta', path: '/admin/account', words: 'perfil contraseña idioma' },
    ...(isAdministratorUser(req.user) ? [{ title: 'Claves de acceso', detail: 'Personas', path: keysPath, words: 'api rest token' }] : []),
  ];
}

async function isListed(req: PayloadRequest, { slug, admin, access }: SanitizedCollectionConfig): Promise<boolean> {
  return !slug.startsWith('payload-') && !isHidden(admin.hidden, req) && (await access.read({ req })) !== false;
}

function placesOf({ slug, labels, admin: { group } }: SanitizedCollectionConfig): Place[] {
  return [{ title: textOf(labels.plural), detail: `Lista · ${textOf(group)}`, path: listPathOf(slug) }];
}

export const listPathOf = (slug: string): string => `/admin/collections/${slug}`;
export const labelOf = (req: PayloadRequest, slug: string): string =>
  textOf(req.payload.collections[slug as CollectionSlug]?.config.labels.plural);

const textOf = (label: unknown): string => (typeof label === 'string' ? label : '');

function isHidden(hidden: unknown, { user }: PayloadRequest): boolean {
  return typeof hidden === 'function' ? (hidden as (args: { user: unknown }) => boolean)({ user }) : hidden === true;
}
