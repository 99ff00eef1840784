import { defaultPageLocale, type PageLocale } from '@lupa/contracts/locale.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { findShareImage } from './shareImage.ts';
import { chooseHeadScripts } from './headScript.ts';
import { readDates } from './pageDates.ts';
import { type PageDocumentProps, renderParts } from './pageFeature.ts';
import type { PageModel, RenderedBlock, ShareImage } from './pageModel.ts';
import { buildStructuredData, openGraphType } from './structuredData.ts';
import { listStyleSheets } from './styleSheets.ts';
import { themeColors, webManifestPath } from './webManifest.ts';
import { viewTransitionRule } from './viewTransition.ts';

/** `es_CL` of `es-CL`. Open Graph knows no language without a territory. */
function openGraphLocale(locale: PageLocale): string {
  const known = openGraphLocales.get(locale);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(languageTag(locale)).maximize();
  openGraphLocales.set(locale, `${language}_${region}`);
  return `${language}_${region}`;
}
const openGraphLocales = new Map<PageLocale, string>();

export function PageHead({ page, blocks, features }: PageDocumentProps) {
  const { title, description, canonicalUrl, alternates, assets, layout } = page;
  // For readers of none of its languages: the one that the site is written in.
  const forAnyone = alternates.find((alternate) => alternate.locale === defaultPageLocale);
  const image = findShareImage(page, features);
  const structuredData = buildStructuredData(page, blocks, image);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" data-scheme="light" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" data-scheme="dark" />
      {/* Before the style sheet, which a script below it would wait for. */}
      {chooseHeadScripts(features, { page, blocks }).map((text) => (
        <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <style dangerouslySetInnerHTML={{ __html: viewTransitionRule }} />
      <title>{title || layout.siteName}</title>
      {description && <meta name="description" content={description} />}
      {!page.isIndexable && <meta name="robots" content="noindex" />}
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {alternates.map((alternate) => (
        <link key={alternate.locale} rel="alternate" hrefLang={languageTag(alternate.locale)} href={alternate.url} />
      ))}
      {forAnyone && <link rel="alternate" hrefLang="x-default" href={forAnyone.url} />}
      {/* No preloaded fonts: they would take the style sheet's bandwidth (docs/decisions/021). */}
      {listStyleSheets(assets, blocks).map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      {assets.modulePreloads.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <script type="module" src={assets.bootScript} />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={webManifestPath} />
      <OpenGraph page={page} shown={blocks} image={image} />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }} />}
      {renderParts(features, 'head', { page, blocks })}
    </head>
  );
}

/** How the page shows where its address is shared (https://ogp.me). */
function OpenGraph({ page, shown, image }: { page: PageModel; shown: readonly RenderedBlock[]; image: ShareImage | null }) {
  const { title, description, canonicalUrl, alternates, layout, locale } = page;
  const type = openGraphType(page, shown);
  const { published, modified } = type === 'article' ? readDates(page) : {};
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={layout.siteName} />
      <meta property="og:title" content={title || layout.siteName} />
      {description && <meta property="og:description" content={description} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {alternates.map((alternate) =>
        alternate.locale === locale ? null : (
          <meta key={alternate.locale} property="og:locale:alternate" content={openGraphLocale(alternate.locale)} />
        ),
      )}
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          {image.type && <meta property="og:image:type" content={image.type} />}
          {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
          {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** JSON as text that may stand inside a script element, whatever it says. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
