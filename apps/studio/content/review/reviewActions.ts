import { type ContentLocale, contentLocales, isContentLocale } from '@lupa/contracts/locale.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { UnauthorizedError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayDecide, mayTakePart, personOf } from '../../core/access/roles.ts';
import { readJson, refuse } from '../../core/api/answers.ts';
import { hasMail } from '../../core/mail/sendMail.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { inOwnTransaction } from '../../core/publish/transaction.ts';
import { slugs } from '../../core/slugs.ts';
import type { Page, Review, ReviewComment, User } from '../../payload-types.ts';
import {
  nameBlock,
  by,
  findComments,
  findDraft,
  findOpenReviews,
  findReview,
  logReview,
  openKeyOf,
  pageOf,
  updateReview,
} from './reviewStore.ts';
import { maximumCommentLength } from './reviewStates.ts';

const list = new Intl.ListFormat(spanishLocale, { type: 'conjunction' });
const alreadyInReview = 'Esta página ya está en revisión.';

const id = z.number().int().positive();
const text = z.string().trim().max(maximumCommentLength);
const blockId = z.string().max(100).nullish();
const schemas = {
  pass: z.object({ page: id, locale: z.string().refine(isContentLocale), note: text.optional(), reviewer: id.nullish() }),
  return: z.object({ review: id, comment: text.optional(), blockId }),
  comment: z.object({
    review: id.optional(),
    page: id.optional(),
    locale: z.string().refine(isContentLocale).optional(),
    body: text.min(1),
    blockId,
    parent: id.nullish(),
  }),
  solve: z.object({ comment: id, isSolved: z.boolean() }),
};

/** @throws APIError */
async function readAsked<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await readJson(req));
  if (parsed.success) return parsed.data;
  const codes = parsed.error.issues.map(({ code }) => code);
  if (codes.includes('too_big')) throw refuse(`El texto es demasiado largo: caben ${maximumCommentLength} caracteres.`);
  throw refuse(codes.includes('too_small') ? 'Escribe un comentario.' : 'Falta un dato de la revisión. Recarga la página.');
}

/** @throws UnauthorizedError without a login @throws APIError for roles that have no part in reviews */
function requirePart(req: PayloadRequest): User {
  if (!req.user) throw new UnauthorizedError(req.t);
  const person = personOf(req.user);
  if (person === null || !mayTakePart(person)) throw refuse('Las revisiones son para redacción y edición.', 403);
  return person;
}

