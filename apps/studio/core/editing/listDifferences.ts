import type { Field } from 'payload';
import { lastEditedBy, lastEditedWith } from './lastEditedBy.ts';
import { savedNote, versionNote } from './versionNote.ts';

export const wordsChangedAt = 'wordsChangedAt';

const bookkeeping = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'deletedAt',
  lastEditedBy,
  lastEditedWith,
  versionNote,
  savedNote,
  wordsChangedAt,
]);

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
