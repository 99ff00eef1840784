import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { storedPageSchema } from '@lupa/database/storedDocuments.ts';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { slugs } from '../../core/slugs.ts';
import { isEmpty, validatePageSlug } from '../../core/fields/validators.ts';
import { buildPageIn } from '../pages/buildPage.ts';
import { UnpublishableError } from '../../core/publish/documents.ts';
import { plain } from '../../core/publish/reader.ts';
import { refuse } from '../../core/api/answers.ts';
import { createMomentReader } from './momentReader.ts';

export type Draft = { page: z.output<typeof storedPageSchema>; savedAt: string; isPublished: boolean };

/**
 * The newest draft of a page in one language as publishing it now would make it public. What it names (casinos, offers, toplists, other pages)
 * is as it is published. Writes nothing. @throws APIError with a sentence for the editor
 */
export async function loadDraft(req: PayloadRequest, id: number, locale: ContentLocale): Promise<Draft> {
  // Whoever asks holds a token for this draft.
  const page = await findDraft(req, id, locale, { overrideAccess: true });
  if (page === null) throw refuse('Esta página ya no existe.', 404);
  if (isEmpty(page.title)) throw refuse('Falta el título: escríbelo para ver la página.', 422);
  const slugFault = validatePageSlug(page.slug, locale);
  if (slugFault !== true) throw refuse(`La ruta no sirve todavía. ${slugFault}`, 422);
  const draft = { collection: slugs.pages, id, locale, does: 'publish', at: page.updatedAt } as const;
  const built = await buildPageIn(locale, id, createMomentReader(req, { planned: [draft] })).catch((error: unknown) => {
    throw error instanceof UnpublishableError ? refuse(error.message, 422) : error;
  });
  if (built === null) throw refuse('Esta página no se puede mostrar todavía: le falta el título o la ruta.', 422);
  return { page: storedPageSchema.parse(built.body), savedAt: page.updatedAt, isPublished: page._status === 'published' };
}

export function findDraft(req: PayloadRequest, id: number, locale: ContentLocale, { overrideAccess }: { overrideAccess: boolean }) {
  const read = { ...plain(req), locale, fallbackLocale: false, draft: true, overrideAccess, disableErrors: true } as const;
  return req.payload.findByID({ ...read, collection: slugs.pages, id });
}
