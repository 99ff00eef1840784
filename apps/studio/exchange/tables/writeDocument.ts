import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { isolateRequest } from '../../core/publish/reader.ts';
import { CellFault } from './cells.ts';
import type { Data } from './columns.ts';
import type { Cells, Layout } from './layout.ts';
import type { ImportMode } from './importStates.ts';
import { loadDocument } from './loadDocuments.ts';
import type { References } from './references.ts';
import { ChangedSinceError, exchangeContext, TrialEnd } from './withExchange.ts';

export type Target = { layout: Layout; references: References };
export type Written = { id: number; updatedAt: string };
type Saved = { id: number; updatedAt: string };

export const createRowRequest = (payload: Payload, user: TypedUser): Promise<PayloadRequest> =>
  createLocalReq({ user, locale: defaultContentLocale, fallbackLocale: false }, payload);

type Edit = { id: number | null; seenAt: string | null; cells: Cells; mode: ImportMode };

/** Writes the cells of one document through Payload, as its user; to be called in a transaction. @throws what refuses it */
export async function writeCells(req: PayloadRequest, target: Target, edit: Edit): Promise<Written> {
  const [first, ...others] = await prepareSaves(req, target, edit);
  if (!first) throw new Error('There is nothing to write.');
  let saved = await saveLocale(req, { ...first, isTrial: false });
  for (const save of others) saved = await saveLocale(req, { ...save, id: saved.id, seenAt: null, isTrial: false });
  return saved;
}

/** Does the same and takes it back. @throws what refuses it */
export async function tryCells(req: PayloadRequest, target: Target, edit: Edit): Promise<void> {
  const saves = await prepareSaves(req, target, edit);
  // What is not there yet has no other languages that could be written.
  for (const save of edit.id === null ? saves.slice(0, 1) : saves) {
    try {
      await saveLocale(req, { ...save, isTrial: true });
    } catch (error) {
      if (!(error instanceof TrialEnd)) throw error;
    }
  }
}

async function prepareSaves(req: PayloadRequest, { layout, references }: Target, edit: Edit): Promise<Omit<LocaleSave, 'isTrial'>[]> {
  const { id, seenAt, cells, mode } = edit;
  const data = id === null ? {} : await loadDocument(req, layout, id, true);
  if (data === null) throw new ChangedSinceError();
  const { changed, faults } = fillIn(layout, data, cells, references);
  if (faults.length > 0) throw new CellFault(faults.join(' '));
  const locales = contentLocales.filter((locale) => changed.has(locale) || (id === null && locale === defaultContentLocale));
  return locales.map((locale) => ({ layout, id, seenAt, locale, names: [...(changed.get(locale) ?? [])], data, mode }));
}

type Filled = { changed: Map<ContentLocale, Set<string>>; faults: string[] };

function fillIn({ columns }: Layout, doc: Data, cells: Cells, references: References): Filled {
  const changed = new Map<ContentLocale, Set<string>>();
  const faults: string[] = [];
  for (const column of columns) {
    const cell = cells[column.key];
    if (cell === undefined) continue;
    try {
      column.write(doc, cell, references);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push(`${column.label}: ${error.message}`);
    }
    const locale = column.locale ?? defaultContentLocale;
    const names = column.names;
    changed.set(locale, new Set([...(changed.get(locale) ?? []), ...names]));
  }
  return { changed, faults };
}

type LocaleSave = {
  layout: Layout;
  id: number | null;
  seenAt: string | null;
  locale: ContentLocale;
  names: readonly string[];
  data: Data;
  mode: ImportMode;
  isTrial: boolean;
};

export async function saveLocale(req: PayloadRequest, save: LocaleSave): Promise<Written> {
  const { layout, id, seenAt, locale, names, data, mode, isTrial } = save;
  const isDraft = layout.hasDrafts && mode === 'draft';
  const localized = new Set(layout.columns.filter((column) => column.locale !== null).flatMap((column) => column.names));
  const own = names.map((name) => [name, localized.has(name) ? ((data[name] as Data | null | undefined)?.[locale] ?? null) : data[name]]);
  const operation = {
    collection: layout.kind,
    data: { ...Object.fromEntries(own), ...(layout.hasDrafts && { _status: isDraft ? 'draft' : 'published' }) },
    locale,
    depth: 0,
    overrideAccess: false,
    context: exchangeContext({ kind: layout.kind, id, isTrial, seenAt }),
    req: isolateRequest(req),
    ...(isDraft && { draft: true }),
  };
  const { payload } = req;
  const saved: unknown =
    id === null ? await payload.create(operation) : await payload.update({ ...operation, id, overrideLock: false } as never);
  const { id: savedId, updatedAt } = saved as Saved;
  return { id: savedId, updatedAt };
}
