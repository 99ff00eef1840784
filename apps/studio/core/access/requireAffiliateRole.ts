import { Forbidden, UnauthorizedError, type PayloadRequest } from 'payload';
import { mayManageAffiliates } from './roles.ts';

/** For endpoints that only affiliate managers and administrators may use. @throws UnauthorizedError without a login @throws Forbidden */
export function requireAffiliateRole({ user, t }: PayloadRequest): void {
  if (!user) throw new UnauthorizedError(t);
  if (!mayManageAffiliates(user)) throw new Forbidden(t);
}
