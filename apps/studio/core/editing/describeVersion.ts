import { countryName } from '@lupa/domain/marketNames.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { idOf } from '../publish/sources.ts';
import { lastEditedBy } from './lastEditedBy.ts';
import { savedNote, versionNote } from './versionNote.ts';

/** A version as Payload gives it at depth 0. */
export type StoredVersion = {
  id: number | string;
  parent?: unknown;
  updatedAt: string;
  autosave?: boolean | null;
  publishedLocale?: string | null;
  version: Record<string, unknown>;
};

/** `when` in Chile. `isTyped`: the note is still in the form, for the next version that is saved by hand. */
export type DescribedVersion = { when: string; by: string; note: string; isTyped: boolean };

export function describeVersion({ updatedAt, version }: StoredVersion, people: ReadonlyMap<number, string>): DescribedVersion {
  const editor = idOf(version[lastEditedBy]);
  const [saved, typed] = [readText(version[savedNote]), readText(version[versionNote])];
  return {
    when: formatTypedMoment(new Date(updatedAt)),
    by: editor === undefined ? 'El estudio' : (people.get(editor) ?? 'Una cuenta borrada'),
    note: saved || typed,
    isTyped: saved === '' && typed !== '',
  };
}

/** `24-11-2026 09:00, hora de Chile, guardada por Elena: «Corrige el plazo de retiro»` */
export function writeVersion({ when, by, note }: DescribedVersion): string {
  return `${when}, hora de ${countryName}, guardada por ${by}${note === '' ? '' : `: «${note}»`}`;
}

export async function loadEditors(request: PayloadRequest, versions: readonly StoredVersion[]): Promise<Map<number, string>> {
  const ids = [...new Set(versions.flatMap(({ version }) => idOf(version[lastEditedBy]) ?? []))];
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids } };
  const { docs } = await request.payload.find({
    collection: slugs.users,
    where,
    depth: 0,
    pagination: false,
    select: { name: true },
    req: isolateRequest(request),
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

type Language = { locale?: ContentLocale; fallbackLocale?: false };

export async function findStoredVersion(req: PayloadRequest, collection: CollectionSlug, id: string, language: Language = {}) {
  const read = { collection, id, depth: 0, disableErrors: true, overrideAccess: false, ...language } as const;
  // Null where it is gone, whatever the type says.
  return (await req.payload.findVersionByID({ ...read, req: isolateRequest(req) })) as unknown as StoredVersion | null;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
