import { type ContentLocale, contentLocales } from '@lupa/contracts/locale.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import type { PayloadRequest } from 'payload';
import { mayDecide } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { hasMail } from '../../core/mail/sendMail.ts';
import type { Page, Review, User } from '../../payload-types.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { inTransaction, readBody, refuse, requirePart, schemas } from './reviewRequest.ts';
import { by, findDraft, findOpenReviews, logReview, openKeyOf, updateReview } from './reviewStore.ts';

const list = new Intl.ListFormat(spanishLocale, { type: 'conjunction' });
const alreadyInReview = 'Esta página ya está en revisión.';

/** Passes the draft of a page in one language to review, or passes one again that was returned, which keeps its comments. */
export async function passToReview(req: PayloadRequest): Promise<Review> {
  const user = requirePart(req);
  const { page, locale, note, reviewer } = await readBody(req, schemas.pass);
  return inTransaction(req, async () => {
    const draft = await findDraft(req, page, locale);
    if (draft === null) throw refuse('Esta página ya no existe.', 404);
    refuseUnready(draft, locale);
    const asked = {
      ...by('reviewer', await findReviewer(req, user, reviewer ?? null)),
      ...by('askedBy', user),
      state: 'inReview' as const,
      askedAt: new Date().toISOString(),
      note: note || null,
      changedAt: null,
      changedByName: null,
      changedFields: null,
      mailDue: hasMail(req.payload) ? ('reviewAsked' as const) : null,
      mailFailed: false,
    };
    const [open] = await findOpenReviews(req, page, locale);
    if (open?.state === 'inReview') throw refuse(alreadyInReview, 409);
    const review = open ? await updateReview(req, open.id, asked) : await openReview(req, { ...asked, page, locale });
    await logReview(req, 'reviewAsked', review);
    return review;
  });
}

async function openReview(req: PayloadRequest, asked: Omit<Review, 'id' | 'createdAt' | 'updatedAt' | 'openKey'>): Promise<Review> {
  const openKey = openKeyOf(Number(asked.page), asked.locale);
  try {
    return await req.payload.create({ collection: slugs.reviews, data: { ...asked, openKey }, ...plain(req) });
  } catch (error) {
    // Somebody else has passed it in this moment.
    if (error instanceof Error && error.name === 'ValidationError') throw refuse(alreadyInReview, 409);
    throw error;
  }
}

function refuseUnready(draft: Page, locale: ContentLocale): void {
  if (draft._status === 'published') throw refuse('No hay cambios que revisar: lo que se ve aquí ya está publicado.', 409);
  const missing = [
    ...(draft.title ? [] : ['el título']),
    ...(draft.slug ? [] : ['la ruta']),
    ...(draft.content?.length ? [] : ['al menos un bloque']),
  ];
  if (missing.length === 0) return;
  const language = locale === contentLocales[0] ? '' : ' en este idioma';
  throw refuse(`Antes de pasarla a revisión agrega ${list.format(missing)}${language}.`);
}

async function findReviewer(req: PayloadRequest, asker: User, id: number | null): Promise<User | null> {
  if (id === null) return null;
  if (id === asker.id) throw refuse('Elige a otra persona para la revisión.');
  const user = await req.payload.findByID({ collection: slugs.users, id, depth: 0, disableErrors: true, req: isolateRequest(req) });
  if (user === null || !mayDecide({ ...user, collection: slugs.users })) throw refuse('Esa persona no revisa páginas. Elige a otra.');
  return user;
}
