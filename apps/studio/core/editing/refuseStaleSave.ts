import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { isKey } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { formatAge } from '../dates/formatMoment.ts';
import { idOf } from '../publish/sources.ts';
import { lastEditedBy, lastEditedWith } from './lastEditedBy.ts';
import { listDifferences } from './listDifferences.ts';

// Without a colon: the admin takes what follows one for a list of fields.
const list = new Intl.ListFormat(spanishLocale, { type: 'conjunction' });

/** Told to whoever saved; in the log it is no failure. */
class StaleSaveError extends APIError {
  override name = 'StaleSaveError';
}

/** A save without `updatedAt`, as of an integration, may write over anything; one with an older moment than the last save may not. */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (
    operation !== 'update' ||
    !req.user ||
    req.context['isRestoringVersion'] ||
    !data ||
    !isOlder(data['updatedAt'], originalDoc?.updatedAt)
  )
    return data;
  const editorId = idOf(originalDoc[lastEditedBy]);
  const key: unknown = originalDoc[lastEditedWith];
  const isOwn = isKey(req.user) ? key === req.user.name : editorId === req.user.id;
  if (isOwn || (editorId === undefined && typeof key !== 'string')) return data;
  const fields = listDifferences(collection.fields, data, originalDoc);
  const what = fields.length > 0 ? ` Lo tuyo se distingue en ${list.format(fields)}.` : '';
  const message = `${typeof key === 'string' ? `La clave «${key}»` : await nameOf(editorId, req)} guardó otra versión ${formatSaved(originalDoc.updatedAt)}, después de que abriste esta.${what} No se guardó nada encima, y tu texto sigue en el formulario. Cópialo y recarga la página.`;
  throw new StaleSaveError(message, 409, null, true);
};

const minute = 60_000;

/** By the minute: it is one at least. */
function formatSaved(moment: string): string {
  const at = new Date(moment);
  return formatAge(at, new Date(Math.max(Date.now(), at.getTime() + minute)));
}

function isOlder(filledWith: unknown, saved: unknown): boolean {
  if (typeof filledWith !== 'string' || typeof saved !== 'string') return false;
  return Date.parse(filledWith) < Date.parse(saved);
}

async function nameOf(id: number | undefined, req: PayloadRequest): Promise<string> {
  if (id === undefined) return 'Otra persona';
  const user = await req.payload.findByID({ collection: slugs.users, id, depth: 0, disableErrors: true });
  return user?.name ?? 'Otra persona';
}
