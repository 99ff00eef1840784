import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ContentLocale, contentLocales, isContentLocale } from './locale.ts';

/** Seconds for which somebody may look at the site as it will be. */
export const momentLifetime = 2 * 3600;

/** The site at a moment, with what is planned; `draft`: as if it went out before. `at` and `expires` in seconds since 1970. */
export type SiteMoment = { at: number; draft: { pageId: number; locale: ContentLocale } | null; expires: number };

export type MomentReading = { kind: 'valid' | 'expired'; moment: SiteMoment } | { kind: 'refused' };

/** `moment.<at>.<page id>-<locale>.<expires>.<base64url HMAC-SHA-256 of all before it>`; without a draft there is `0` in its place */
export function signMoment({ at, draft, expires }: SiteMoment, secret: string): string {
  const signed = `moment.${at}.${draft ? `${draft.pageId}-${draft.locale}` : '0'}.${expires}`;
  return `${signed}.${signature(signed, secret)}`;
}

const form = new RegExp(String.raw`^(moment\.(\d{1,12})\.(?:0|(\d{1,9})-(${contentLocales.join('|')}))\.(\d{1,12}))\.([\w-]{43})$`);

/** `now` in milliseconds since 1970. */
export function readMoment(token: string, now: number, secret: string): MomentReading {
  const [, signed = '', at, pageId, locale, expires, given = ''] = form.exec(token) ?? [];
  const expected = signature(signed, secret);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { kind: 'refused' };
  const draft = pageId !== undefined && isContentLocale(locale) ? { pageId: Number(pageId), locale } : null;
  const moment = { at: Number(at), draft, expires: Number(expires) };
  return { kind: now < moment.expires * 1000 ? 'valid' : 'expired', moment };
}

/** Apart from those of previews, so that neither stands for the other. */
function signature(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(`site moment\n${signed}`).digest('base64url');
}
