import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { plain } from '../../core/publish/reader.ts';
import type { Cells, Layout } from './layout.ts';
import type { ImportMode } from './importStates.ts';
import { loadDocument, type StoredDocument } from './loadDocuments.ts';
import { ChangedSinceError, exchangeContext } from './withExchange.ts';
import { saveLocale, type Written } from './writeDocument.ts';

/** A document before it was imported: its newest version, and what was published if that differs. `null` when it was not there. */
export type Before = { newest: StoredDocument; published: StoredDocument | null } | null;

/** To be called in the transaction of the edit, before it. */
export async function remember(req: PayloadRequest, layout: Layout, id: number | null): Promise<Before> {
  if (id === null) return null;
  const newest = await loadDocument(req, layout, id, true);
  if (newest === null) throw new ChangedSinceError();
  const published = layout.hasDrafts && newest._status === 'draft' ? await loadDocument(req, layout, id, false) : null;
  return { newest, published: published?._status === 'published' ? published : null };
}

export type Imported = { layout: Layout; id: number; savedAt: string; before: Before; cells: Cells; mode: ImportMode };

/** Takes an import of one document back; to be called in a transaction. @returns what is not as it was @throws what refuses it */
export async function undoRow(req: PayloadRequest, imported: Imported): Promise<string | null> {
  const { layout, id, savedAt, before } = imported;
  const current = await loadDocument(req, layout, id, true);
  // What the import made and somebody has deleted since is where it should be.
  if (current === null && before === null) return null;
  if (current?.updatedAt !== savedAt) throw new ChangedSinceError();
  if (before !== null) await restore(req, imported, before);
  else if (!layout.isRegister || current._status !== 'published') await discard(req, layout, id);
  else {
    await withdraw(req, layout, id, current);
    return 'Ya no está publicada. Queda como borrador, con sus versiones: lo que se publicó no se borra.';
  }
  return null;
}

/** For what may not be published any more: it is in the draft as it was. To be called in a transaction. @throws what refuses it */
export async function undoAsDraft(req: PayloadRequest, imported: Imported): Promise<null> {
  const { savedAt, before } = imported;
  if (before !== null) await put(req, imported, { version: before.newest, seenAt: savedAt, mode: 'draft' });
  return null;
}

async function discard(req: PayloadRequest, { kind, collection }: Layout, id: number): Promise<void> {
  const at = { ...plain(req), collection: kind, id, overrideAccess: false, overrideLock: false } as const;
  if (collection.trash) await req.payload.update({ ...at, data: { deletedAt: new Date().toISOString() } });
  else await req.payload.delete(at);
}

async function restore(req: PayloadRequest, imported: Imported, { newest, published }: NonNullable<Before>): Promise<void> {
  const { layout, id, savedAt, mode } = imported;
  const isPublished = !layout.hasDrafts || newest._status === 'published';
  if (isPublished || mode === 'draft')
    await put(req, imported, { version: newest, seenAt: savedAt, mode: isPublished ? 'publish' : 'draft' });
  else if (published === null) await withdraw(req, layout, id, newest);
  else {
    const { updatedAt } = await put(req, imported, { version: published, seenAt: savedAt, mode: 'publish' });
    await put(req, imported, { version: newest, seenAt: updatedAt, mode: 'draft' });
  }
}

type Put = { version: StoredDocument; seenAt: string; mode: ImportMode };

async function put(req: PayloadRequest, { layout, id, cells }: Imported, { version, seenAt, mode }: Put): Promise<Written> {
  const written = new Set(layout.columns.filter(({ key }) => key in cells).map(({ locale }) => locale ?? defaultContentLocale));
  let saved: Written = { id, updatedAt: seenAt };
  for (const locale of contentLocales.filter((one) => written.has(one))) {
    const names = namesIn(layout, version, locale);
    saved = await saveLocale(req, { layout, id, seenAt: saved.updatedAt, locale, names, data: version, mode, isTrial: false });
  }
  return saved;
}

function namesIn({ columns }: Layout, version: StoredDocument, locale: string): string[] {
  const own = columns.filter((column) => (column.locale ?? defaultContentLocale) === locale).flatMap(({ names }) => names);
  return [...new Set(own)].filter((name) => version[name] !== undefined);
}

async function withdraw(req: PayloadRequest, layout: Layout, id: number, version: StoredDocument): Promise<void> {
  const names = namesIn(layout, version, defaultContentLocale);
  await req.payload.update({
    ...plain(req),
    collection: layout.kind,
    id,
    data: { ...Object.fromEntries(names.map((name) => [name, version[name]])), _status: 'draft' } as never,
    overrideAccess: false,
    overrideLock: false,
    context: exchangeContext({ kind: layout.kind, id, isTrial: false, seenAt: null }),
  });
}
