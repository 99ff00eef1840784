import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { ServiceApp } from '@lupa/server/createServiceApp.ts';
import { orElse } from '../page/middleware/orElse.ts';
import { buildWebManifest, webManifestPath } from '../page/webManifest.ts';
import { askerOf } from './askerOf.ts';
import { cachePolicies } from './cache/cachePolicies.ts';
import type { SiteTools } from './siteFeature.ts';
import { unprefetchedLinks, unprefetchedPaths } from '../browser/prefetchLinks.ts';

const securityTextPath = '/.well-known/security.txt';

type SecurityTextOptions = { siteUrl: string; contact: string | undefined; now: Date };

const validDays = 180;

/** Whom to tell of a fault of security (RFC 9116). Valid for half a year from the day it is asked for. */
export function buildSecurityText({ siteUrl, contact, now }: SecurityTextOptions): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: ${contact ?? `mailto:security@${new URL(siteUrl).hostname}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}${securityTextPath}`,
    '',
  ].join('\n');
}

/** Where the rules are, and the header that says so. A header, because the CSP allows no inline script. */
const speculationRulesPath = '/speculation-rules.json';
export const speculationRulesHeader: [string, string] = ['Speculation-Rules', `"${speculationRulesPath}"`];

/**
 * What browsers fetch ahead: pages of the site, whose addresses end in a slash, once a link to them is hovered for a moment or pressed.
 * Only fetched, not run: nothing counts as a visit before somebody makes it. `browser/prefetchLinks.ts` does the same where a browser
 * knows no such rules.
 */
const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: ['/', '/*/'] },
          { not: { href_matches: unprefetchedPaths.map((path) => `${path}*`) } },
          { not: { selector_matches: unprefetchedLinks } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function addSiteFiles(app: ServiceApp, { env, clients }: Pick<SiteTools, 'env' | 'clients'>): void {
  app.get(speculationRulesPath, (context) => {
    const headers = { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': cachePolicies.speculationRules };
    return context.body(JSON.stringify(speculationRules), 200, headers);
  });
  app.get(securityTextPath, (context) => {
    const text = buildSecurityText({ siteUrl: env.SITE_URL, contact: env.SECURITY_CONTACT, now: new Date() });
    return context.text(text, 200, { 'Cache-Control': cachePolicies.sitemap });
  });
  app.get(webManifestPath, async (context) => {
    const { content } = clients.forPage(askerOf(context)).clients;
    const globals = await orElse(content.fetchGlobals(defaultContentLocale), null);
    const manifest = buildWebManifest(globals?.siteName || new URL(env.SITE_URL).hostname);
    const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': cachePolicies.webManifest };
    return context.body(JSON.stringify(manifest), 200, headers);
  });
}
