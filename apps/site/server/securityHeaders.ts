import { createHash } from 'node:crypto';
import type { SiteEnv } from '../env.ts';
import { listHeadScripts } from '../page/headScript.ts';
import type { PageFeature } from '../page/pageFeature.ts';
import { type HostsEnv, imageSourcesOf, pictureOriginsOf } from '../page/presenterHosts.ts';
import { viewTransitionRule } from '../page/viewTransition.ts';

export type SecurityOrigins = {
  siteUrl: string;
  imageSources: readonly string[];
  /** Hosts whose pictures a saved page keeps. */
  pictureOrigins?: readonly string[];
  freeplayOrigin?: string | undefined;
  jackpotsOrigin?: string | undefined;
  /** The studio, while it shows a preview in a frame: never for public pages. */
  previewOrigin?: string | undefined;
};

type OriginsEnv = HostsEnv & Pick<SiteEnv, 'SITE_URL' | 'IMAGE_HOSTS' | 'JACKPOTS_URL'>;

export function securityOriginsOf(env: OriginsEnv): SecurityOrigins {
  return {
    siteUrl: env.SITE_URL,
    imageSources: imageSourcesOf(env),
    pictureOrigins: pictureOriginsOf(env),
    freeplayOrigin: env.FREEPLAY_URL,
    jackpotsOrigin: env.JACKPOTS_URL,
  };
}

const twoYears = 63_072_000;

/** Security headers of every answer, as name and value. HSTS only where the site itself is served over TLS. */
export function buildSecurityHeaders(origins: SecurityOrigins, features: readonly PageFeature[]): [string, string][] {
  const isSecure = origins.siteUrl.startsWith('https:');
  return [
    ['Content-Security-Policy', buildContentSecurityPolicy(origins, listHeadScripts(features), isSecure)],
    ...(isSecure ? [['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`] satisfies [string, string]] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(origins.previewOrigin ? [] : [['X-Frame-Options', 'DENY'] satisfies [string, string]]),
  ];
}

function buildContentSecurityPolicy(origins: SecurityOrigins, scripts: readonly string[], isSecure: boolean): string {
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", hashSource(viewTransitionRule)],
    'img-src': ["'self'", ...origins.imageSources],
    // Of the host of the games only whether it answers is asked; from those of the pictures a page that is saved gets them.
    'connect-src': [
      "'self'",
      ...(origins.pictureOrigins ?? []),
      ...socketOrigins(origins.jackpotsOrigin),
      origins.freeplayOrigin && originOf(origins.freeplayOrigin),
    ],
    'frame-src': origins.freeplayOrigin ? [originOf(origins.freeplayOrigin)] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [origins.previewOrigin ? originOf(origins.previewOrigin) : "'none'"],
    'require-trusted-types-for': ["'script'"],
    // Made once a page, by browser/afterLoad.ts: it knows one URL.
    'trusted-types': ['lupa-service-worker'],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].filter(Boolean).join(' '))
    .join('; ');
}

/** socket.io needs the origin over http (polling) and over its socket scheme. */
function socketOrigins(origin: string | undefined): string[] {
  if (!origin) return [];
  const rest = originOf(origin).replace(/^(http|ws)/, '');
  return [`http${rest}`, `ws${rest}`];
}

function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/** CSP level 3: an inline element with exactly this text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
