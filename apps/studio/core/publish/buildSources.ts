import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { slugs } from '../slugs.ts';
import type { PublicDocument } from './documents.ts';
import type { Publishing, Reader } from './publishing.ts';

/** Studio documents that are published together, with the language in which each was edited where there is one (see `Build`). */
export type Edited = ReadonlyMap<string, string | undefined>;

export async function buildSources(edited: Edited, reader: Reader): Promise<Map<string, PublicDocument[]>> {
  // One query after the other: they share one database connection.
  await reader.findRedirects();
  for (const { prepare } of reader.publishing) await prepare?.(reader);
  await reader.skipUnpublished([...edited.keys()].flatMap((source) => (isOfPages(source) ? [Number(source.split(':')[1])] : [])));
  return new Map(
    await Promise.all([...edited].map(async ([source, locale]) => [source, await buildSource(source, reader, locale)] as const)),
  );
}

const isOfPages = (source: string): boolean => source.startsWith(`${slugs.pages}:`);
export const inNoLanguage = (sources: readonly string[]): Edited => new Map(sources.map((source) => [source, undefined]));

export async function buildSource(source: string, reader: Reader, editedLocale?: string): Promise<PublicDocument[]> {
  const [slug = '', id = ''] = source.split(':');
  const ofGlobals = foldBuilders(reader.publishing, ({ globalBuilders }) => globalBuilders)[slug];
  if (ofGlobals) return ofGlobals(reader);
  return (await foldBuilders(reader.publishing, ({ builders }) => builders)[slug]?.(Number(id), reader, editedLocale)) ?? [];
}

export async function buildParts<Slug extends CollectionSlug>(
  collection: Slug,
  document: DataFromCollectionSlug<Slug>,
  locale: ContentLocale,
  reader: Reader,
): Promise<Record<string, unknown>> {
  const built: Record<string, unknown> = {};
  for (const { parts } of reader.publishing) Object.assign(built, await parts?.[collection]?.(document, locale, reader));
  return built;
}

export const foldBuilders = <Builder>(
  publishing: readonly Publishing[],
  buildersOf: (one: Publishing) => Partial<Record<string, Builder>> | undefined,
): Partial<Record<string, Builder>> =>
  Object.assign({}, ...publishing.map((one) => buildersOf(one) ?? {})) as Partial<Record<string, Builder>>;
