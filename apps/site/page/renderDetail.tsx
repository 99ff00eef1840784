import type { BlockContext } from '@lupa/blocks/block.ts';
import { parseDetail } from '@lupa/blocks/shared/detail/detailAddress.ts';
import { isBlockType } from '@lupa/contracts/blockType.ts';
import type { PageExperiment } from '@lupa/contracts/experiment.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { createHash } from 'node:crypto';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { listBlockVersions, type PageFeature, findFeaturePage, type LoadOptions } from './pageFeature.ts';
import { viewTransitionRule } from './viewTransition.ts';
import type { BlockRendering } from './siteRendering.ts';
import { localeOfPath, toContentLocale } from '@lupa/contracts/locale.ts';
import { pageTimes } from './pageModel.ts';
import { createStandaloneContext } from './standaloneContext.ts';
import { listStyleSheets } from './styleSheets.ts';
import { validatePage } from './validatePage.ts';

type DetailRendering = Pick<BlockRendering, 'blockLoaders' | 'blockDetails'>;

export async function loadBlockDetail(
  blocks: readonly RawBlock[],
  value: string,
  { blockLoaders, blockDetails = {} }: DetailRendering,
  context: BlockContext,
  { experiment = null, features = [] }: { experiment?: PageExperiment | null; features?: readonly PageFeature[] } = {},
): Promise<ReactElement | null> {
  const asked = parseDetail(value);
  for (const [index, block] of [...blocks.entries()].flatMap(([at, block]) =>
    listBlockVersions(features, block, experiment).map((version) => [at, version.block] as const),
  )) {
    const { id, type } = block;
    const [loader, detail] = isBlockType(type) ? [blockLoaders[type], blockDetails[type]] : [];
    if (id !== asked?.block || !loader || !detail) continue;
    // The registries pair each loader with the schema of what it takes, and each view with its loader.
    const props = await detail.load(parseGenerously(loader.schema, block).value as never, asked, { ...context, index });
    return props && createElement(detail.View as FunctionComponent<object>, props);
  }
  return null;
}

type DetailDocumentProps = { value: string; locale: string; title: string; path: string; siteUrl: string; styles: readonly string[] };

export function renderDetail(detail: ReactElement, { value, locale, title, path, siteUrl, styles }: DetailDocumentProps): string {
  const document = (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* As the page that leads here has it. */}
        <style dangerouslySetInnerHTML={{ __html: viewTransitionRule }} />
        <title>{title}</title>
        <link rel="canonical" href={`${siteUrl}${path}`} />
        {styles.map((url) => (
          <link key={url} rel="stylesheet" href={url} />
        ))}
      </head>
      <body>
        <main>{detail}</main>
        <p>
          <a href={path}>{title}</a>
        </p>
      </body>
    </html>
  );
  // Its ids stand beside those of the page and of other details.
  const prefix = `d${createHash('sha256').update(value).digest('hex').slice(0, 8)}-`;
  return `<!doctype html>${renderToString(document, { identifierPrefix: prefix })}`;
}

/**
 * The part of a page that `?detalle=` names, as HTML: what the browser fetches when somebody unfolds it. Null where the page has no such part.
 * @throws ServiceUnavailableError
 */
export async function loadDetail(path: string, value: string, options: LoadOptions): Promise<string | null> {
  const { env, assets, rendering, pageClients, query } = options;
  const locale = localeOfPath(path);
  const slug = decodeURIComponent(path);
  const listed = options.listedSlug?.(path) ?? slug;
  const fetched = await pageClients.within(pageTimes.page).content.fetchPage(listed, toContentLocale(locale));
  if (fetched !== null && !(await validatePage(fetched, path))) return null;
  const page = fetched ?? (await findFeaturePage(path, options));
  if (page === null) return null;
  const detail = await loadBlockDetail(page.content, value, rendering, await createStandaloneContext(locale, slug, options), {
    experiment: page.experiment,
    features: options.features,
  });
  if (detail === null) return null;
  query.use('detalle', [value]);
  const styles = listStyleSheets(assets, page.content);
  return renderDetail(detail, { value, locale, title: page.title, path, siteUrl: env.SITE_URL, styles });
}
