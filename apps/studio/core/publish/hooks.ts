import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { CollectionConfig, CollectionSlug, GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from 'payload';
import { isPublishedLater } from './publishLater.ts';
import { publishSource } from './publishEdited.ts';
import { isolateRequest } from './reader.ts';
import { sourceOf } from './sources.ts';
import { transactionOf } from './transaction.ts';
import type { Hook } from '../hook.ts';

const localesQuery = defineQuery('delivery.localesOf', 'select locale from delivery.documents where source = $1');

export function publishHooks(collection: CollectionSlug) {
  const afterChange: Hook<'afterChange'> = async ({ doc, req }) => {
    if (isPublishedLater(req) || (await isDraftOnly(req, collection, doc))) return doc;
    await publishSource(req, sourceOf(collection, doc.id));
    return doc;
  };
  const afterDelete: Hook<'afterDelete'> = async ({ id, doc, req }) => {
    if (!isPublishedLater(req)) await publishSource(req, sourceOf(collection, Number(id)));
    return doc;
  };
  return {
    beforeOperation: [writeInOneLanguage],
    afterChange: [afterChange],
    afterDelete: [afterDelete],
  } satisfies CollectionConfig['hooks'];
}

export function globalPublishHooks(global: string) {
  const afterChange: GlobalAfterChangeHook = async ({ doc, req }) => {
    if (!isPublishedLater(req)) await publishSource(req, sourceOf(global, 1));
    return doc;
  };
  return { afterChange: [afterChange] } satisfies GlobalConfig['hooks'];
}

type Saved = { id: number; _status?: unknown; updatedAt?: unknown };

/** Autosaves come every second or two: a save of a draft alone is neither built nor made to wait for other publications. */
async function isDraftOnly(req: PayloadRequest, collection: CollectionSlug, saved: Saved): Promise<boolean> {
  if (saved._status !== 'draft') return false;
  const published = await req.payload.findByID({
    collection,
    id: saved.id,
    locale: 'all',
    draft: false,
    depth: 0,
    trash: true,
    select: { _status: true, updatedAt: true },
    req: isolateRequest(req),
  });
  if (!('updatedAt' in published) || published.updatedAt === saved.updatedAt) return false;
  const tx = await transactionOf(req);
  const { rows } = await runQuery(tx, localesQuery, [sourceOf(collection, saved.id)]);
  const status: unknown = '_status' in published ? published._status : undefined;
  return rows.every(({ locale }) => isPublishedIn(status, locale));
}

/** `_status` of all languages is one word, or a word for each of them. */
function isPublishedIn(status: unknown, locale: unknown): boolean {
  if (typeof status !== 'object' || status === null) return status === 'published';
  return Object.entries(status).some(([code, value]) => code === locale && value === 'published');
}

/** Payload leaves the locale of a read on its request: a write after a read of all languages would lose every localized text. */
const writeInOneLanguage: Hook<'beforeOperation'> = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID';
  if (isWrite && req.locale === 'all') req.locale = defaultContentLocale;
  return args;
};
