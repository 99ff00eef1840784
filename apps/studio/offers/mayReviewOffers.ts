import type { PayloadRequest } from 'payload';
import { roleOf } from '../access/roles.ts';

/** Those who can put an offer right. */
export function mayReviewOffers(user: PayloadRequest['user']): boolean {
  const role = roleOf(user);
  return role === 'affiliateManager' || role === 'administrator';
}
