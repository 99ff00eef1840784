import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { ServiceApp } from '@lupa/server/createServiceApp.ts';
import { orElse } from '../page/middleware/orElse.ts';
import { buildWebManifest, webManifestPath } from '../page/webManifest.ts';
import { askerOf } from './askerOf.ts';
import { cachePolicies } from './cache/cachePolicies.ts';
import { buildSecurityText, securityTextPath } from './securityText.ts';
import type { SiteTools } from './siteFeature.ts';
import { speculationRules, speculationRulesPath } from './speculationRules.ts';

/** Files that every site has: what to fetch ahead, whom to tell of a fault of security, and what it is called on a home screen. */
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
