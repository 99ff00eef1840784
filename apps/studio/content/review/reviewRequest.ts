import { isContentLocale } from '@lupa/contracts/locale.ts';
import { APIError, commitTransaction, initTransaction, killTransaction, UnauthorizedError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayDecide, mayTakePart, personOf } from '../../core/access/roles.ts';
import type { User } from '../../payload-types.ts';
import { maximumCommentLength } from './reviewStates.ts';

/** A refusal in the words that people read. */
export const refuse = (message: string, status = 400): APIError => new APIError(message, status, null, true);

/** @throws UnauthorizedError without a login @throws APIError for roles that have no part in reviews */
export function requirePart(req: PayloadRequest): User {
  if (!req.user) throw new UnauthorizedError(req.t);
  const person = personOf(req.user);
  if (person === null || !mayTakePart(person)) throw refuse('Las revisiones son para redacción y edición.', 403);
  return person;
}

/** @throws APIError for authors, too */
export function requireDecision(req: PayloadRequest): User {
  const user = requirePart(req);
  if (!mayDecide(user)) throw refuse('Devolver y aprobar es de edición.', 403);
  return user;
}

const id = z.number().int().positive();
const text = z.string().trim().max(maximumCommentLength);
const words = text.min(1);
const locale = z.string().refine(isContentLocale);

export const schemas = {
  pass: z.object({ page: id, locale, note: text.optional(), reviewer: id.nullish() }),
  return: z.object({ review: id, comment: text.optional(), blockId: z.string().max(100).nullish() }),
  comment: z.object({ review: id, body: words, blockId: z.string().max(100).nullish(), parent: id.nullish() }),
  solve: z.object({ comment: id, isSolved: z.boolean() }),
};

export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await req.json?.().catch(() => null);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const isTooLong = parsed.error.issues.some(({ code }) => code === 'too_big');
  const isEmpty = parsed.error.issues.some(({ code }) => code === 'too_small');
  if (isTooLong) throw refuse(`El texto es demasiado largo: caben ${maximumCommentLength} caracteres.`);
  throw refuse(isEmpty ? 'Escribe un comentario.' : 'Falta un dato de la revisión. Recarga la página.');
}

/** All that is written is there, or nothing. */
export async function inTransaction<T>(req: PayloadRequest, act: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const result = await act();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
