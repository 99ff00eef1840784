import { OnIslandErrorContext } from '@lupa/islands/Island.tsx';
import type { Logger } from '@lupa/server/logger.ts';
import { renderToString } from 'react-dom/server';
import type { Rendering } from '../server/siteDeps.ts';
import { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice.tsx';
import type { PageModel, RenderedBlock } from './pageModel.ts';
import { renderBlocks } from './renderBlocks.tsx';

export type RenderPageOptions = {
  rendering: Pick<Rendering, 'blockViews' | 'PageDocument'>;
  logger: Logger;
  /** Stands before the blocks of an error page. */
  notice?: ErrorNoticeProps;
};

/** A page as HTML. @throws what `PageDocument` throws; blocks that throw are left out. */
export function renderPage(page: PageModel, { rendering, logger, notice }: RenderPageOptions): string {
  const { blockViews, PageDocument } = rendering;
  const content = renderBlocks(page.blocks, { blockViews, page: page.slug, logger });
  const blocks = notice ? [renderNotice(notice), ...content] : content;
  const onIslandError = (error: unknown, island: string) =>
    logger.error({ page: page.slug, island, err: error }, 'an island cannot be rendered');
  const document = (
    <OnIslandErrorContext value={onIslandError}>
      <PageDocument page={page} blocks={blocks} />
    </OnIslandErrorContext>
  );
  return `<!doctype html>${renderToString(document, { identifierPrefix: 'p-' })}`;
}

function renderNotice(notice: ErrorNoticeProps): RenderedBlock {
  return {
    type: 'errorNotice',
    id: 'error',
    index: -1,
    layout: { isFullWidth: false, hasContentWrapper: true, isLazy: false },
    html: renderToString(<ErrorNotice {...notice} />),
  };
}
