import { noticeStyleHash } from './noticePage.ts';
import type { PlayPageAnswer } from './playPages.ts';

const cachePolicies = { page: 'public, max-age=60, stale-while-revalidate=600', notice: 'no-store' };

const refused =
  'accelerometer camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection magnetometer microphone midi ' +
  'payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/** A page may be framed by another origin, also by one that isolates itself, and has no hold on its own window's opener. */
const commonHeaders = {
  'Permissions-Policy': refused.replaceAll(' ', '=(), ').concat('=()'),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

type PageHeaderOptions = { page: PlayPageAnswer; frameAncestors: string[]; hostUrl: string; imagesUrl: string };

/**
 * `sandbox allow-scripts`: a game runs without an origin wherever it is opened, so it can reach no storage, open no window and navigate no
 * page. `'self'` still means this host, from where the page came, but not in WebKit: so the host is named, too.
 */
export function buildPageHeaders({ page, frameAncestors, hostUrl, imagesUrl }: PageHeaderOptions): Record<string, string> {
  const host = `'self' ${new URL(hostUrl).origin}`;
  return {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cachePolicies.page,
    ETag: page.etag,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src ${host}`,
      `style-src ${page.styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
      `font-src ${host}`,
      `img-src ${host} ${new URL(imagesUrl).origin}`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'self' ${frameAncestors.join(' ')}`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
      'sandbox allow-scripts',
    ].join('; '),
  };
}

export function buildNoticeHeaders(frameAncestors: string[]): Record<string, string> {
  return {
    ...commonHeaders,
    'Cache-Control': cachePolicies.notice,
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src 'sha256-${noticeStyleHash}'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'self' ${frameAncestors.join(' ')}`,
    ].join('; '),
  };
}