/** Passes the draft of a page in one language to review, or passes one again that was returned, which keeps its comments. */
export async function passToReview(req: PayloadRequest): Promise<Review> {
  const user = requirePart(req);
  const { page, locale, note, reviewer } = await readAsked(req, schemas.pass);
  return inOwnTransaction(req, async () => {
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
  return req.payload.create({ ...plain(req), collection: slugs.reviews, data: { ...asked, openKey } }).catch((error: Error) => {
    // Somebody else has passed it in this moment.
    throw error.name === 'ValidationError' ? refuse(alreadyInReview, 409) : error;
  });
}

/** What an editor could not publish is not asked for. */
function refuseUnready(draft: Page, locale: ContentLocale): void {
  if (draft._status === 'published') throw refuse('No hay cambios que revisar: lo que se ve aquí ya está publicado.', 409);
  const needed = { 'el título': draft.title, 'la ruta': draft.slug, 'al menos un bloque': draft.content?.length };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  const language = locale === contentLocales[0] ? '' : ' en este idioma';
  if (missing.length > 0) throw refuse(`Antes de pasarla a revisión agrega ${list.format(missing)}${language}.`);
}

async function findReviewer(req: PayloadRequest, asker: User, reviewer: number | null): Promise<User | null> {
  if (reviewer === null) return null;
  if (reviewer === asker.id) throw refuse('Elige a otra persona para la revisión.');
  const user = await req.payload.findByID({ ...plain(req), collection: slugs.users, id: reviewer, disableErrors: true });
  if (user === null || !mayDecide({ ...user, collection: slugs.users })) throw refuse('Esa persona no revisa páginas. Elige a otra.');
  return user;
}

/** Gives a page back to whoever passed it: with the comment of this request, or those that were made since it was passed. */
export async function returnPage(req: PayloadRequest): Promise<Review> {
  const user = requirePart(req);
  if (!mayDecide(user)) throw refuse('Devolver y aprobar es de edición.', 403);
  const asked = await readAsked(req, schemas.return);
  return inOwnTransaction(req, async () => {
    const review = await requireReview(req, asked.review);
    if (review.state !== 'inReview') throw refuse('Esta página ya no está en revisión. Recarga la página.', 409);
    if (asked.comment) await addComment(req, review, { ...asked, body: asked.comment });
    else if (!(await hasOpenComment(req, review))) throw refuse('Escribe qué hay que cambiar: sin un comentario no se puede devolver.');
    const returned = await updateReview(req, review.id, {
      ...by('decidedBy', user),
      state: 'returned',
      decidedAt: new Date().toISOString(),
      mailDue: hasMail(req.payload) ? 'reviewReturned' : null,
      mailFailed: false,
    });
    await logReview(req, 'reviewReturned', returned);
    return returned;
  });
}

async function hasOpenComment(req: PayloadRequest, review: Review): Promise<boolean> {
  const comments = await findComments(req, review.id);
  return comments.some(({ parent, solvedAt, createdAt }) => !parent && !solvedAt && createdAt >= review.askedAt);
}

/** On a page in review, or on one that is still written. */
export async function comment(req: PayloadRequest): Promise<ReviewComment> {
  const user = requirePart(req);
  const said = await readAsked(req, schemas.comment);
  return inOwnTransaction(req, async () => {
    const review = said.review === undefined ? await findConversation(req, user, said) : await requireOpen(req, said.review);
    const added = await addComment(req, review, said);
    await logReview(req, 'commented', review);
    return added;
  });
}

async function findConversation(req: PayloadRequest, user: User, { page = 0, locale = contentLocales[0] }: Asked): Promise<Review> {
  if ((await findDraft(req, page, locale)) === null) throw refuse('Esta página ya no existe.', 404);
  const [open] = await findOpenReviews(req, page, locale);
  return open ?? openReview(req, { page, locale, ...by('askedBy', user), askedAt: new Date().toISOString(), state: 'ended' });
}

export async function solveComment(req: PayloadRequest): Promise<ReviewComment> {
  const user = requirePart(req);
  const asked = await readAsked(req, schemas.solve);
  return inOwnTransaction(req, async () => {
    const found = await findComment(req, asked.comment);
    await requireOpen(req, Number(idOf(found.review)));
    if (found.parent) throw refuse('Se resuelve el comentario, no su respuesta.');
    const data = asked.isSolved
      ? { ...by('solvedBy', user), solvedAt: new Date().toISOString() }
      : { ...by('solvedBy', null), solvedAt: null };
    return req.payload.update({ ...plain(req), collection: slugs.reviewComments, id: found.id, data });
  });
}

type Asked = { page?: number | undefined; locale?: ContentLocale | undefined };
type Said = { body: string; blockId?: string | null | undefined; parent?: number | null | undefined };

async function addComment(
  req: PayloadRequest,
  review: Review,
  { body, blockId: given = null, parent = null }: Said,
): Promise<ReviewComment> {
  const answered = parent === null ? null : await findComment(req, parent);
  if (answered && (answered.parent || idOf(answered.review) !== review.id))
    throw refuse('Ese comentario no se puede responder. Recarga la página.');
  const block = answered || given === null ? {} : { blockId: given, blockName: await findBlockName(req, review, given) };
  const data = { review: review.id, parent, body, ...by('author', req.user as User), ...block };
  return req.payload.create({ ...plain(req), collection: slugs.reviewComments, data });
}

async function requireReview(req: PayloadRequest, review: number): Promise<Review> {
  const found = await findReview(req, review);
  if (found === null) throw refuse('Esta revisión ya no existe. Recarga la página.', 404);
  return found;
}

async function requireOpen(req: PayloadRequest, review: number): Promise<Review> {
  const found = await requireReview(req, review);
  if (!found.openKey) throw refuse('Esta revisión ya terminó. Recarga la página.', 409);
  return found;
}

async function findComment(req: PayloadRequest, asked: number): Promise<ReviewComment> {
  const found = await req.payload.findByID({ ...plain(req), collection: slugs.reviewComments, id: asked, disableErrors: true });
  if (found === null) throw refuse('Ese comentario ya no existe. Recarga la página.', 404);
  return found;
}

async function findBlockName(req: PayloadRequest, review: Review, block: string): Promise<string> {
  const draft = isContentLocale(review.locale) ? await findDraft(req, pageOf(review), review.locale) : null;
  const found = draft?.content?.find((one) => one.id === block);
  if (!found) throw refuse('Ese bloque ya no está en la página. Comenta otro, o la página entera.');
  return nameBlock(found);
}
