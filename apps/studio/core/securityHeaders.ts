type PolicyOptions = { nonce: string; siteUrl: string; imageUrls: readonly string[]; isDevelopment: boolean };

/** Styles need no nonce: the admin sets inline styles. Under the policy of uploaded files an SVG can run nothing. */
export function buildContentSecurityPolicy(path: string, { nonce, siteUrl, imageUrls, isDevelopment }: PolicyOptions): string {
  if (path.startsWith('/api/')) return "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
  return [
    "default-src 'self'",
    // Next's development overlay evaluates code.
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // Cards of drafts, which the site draws, and pictures of the catalogue.
    `img-src 'self' data: blob: ${[...new Set([siteUrl, ...imageUrls].map((url) => new URL(url).origin))].join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    // Previews.
    `frame-src 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The other headers of every answer. `studioUrl` says whether browsers may be told to insist on TLS. */
export function securityHeaders(studioUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    ...(studioUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}
