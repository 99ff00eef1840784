import { pageAnalyticsId } from '@lupa/contracts/analytics.ts';
import { defaultPageLocale, type PageLocale } from '@lupa/contracts/locale.ts';
import type { PageModel } from './pageModel.ts';
import { scriptJson } from './scriptJson.ts';
import { buildStructuredData } from './structuredData.ts';
import { viewTransitionRule } from './viewTransitionRule.ts';

// Open Graph knows no language without a territory.
const openGraphLocales: Record<PageLocale, string> = { 'es-CL': 'es_CL', en: 'en_US', 'fr-CA': 'fr_CA', 'de-DE': 'de_DE' };

/** All that stands in `<head>`. */
export function PageHead({ page }: { page: PageModel }) {
  const { title, description, canonicalUrl, alternates, assets, layout, locale } = page;
  // For readers of none of its languages: the one that the site is written in.
  const forAnyone = alternates.find((alternate) => alternate.locale === defaultPageLocale);
  const structuredData = buildStructuredData(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style dangerouslySetInnerHTML={{ __html: viewTransitionRule }} />
      <title>{title || layout.siteName}</title>
      {description && <meta name="description" content={description} />}
      {!page.isIndexable && <meta name="robots" content="noindex" />}
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {alternates.map((alternate) => (
        <link key={alternate.locale} rel="alternate" hrefLang={alternate.locale} href={alternate.url} />
      ))}
      {forAnyone && <link rel="alternate" hrefLang="x-default" href={forAnyone.url} />}
      {/* Text is shown without them at first: they must not take the style sheet's bandwidth. */}
      {assets.fontPreloads.map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" fetchPriority="low" />
      ))}
      {assets.styles.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      {assets.modulePreloads.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <script type="module" src={assets.bootScript} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0c1620" media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content={page.author ? 'article' : 'website'} />
      <meta property="og:site_name" content={layout.siteName} />
      <meta property="og:title" content={title || layout.siteName} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      {alternates.map((alternate) =>
        alternate.locale === locale ? null : (
          <meta key={alternate.locale} property="og:locale:alternate" content={openGraphLocales[alternate.locale]} />
        ),
      )}
      {description && <meta property="og:description" content={description} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta name="twitter:card" content="summary" />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }} />}
      {page.analytics && (
        <script type="application/json" id={pageAnalyticsId} dangerouslySetInnerHTML={{ __html: scriptJson(page.analytics) }} />
      )}
    </head>
  );
}
