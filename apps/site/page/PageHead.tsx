import type { PageModel } from './pageModel.ts';
import { buildStructuredData, structuredDataText } from './structuredData.ts';

/** All that stands in `<head>`. */
export function PageHead({ page }: { page: PageModel }) {
  const { title, description, canonicalUrl, alternates, assets, layout, locale } = page;
  const structuredData = buildStructuredData(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title || layout.siteName}</title>
      {description && <meta name="description" content={description} />}
      {!page.isIndexable && <meta name="robots" content="noindex" />}
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {alternates.map((alternate) => (
        <link key={alternate.locale} rel="alternate" hrefLang={alternate.locale} href={alternate.url} />
      ))}
      {assets.fontPreloads.map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
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
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {description && <meta property="og:description" content={description} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta name="twitter:card" content="summary" />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(structuredData) }} />}
    </head>
  );
}
