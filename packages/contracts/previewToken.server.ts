import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ContentLocale, contentLocales, isContentLocale } from './locale.ts';

const previewKinds = ['frame', 'share'] as const;
/** `frame`: beside the form, which renews it. `share`: for somebody without an account. */
export type PreviewKind = (typeof previewKinds)[number];

/** Seconds for which a token lets its holder see a draft. */
export const previewLifetimes: Record<PreviewKind, number> = { frame: 15 * 60, share: 7 * 24 * 3600 };

/** The draft of one page in one language, until a moment in seconds since 1970. */
export type Preview = { kind: PreviewKind; pageId: number; locale: ContentLocale; expires: number };

/** `<kind>.<page id>.<locale>.<expires>.<base64url HMAC-SHA-256 of all before it>` */
export function signPreview(preview: Preview, secret: string): string {
  const { kind, pageId, locale, expires } = preview;
  const signed = `${kind}.${pageId}.${locale}.${expires}`;
  return `${signed}.${signature(signed, secret)}`;
}

/** `refused`: malformed or made up. An expired one was once good, and still names its preview. */
export type PreviewReading = { kind: 'valid' | 'expired'; preview: Preview } | { kind: 'refused' };

const form = new RegExp(String.raw`^((${previewKinds.join('|')})\.(\d{1,9})\.(${contentLocales.join('|')})\.(\d{1,12}))\.([\w-]{43})$`);

/** `now` in milliseconds since 1970. */
export function readPreview(token: string, now: number, secret: string): PreviewReading {
  const [, signed = '', kind, pageId, locale, expires, given = ''] = form.exec(token) ?? [];
  const expected = signature(signed, secret);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { kind: 'refused' };
  if (!isContentLocale(locale)) return { kind: 'refused' };
  const preview = { kind: kind === 'share' ? kind : 'frame', pageId: Number(pageId), locale, expires: Number(expires) } as const;
  return { kind: now < preview.expires * 1000 ? 'valid' : 'expired', preview };
}

function signature(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview\n${signed}`).digest('base64url');
}
