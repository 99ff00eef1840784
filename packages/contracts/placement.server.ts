import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * Where a click-out link stood. It travels in the link's `p` parameter, signed, because `noreferrer` hides the page.
 * `position` counts from 1; `responseId` names the list that the visitor saw.
 */
export const placementSchema = z.object({
  page: z.string().max(300),
  block: z.string().max(100).default(''),
  toplist: z.string().max(100).default(''),
  responseId: z.string().max(100).default(''),
  linkId: z.string().max(100).default(''),
  position: z.int().min(0).max(1000).default(0),
});
export type Placement = z.output<typeof placementSchema>;

export const placementExample: Placement = {
  page: '/',
  block: 'toplist-home',
  toplist: 'home',
  responseId: 'home.7.1c9f0a2be4d1',
  linkId: 'cta',
  position: 1,
};

/** Name of the query parameter that carries the placement. */
export const placementParameter = 'p';

/** `<base64url JSON>.<base64url HMAC-SHA-256, first 16 bytes>` */
export function signPlacement(placement: Placement, secret: string): string {
  const body = Buffer.from(JSON.stringify(placement)).toString('base64url');
  return `${body}.${signature(body, secret)}`;
}

/** The placement of a signed parameter, or null when it is missing, malformed or signed with another secret. */
export function readPlacement(signed: string | undefined, secret: string): Placement | null {
  if (signed === undefined || signed.length > 2000) return null;
  const [body, given] = signed.split('.');
  if (!body || !given) return null;
  const expected = Buffer.from(signature(body, secret));
  const received = Buffer.from(given);
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null;
  try {
    return placementSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    return null;
  }
}

function signature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest().subarray(0, 16).toString('base64url');
}
