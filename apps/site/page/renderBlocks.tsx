import { OnIslandErrorContext } from '@lupa/islands/Island.tsx';
import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { RawData } from '@lupa/blocks/shared/section/RawData.tsx';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorReportPage } from '../features/errorReports/page/ErrorReportPage.tsx';
import { SearchPage } from '../features/search/page/SearchPage.tsx';
import type { Rendering } from './siteRendering.ts';
import { buildBlockLayout } from './blockLayout.ts';
import type { FragmentCache } from './fragmentCache.ts';
import type { PreparedBlock, RenderedBlock } from './pageModel.ts';
import { Sitemap } from '../features/sitemapPage/page/Sitemap.tsx';

export type RenderBlocksOptions = {
  blockViews: Rendering['blockViews'];
  /** Slug of the page. */
  page: string;
  logger: Logger;
  /** Keeps blocks that are the same when their page is rendered again. */
  fragments?: FragmentCache<Buffer> | undefined;
};

/** Renders each block by itself, so that an exception in a view costs that block only. It is logged and left out. */
export function renderBlocks(blocks: readonly PreparedBlock[], options: RenderBlocksOptions): RenderedBlock[] {
  const { page, fragments, logger } = options;
  const rendered = blocks.flatMap((block) => {
    const { type, id, index, group } = block;
    const layout = buildBlockLayout({ type, variant: block.kind === 'view' ? block.variant : '', index });
    const details = { page, block: id, type, index };
    const place = `${index}${group === 'b' ? group : ''}`;
    const render = () => {
      let isKept = true;
      const onIslandError = (error: unknown, island: string) => {
        isKept = false;
        logger.error({ event: 'island.failed', ...details, island, err: error }, 'an island cannot be rendered');
      };
      const element = <OnIslandErrorContext value={onIslandError}>{createBlockElement(block, options.blockViews)}</OnIslandErrorContext>;
      const html = Buffer.from(renderToString(element, { identifierPrefix: `b${place}-` }));
      return { html, isKept };
    };
    try {
      const html = fragments ? fragments.get(`${place} ${page}`, block, render) : render().html;
      return [{ type, id, index, group, layout, html }];
    } catch (error) {
      logger.error({ event: 'block.failed', ...details, err: error }, 'a block cannot be rendered and is left out');
      return [];
    }
  });
  return keepPairs(rendered);
}

/** A version without its other is no test: everybody sees A where B is left out, and nobody B alone. */
function keepPairs(blocks: readonly RenderedBlock[]): RenderedBlock[] {
  const isThere = (group: ExperimentGroup) => blocks.some((block) => block.group === group);
  if (isThere('a') === isThere('b')) return [...blocks];
  return blocks.flatMap((block) => (block.group === 'b' ? [] : [{ ...block, group: undefined }]));
}

/** The view of a block's type with its props, or the raw-data renderer. */
export function createBlockElement(block: PreparedBlock, blockViews: Rendering['blockViews']): ReactElement {
  if (block.kind === 'sitemap') return <Sitemap {...block.props} />;
  if (block.kind === 'search') return <SearchPage {...block.props} />;
  if (block.kind === 'errorReport') return <ErrorReportPage {...block.props} />;
  // The registries pair each view with the loader whose props it takes.
  const View = (block.kind === 'view' ? blockViews[block.type] : null) as ComponentType<object> | null;
  if (block.kind === 'view' && View !== null) return createElement(View, block.props as object);
  return <RawData type={block.type} data={block.kind === 'raw' ? block.data : block.props} />;
}
