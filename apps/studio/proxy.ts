import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { env } from './core/env.ts';
import { buildContentSecurityPolicy, securityHeaders } from './core/securityHeaders.ts';

// Next, and the database behind the pages of the admin, answer these with a fault of their own.
function isUnreadable(url: string): boolean {
  try {
    return decodeURI(url).includes('\u0000') || url.includes('%00');
  } catch {
    return true;
  }
}

/** Puts the security headers on every answer. The nonce travels to Next in the request's own policy header. */
export function proxy(request: NextRequest): NextResponse {
  if (isUnreadable(request.url)) return new NextResponse('La dirección no se puede leer.\n', { status: 400 });
  // Payload's forms for a forgotten password know no second factor, and have the secret in their address: ours start at the login page.
  if (/^\/admin\/(forgot|reset)(\/|$)/.test(request.nextUrl.pathname)) return NextResponse.redirect(new URL('/admin/login', env.studioUrl));
  const nonce = randomBytes(18).toString('base64');
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const { siteUrl, imagesUrl, arcadeImagesUrl = imagesUrl } = env;
  const policy = buildContentSecurityPolicy(request.nextUrl.pathname, {
    nonce,
    siteUrl,
    imageUrls: [imagesUrl, arcadeImagesUrl],
    isDevelopment,
  });
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set('x-nonce', nonce);
  requestHeaders.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers: requestHeaders } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(securityHeaders(env.studioUrl))) response.headers.set(name, value);
  return response;
}

export const config = { matcher: '/:path*' };
