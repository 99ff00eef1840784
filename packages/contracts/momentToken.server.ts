import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ContentLocale, contentLocales, isContentLocale } from './locale.ts';

/** Seconds for which somebody may look at the site as it will be. */
export const momentLifetime = 2 * 3600;

/** The site at a moment, with what is planned; `draft`: as if that page, or all of that release, went out before. `at` and `expires` in seconds since 1970. */
export type SiteMoment = { at: number; draft: { pageId: number; locale: ContentLocale } | { release: number } | null; expires: number };

export type MomentReading = { kind: 'valid' | 'expired'; moment: SiteMoment } | { kind: 'refused' };

/** `moment.<at>.<draft>.<expires>.<base64url HMAC-SHA-256 of all before it>`; the draft is `<page id>-<locale>`, `r<release id>` or `0` for none */
export function signMoment({ at, draft, expires }: SiteMoment, secret: string): string {
  const named = draft === null ? '0' : 'release' in draft ? `r${draft.release}` : `${draft.pageId}-${draft.locale}`;
  const signed = `moment.${at}.${named}.${expires}`;
  return `${signed}.${signature(signed, secret)}`;
}

const form = new RegExp(
  String.raw`^(moment\.(\d{1,12})\.(?:0|r(\d{1,9})|(\d{1,9})-(${contentLocales.join('|')}))\.(\d{1,12}))\.([\w-]{43})$`,
);

/** `now` in milliseconds since 1970. */
export function readMoment(token: string, now: number, secret: string): MomentReading {
  const [, signed = '', at, release, pageId, locale, expires, given = ''] = form.exec(token) ?? [];
  const expected = signature(signed, secret);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { kind: 'refused' };
  const page = pageId !== undefined && isContentLocale(locale) ? { pageId: Number(pageId), locale } : null;
  const draft = release === undefined ? page : { release: Number(release) };
  const moment = { at: Number(at), draft, expires: Number(expires) };
  return { kind: now < moment.expires * 1000 ? 'valid' : 'expired', moment };
}

/** Apart from those of previews, so that neither stands for the other. */
function signature(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(`site moment\n${signed}`).digest('base64url');
}
