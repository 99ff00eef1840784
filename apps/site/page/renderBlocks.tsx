import { OnIslandErrorContext } from '@lupa/islands/Island.tsx';
import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { RawData } from '@lupa/blocks/shared/section/RawData.tsx';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlockRendering } from './siteRendering.ts';
import { buildBlockLayout } from './blockLayout.ts';
import type { PreparedBlock, RenderedBlock } from './pageModel.ts';

export type RenderBlocksOptions = {
  blockViews: BlockRendering['blockViews'];
  page: string;
  logger: Logger;
};

/** Renders each block by itself, so that an exception in a view costs that block only. It is logged and left out. */
export function renderBlocks(blocks: readonly PreparedBlock[], { page, blockViews, logger }: RenderBlocksOptions): RenderedBlock[] {
  const rendered = blocks.flatMap((block) => {
    const { type, id, index, group } = block;
    const details = { page, block: id, type, index };
    const onIslandError = (error: unknown, island: string) =>
      logger.error({ event: 'island.failed', ...details, island, err: error }, 'an island cannot be rendered');
    try {
      const element = <OnIslandErrorContext value={onIslandError}>{createBlockElement(block, blockViews)}</OnIslandErrorContext>;
      const html = renderToString(element, { identifierPrefix: `b${index}${group === 'b' ? group : ''}-` });
      const layout = buildBlockLayout({ type, variant: block.kind === 'view' ? block.variant : '', index });
      return [{ type, id, index, group, layout, hasHeading: hasHeading(block), html }];
    } catch (error) {
      logger.error({ event: 'block.failed', ...details, err: error }, 'a block cannot be rendered and is left out');
      return [];
    }
  });
  return keepPairs(rendered);
}

const hasHeading = (block: PreparedBlock): boolean =>
  block.kind === 'element' ? (block.hasHeading ?? false) : block.kind === 'view' && block.type === 'heroSection';

/** A version without its other is no test: everybody sees A where B is left out, and nobody B alone. */
function keepPairs(blocks: readonly RenderedBlock[]): RenderedBlock[] {
  const isThere = (group: ExperimentGroup) => blocks.some((block) => block.group === group);
  if (isThere('a') === isThere('b')) return [...blocks];
  return blocks.flatMap((block) => (block.group === 'b' ? [] : [{ ...block, group: undefined }]));
}

export function createBlockElement(block: PreparedBlock, blockViews: BlockRendering['blockViews']): ReactElement {
  if (block.kind === 'element') return block.element;
  // The registries pair each view with the loader whose props it takes.
  const View = (block.kind === 'view' ? blockViews[block.type] : null) as ComponentType<object> | null;
  if (block.kind === 'view' && View !== null) return createElement(View, block.props as object);
  return <RawData type={block.type} data={block.kind === 'raw' ? block.data : block.props} />;
}
