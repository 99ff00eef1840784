import { clickOutFolder } from '@lupa/contracts/clickOut.ts';
import { contentQueryKeys, isCampaignName } from '@lupa/contracts/pageQuery.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { lockDelivery } from '../../core/publish/syncDelivery.ts';
import { type Transaction, transactionOf } from '../../core/publish/transaction.ts';
import {
  isFilePath,
  namesOf,
  normaliseFrom,
  normaliseTo,
  readSiteTarget,
  redirectKey,
  redirectKeys,
  siteUrlOf,
} from '../../core/publish/siteTarget.ts';
import { findCircle, indexRedirects, loadRedirects, type StoredRedirect } from '../../core/publish/storedRedirects.ts';

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
  if (!req.context['publishLater']) await refuseDeadEnds({ ...originalDoc, ...redirect }, { before: originalDoc ?? {}, req, tx, siteUrl });
  return redirect;
};

type Redirect = { id?: unknown; from?: unknown; to?: unknown; status?: unknown };
type Edit = { before: Redirect; req: PayloadRequest; tx: Transaction; siteUrl: string };

const labels = { from: 'Desde', to: 'Hacia' };
const unreadable = 'El sitio no entiende esta ruta: escribe una como /bonos-viejos/.';

async function refuseDeadEnds(redirect: Redirect, edit: Edit): Promise<void> {
  const { before, req, tx } = edit;
  const { from, to, status } = redirect;
  const isFromNew = from !== before.from;
  const isToNew = to !== before.to || (before.status === '410' && status !== '410');
  if (typeof from !== 'string' || !(isFromNew || isToNew)) return;
  const others = (await loadRedirects(tx)).filter(({ id }) => id !== before.id);
  const fault =
    (isFromNew ? await findFaultOfStart(from, others, edit) : null) ??
    (typeof to === 'string' && status !== '410' ? await findFaultOfTarget({ from, to, isToNew }, others, edit) : null);
  if (fault === null) return;
  const [path, message] = fault;
  throw new ValidationError({ collection: slugs.redirects, errors: [{ path, label: labels[path], message }] }, req.t);
}

type Fault = ['from' | 'to', string] | null;

async function findFaultOfStart(from: string, others: readonly StoredRedirect[], { tx, siteUrl }: Edit): Promise<Fault> {
  const target = readSiteTarget(from, siteUrl);
  if (target === null) return from.startsWith('/') ? ['from', unreadable] : null;
  const names = namesOf(target.rest);
  const campaign = names.find(isCampaignName);
  if (campaign !== undefined) return ['from', `«${campaign}» es de campañas y aquí no cuenta: quítalo.`];
  // The site takes other queries of a page's address for what an older site had there: `/?p=123`.
  const isOfPage = names.every((name) => pageNames.has(name));
  const page = isOfPage ? await findPublishedPage(tx, target.path) : null;
  if (page !== null) return ['from', `Ahí está la página «${page}». Cambia su ruta o retírala: mientras esté, nadie pasa por aquí.`];
  const key = redirectKey(from, siteUrl);
  const isTaken = others.some((other) => redirectKey(other.from, siteUrl) === key);
  return isTaken ? ['from', 'Ya hay una redirección desde esta ruta.'] : null;
}

const pageNames: ReadonlySet<string> = new Set(contentQueryKeys);

type Way = { from: string; to: string; isToNew: boolean };

async function findFaultOfTarget({ from, to, isToNew }: Way, others: readonly StoredRedirect[], { tx, siteUrl }: Edit): Promise<Fault> {
  const target = readSiteTarget(to, siteUrl);
  if (target === null) return isToNew && to.startsWith('/') ? ['to', unreadable] : null;
  if (readSiteTarget(from, siteUrl) === null) return null;
  const redirects = indexRedirects(others, siteUrl);
  const circle = findCircle(redirectKey(from, siteUrl), target, redirects, siteUrl);
  if (circle) return [isToNew ? 'to' : 'from', tellCircle(circle)];
  const { path } = target;
  const isElsewhere = redirectKeys(target).some((key) => redirects.has(key)) || isFilePath(path) || path.startsWith(clickOutFolder);
  if (!isToNew || isElsewhere || (await findPublishedPage(tx, path)) !== null) return null;
  return ['to', `En «${path}» no hay ninguna página publicada. Escribe la ruta de una, o una dirección que empiece con https://.`];
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
