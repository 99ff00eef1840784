import { OnIslandErrorContext } from '@lupa/islands/Island.tsx';
import type { Logger } from '@lupa/server/logger.ts';
import { renderToString } from 'react-dom/server';
import { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice.tsx';
import type { PageFeature, Rendering } from './pageFeature.ts';
import type { PageModel } from './pageModel.ts';
import { renderBlocks } from './renderBlocks.tsx';

export type RenderPageOptions = {
  rendering: Pick<Rendering, 'blockViews' | 'PageDocument'>;
  features: readonly PageFeature[];
  logger: Logger;
  notice?: ErrorNoticeProps;
};

/** A page as HTML. @throws what `PageDocument` throws; blocks that throw are left out. */
export function renderPage(page: PageModel, { rendering, features, logger, notice }: RenderPageOptions): string {
  const { blockViews, PageDocument } = rendering;
  const opening = notice
    ? [{ kind: 'element' as const, type: 'errorNotice', id: 'error', index: -1, hasHeading: true, element: <ErrorNotice {...notice} /> }]
    : [];
  const blocks = renderBlocks([...opening, ...page.blocks], { blockViews, page: page.slug, logger });
  const onIslandError = (error: unknown, island: string) =>
    logger.error({ event: 'island.failed', page: page.slug, island, err: error }, 'an island cannot be rendered');
  const document = (
    <OnIslandErrorContext value={onIslandError}>
      <PageDocument page={page} blocks={blocks} features={features} />
    </OnIslandErrorContext>
  );
  return `<!doctype html>${renderToString(document, { identifierPrefix: 'p-' })}`;
}
