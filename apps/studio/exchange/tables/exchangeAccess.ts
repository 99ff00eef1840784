import { Forbidden, type PayloadRequest } from 'payload';
import { refuse, requireLogin } from '../../core/api/answers.ts';
import { roleOf } from '../../core/access/roles.ts';
import { type ExchangeKind, exchangeKinds, isExchangeKind } from './kinds.ts';

/** What the person behind the request may import: the collections' own rules say so. */
export async function listImportKinds(req: PayloadRequest): Promise<ExchangeKind[]> {
  if (roleOf(req.user) === undefined) return [];
  const allowed = await Promise.all(exchangeKinds.map((kind) => mayWrite(req, kind)));
  return exchangeKinds.filter((_kind, index) => allowed[index]);
}

async function mayWrite(req: PayloadRequest, kind: ExchangeKind): Promise<boolean> {
  // A studio may leave out the feature that has this collection.
  const collections: Partial<typeof req.payload.collections> = req.payload.collections;
  const access = collections[kind]?.config.access;
  if (!access) return false;
  const { create, update } = access;
  return (await create({ req })) !== false && (await update({ req })) !== false;
}

/** @throws UnauthorizedError without a login @throws Forbidden @throws APIError 400 for what is no kind */
export async function requireImportOf(req: PayloadRequest, kind: unknown): Promise<ExchangeKind> {
  requireLogin(req);
  if (!isExchangeKind(kind)) throw refuse(`Di qué traes en «kind»: ${exchangeKinds.join(', ')}.`);
  if (!(await mayWrite(req, kind))) throw new Forbidden(req.t);
  return kind;
}
