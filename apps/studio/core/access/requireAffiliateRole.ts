import { Forbidden, UnauthorizedError, type PayloadRequest } from 'payload';
import { mayManageAffiliates } from './roles.ts';

export function requireAffiliateRole({ user, t }: PayloadRequest): void {
  if (!user) throw new UnauthorizedError(t);
  if (!mayManageAffiliates(user)) throw new Forbidden(t);
}
