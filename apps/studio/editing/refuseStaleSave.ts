import { APIError, type CollectionBeforeValidateHook, type Field, type PayloadRequest } from 'payload';
import { marketLocale } from '@lupa/domain/market.ts';
import { slugs } from '../collections/slugs.ts';
import { lastEditedBy } from './lastEditedBy.ts';

// Without a colon: the admin takes what follows one for a list of fields.
const ago = new Intl.RelativeTimeFormat(marketLocale, { numeric: 'auto' });
const list = new Intl.ListFormat(marketLocale, { type: 'conjunction' });
const bookkeeping = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', lastEditedBy]);

/** Told to whoever saved; in the log it is no failure. */
class StaleSaveError extends APIError {
  override name = 'StaleSaveError';
}

/**
 * A form says in `updatedAt` what it was filled with. What somebody else has saved since must not be written over: the save is refused with 409,
 * and says who it was and which fields differ. A save that names no `updatedAt`, as of an integration, says that it wants to write over anything.
 */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const editor: unknown = originalDoc?.[lastEditedBy];
  if (
    operation !== 'update' ||
    !req.user ||
    req.context['isRestoringVersion'] ||
    !data ||
    !isOlder(data['updatedAt'], originalDoc?.updatedAt)
  )
    return data;
  const editorId = typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor;
  if (editorId === null || editorId === undefined || editorId === req.user.id) return data;
  const fields = listDifferences(collection.fields, data, originalDoc);
  const what = fields.length > 0 ? ` Lo tuyo se distingue en ${list.format(fields)}.` : '';
  const message = `${await nameOf(editorId, req)} guardó otra versión ${formatAge(originalDoc.updatedAt)}, después de que abriste esta.${what} No se guardó nada encima, y tu texto sigue en el formulario. Cópialo y recarga la página.`;
  throw new StaleSaveError(message, 409, null, true);
};

function formatAge(moment: string): string {
  const minutes = Math.max(1, Math.round((Date.now() - Date.parse(moment)) / 60_000));
  if (minutes < 60) return ago.format(-minutes, 'minute');
  return minutes < 24 * 60 ? ago.format(-Math.round(minutes / 60), 'hour') : ago.format(-Math.round(minutes / 60 / 24), 'day');
}

function isOlder(filledWith: unknown, saved: unknown): boolean {
  if (typeof filledWith !== 'string' || typeof saved !== 'string') return false;
  return Date.parse(filledWith) < Date.parse(saved);
}

async function nameOf(id: unknown, req: PayloadRequest): Promise<string> {
  const user = await req.payload.findByID({ collection: slugs.users, id: Number(id), depth: 0, disableErrors: true });
  return user?.name ?? 'Otra persona';
}

/** Labels of the fields that are not the same in both. */
export function listDifferences(fields: readonly Field[], one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name !== undefined ? differencesAt(tab, one, other) : listDifferences(tab.fields, one, other),
      );
    if ('fields' in field && !('name' in field)) return listDifferences(field.fields, one, other);
    return 'name' in field ? differencesAt(field, one, other) : [];
  });
}

type Named = { name?: string; label?: unknown };

function differencesAt({ name = '', label }: Named, one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  if (bookkeeping.has(name) || !(name in one) || isSame(one[name], other[name])) return [];
  return [typeof label === 'string' ? label : name];
}

/** As it is stored: a reference is its id, nothing is nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([key, own]) => (plain(own) === null ? [] : [[key, plain(own)] as const]));
  return entries.length === 0 ? null : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
