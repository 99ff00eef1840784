import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { storedPageSchema } from '@lupa/database/storedDocuments.ts';
import { APIError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { slugs } from '../../core/slugs.ts';
import { isEmpty, validatePageSlug } from '../../core/fields/validators.ts';
import type { Page } from '../../payload-types.ts';
import { buildPageIn } from '../pages/buildPage.ts';
import { UnpublishableError } from '../../core/publish/documents.ts';
import { createReader, isolateRequest } from '../../core/publish/reader.ts';
import { type Reader } from '../../core/publish/publishing.ts';
import { indexRedirects, loadRedirects } from '../../core/publish/storedRedirects.ts';

export type Draft = { page: z.output<typeof storedPageSchema>; savedAt: string; isPublished: boolean };

/**
 * The newest draft of a page in one language as publishing it now would make it public. What it names (casinos, offers, toplists, other pages)
 * is as it is published. Writes nothing. @throws APIError with a sentence for the editor
 */
export async function loadDraft(req: PayloadRequest, id: number, locale: ContentLocale): Promise<Draft> {
  const page = await findDraft(req, id, locale);
  if (page === null) throw refuse('Esta página ya no existe.', 404);
  if (isEmpty(page.title)) throw refuse('Falta el título: escríbelo para ver la página.');
  const slugFault = validatePageSlug(page.slug, locale);
  if (slugFault !== true) throw refuse(`La ruta no sirve todavía. ${slugFault}`);
  const built = await buildPageIn(locale, id, createDraftReader(req, page, locale)).catch((error: unknown) => {
    throw error instanceof UnpublishableError ? refuse(error.message) : error;
  });
  if (built === null) throw refuse('Esta página no se puede mostrar todavía: le falta el título o la ruta.');
  return { page: storedPageSchema.parse(built.body), savedAt: page.updatedAt, isPublished: page._status === 'published' };
}

const refuse = (message: string, status = 422) => new APIError(message, status, null, true);

function findDraft(req: PayloadRequest, id: number, locale: ContentLocale): Promise<Page | null> {
  return req.payload.findByID({
    collection: slugs.pages,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    // Whoever asks holds a token for this draft.
    overrideAccess: true,
    disableErrors: true,
    req: isolateRequest(req),
  });
}

function createDraftReader(req: PayloadRequest, draft: Page, locale: ContentLocale): Reader {
  const published = createReader(req);
  // As the hook of the collection does when a page goes out for the first time.
  const page = { ...draft, _status: 'published', updatedDate: draft.updatedDate ?? draft.updatedAt } as const;
  return {
    ...published,
    // A preview is no edit: there is no transaction to read them in.
    findRedirects: async () => indexRedirects(await loadRedirects(req.payload.db.pool), published.siteUrl),
    isPreview: true,
    find: async (collection, id, from) => {
      const isDraft = collection === slugs.pages && id === draft.id && from === locale;
      return isDraft ? (page as never) : published.find(collection, id, from);
    },
  };
}
