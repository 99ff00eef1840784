import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { clickOutPath } from './clickOut.ts';
import { maximumSlugLength } from './slug.ts';

/** A link's place, signed in `p`, because `noreferrer` hides the page. `position` counts from 1; `responseId` names the list. */
export const placementSchema = z.object({
  page: z.string().max(maximumSlugLength + 2),
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

export const placementParameter = 'p';

/** Days after the one on which it was signed on which a placement is believed: as long as a page may stand open or be kept. */
export const placementDays = 30;

/** What a placement is signed for: the offer that its link leads to, and the ISO date in the market on which its page was made. */
export type SignedFor = { partnerSlug: string; afflinkProxy: string; day: string };

/** `<date, 8 digits>.<base64url JSON>.<base64url HMAC-SHA-256, first 16 bytes>`; the HMAC is over all before it and the link's path. */
export function signPlacement(placement: Placement, { partnerSlug, afflinkProxy, day }: SignedFor, secret: string): string {
  const signed = `${day.replaceAll('-', '')}.${Buffer.from(JSON.stringify(placement)).toString('base64url')}`;
  return `${signed}.${signature(signed, clickOutPath(partnerSlug, afflinkProxy), secret)}`;
}

/** What a `p` parameter is worth. `refused`: malformed, made up, or taken from the link of another offer. */
export type PlacementReading = { kind: 'signed'; placement: Placement; day: string } | { kind: 'outdated' } | { kind: 'refused' };

const form = /^(\d{4})(\d\d)(\d\d)\.[\w-]+\.[\w-]{22}$/;
// Pages from before placements had a day may still be open.
const formerForm = /^[\w-]+\.[\w-]{22}$/;
const maximumLength = 6000;

export function readPlacement(signed: string, link: Omit<SignedFor, 'day'>, secret: string): PlacementReading {
  if (signed.length > maximumLength) return { kind: 'refused' };
  const parts = form.exec(signed);
  if (parts === null) return { kind: formerForm.test(signed) ? 'outdated' : 'refused' };
  const [body, given] = [signed.slice(0, -23), Buffer.from(signed.slice(-22))];
  const expected = Buffer.from(signature(body, clickOutPath(link.partnerSlug, link.afflinkProxy), secret));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { kind: 'refused' };
  try {
    const placement = placementSchema.parse(JSON.parse(Buffer.from(body.slice(9), 'base64url').toString()));
    return { kind: 'signed', placement, day: parts.slice(1).join('-') };
  } catch {
    return { kind: 'refused' };
  }
}

/** True on the day of the signature, `placementDays` after it, and one before it: clocks of two machines differ around midnight. */
export function isCurrentDay(day: string, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return age >= -1 && age <= placementDays;
}

function signature(signed: string, path: string, secret: string): string {
  return createHmac('sha256', secret).update(`${path}\n${signed}`).digest().subarray(0, 16).toString('base64url');
}
