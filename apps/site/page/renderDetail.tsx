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
import { listBlockVersions, type PageFeature } from './pageFeature.ts';
import { viewTransitionRule } from './viewTransition.ts';
import type { BlockRendering } from './siteRendering.ts';

type DetailRendering = Pick<BlockRendering, 'blockLoaders' | 'blockDetails'>;

/** The part of one of these blocks, or of their versions under test, that the value of `?detalle=` names; null where there is none. */
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

/** A detail as a document, from which the browser takes it into the page. Whoever comes to its address is led to the whole page. */
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
