import type { PayloadRequest, Where } from 'payload';
import { isolateRequest } from '../../core/publish/reader.ts';
import type { Data } from './columns.ts';
import type { Layout } from './layout.ts';

/** With all languages, references as ids. */
export type StoredDocument = Data & { id: number; updatedAt: string; _status?: unknown };

type Options = { where?: Where; sort?: string; draft?: boolean };

/** The newest version of each document that the person behind the request may read; with `draft: false` what is published. */
export async function loadDocuments(
  request: PayloadRequest,
  { kind }: Layout,
  { where = {}, sort = 'id', draft = true }: Options = {},
): Promise<StoredDocument[]> {
  const { docs } = await request.payload.find({
    collection: kind,
    where,
    sort,
    draft,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req: isolateRequest(request),
  });
  return docs as unknown as StoredDocument[];
}

/** Null when it is gone or in the trash. */
export async function loadDocument(request: PayloadRequest, { kind }: Layout, id: number, draft: boolean): Promise<StoredDocument | null> {
  const found: unknown = await request.payload.findByID({
    collection: kind,
    id,
    draft,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req: isolateRequest(request),
  });
  return found as StoredDocument | null;
}
