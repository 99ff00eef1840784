import { clickOutFolder } from '@lupa/contracts/clickOut.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { lockDelivery } from '../publish/syncDelivery.ts';
import { type Transaction, transactionOf } from '../publish/transaction.ts';
import { isFilePath, readSiteTarget, siteUrlOf } from './siteTarget.ts';
import { findCircle, indexRedirects, loadRedirects } from './storedRedirects.ts';

const publishedPageQuery = defineQuery(
  'studio.publishedPage',
  `
  select page.internal_name as "internalName"
  from studio.pages_locales as text join studio.pages as page on page.id = text._parent_id
  where text.slug = $1 and text._status = 'published' limit 1`,
);

/**
 * A publication writes redirects while it holds this lock, so whoever edits one takes it before any row. Two people cannot
 * close a circle from both sides either.
 */
export const waitForPublications: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (writes.has(operation)) await lockDelivery(await transactionOf(req));
  return args;
};
const writes = new Set<string>(['create', 'update', 'updateByID', 'delete', 'deleteByID']);

/** Paths get their slashes, and what could never lead a visitor anywhere is refused. What was stored before is only looked at when it changes. */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tx = await transactionOf(req);
  if (!data) return data;
  const siteUrl = siteUrlOf(req.payload);
  const redirect = { ...data };
  if (data['from'] !== originalDoc?.from) redirect['from'] = normaliseFrom(data['from'], siteUrl);
  if (data['to'] !== originalDoc?.to) redirect['to'] = normaliseTo(data['to'], siteUrl);
  if (!req.context['publishLater']) await refuseDeadEnds({ ...originalDoc, ...redirect }, originalDoc, { req, tx, siteUrl });
  return redirect;
};

function normaliseFrom(from: unknown, siteUrl: string): unknown {
  return readSiteTarget(withSlash(from), siteUrl)?.path ?? from;
}

function normaliseTo(to: unknown, siteUrl: string): unknown {
  const target = readSiteTarget(withSlash(to), siteUrl);
  return target ? `${target.path}${target.rest}` : to;
}

/** `bonos/nuevos` → `/bonos/nuevos`; an address with a scheme and an anchor stay what they are. */
function withSlash(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  const text = typed.trim();
  return text === '' || /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(text) ? text : `/${text}`;
}

type Redirect = { id?: unknown; from?: unknown; to?: unknown; status?: unknown };
type Edit = { req: PayloadRequest; tx: Transaction; siteUrl: string };

const unreadable = 'El sitio no entiende esta ruta: escribe una como /bonos-viejos/.';

/** What is no path at all is the business of the fields. */
async function refuseDeadEnds(redirect: Redirect, before: Redirect | undefined, { req, tx, siteUrl }: Edit): Promise<void> {
  const { from, to, status } = redirect;
  const isFromNew = from !== before?.from;
  const isToNew = to !== before?.to || (before?.status === '410' && status !== '410');
  if (typeof from !== 'string' || !(isFromNew || isToNew)) return;
  const refuse = (path: 'from' | 'to', message: string) =>
    new ValidationError({ collection: slugs.redirects, errors: [{ path, message }] }, req.t);
  const source = readSiteTarget(from, siteUrl);
  if (source === null && isFromNew && from.startsWith('/')) throw refuse('from', unreadable);
  if (source === null) return;
  const others = (await loadRedirects(tx)).filter(({ id }) => id !== before?.id);
  if (isFromNew) {
    const page = await findPublishedPage(tx, source.path);
    if (page !== null) throw refuse('from', `Ahí está la página «${page}». Cambia su ruta o retírala: mientras esté, nadie pasa por aquí.`);
    if (others.some((other) => readSiteTarget(other.from, siteUrl)?.path === source.path))
      throw refuse('from', 'Ya hay una redirección desde esta ruta.');
  }
  const target = typeof to === 'string' ? readSiteTarget(to, siteUrl) : null;
  if (target === null && isToNew && typeof to === 'string' && to.startsWith('/')) throw refuse('to', unreadable);
  if (target === null || status === '410') return;
  const redirects = indexRedirects(others, siteUrl);
  const circle = findCircle(source.path, target.path, redirects, siteUrl);
  if (circle) throw refuse(isToNew ? 'to' : 'from', tellCircle(circle));
  const isElsewhere = redirects.has(target.path) || isFilePath(target.path) || target.path.startsWith(clickOutFolder);
  if (isToNew && !isElsewhere && (await findPublishedPage(tx, target.path)) === null)
    throw refuse(
      'to',
      `En «${target.path}» no hay ninguna página publicada. Escribe la ruta de una, o una dirección que empiece con https://.`,
    );
}

function tellCircle(circle: readonly string[]): string {
  return circle.length === 2
    ? 'Una redirección no puede llevar a sí misma.'
    : `Da vueltas y no llega a ninguna parte: ${circle.join(' → ')}.`;
}

async function findPublishedPage(tx: Transaction, path: string): Promise<string | null> {
  const { rows } = await runQuery(tx, publishedPageQuery, [path]);
  return rows[0]?.internalName ?? null;
}
