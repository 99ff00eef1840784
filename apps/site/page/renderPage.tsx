import { OnIslandErrorContext } from '@lupa/islands/Island.tsx';
import type { Logger } from '@lupa/server/logger.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Languages } from '../layout/Footer/Languages.tsx';
import { getLayoutHtml, type LayoutHtml, markCurrentLinks } from '../layout/layoutFragment.ts';
import { putIntoPlaces } from '../layout/LayoutPlace.tsx';
import type { Rendering } from './siteRendering.ts';
import { canonicalPath } from './canonicalUrl.ts';
import { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice.tsx';
import type { FragmentCache } from './fragmentCache.ts';
import { OfflineNotice } from '../features/offline/OfflineNotice.tsx';
import type { PageModel, RenderedBlock } from './pageModel.ts';
import { SavedNotice } from '../features/savedPages/SavedNotice.tsx';
import { renderBlocks } from './renderBlocks.tsx';

export type RenderPageOptions = {
  rendering: Pick<Rendering, 'blockViews' | 'PageDocument' | 'renderLayout'>;
  logger: Logger;
  /** Keeps header, footer and comparator from page to page. */
  layoutFragments?: FragmentCache<LayoutHtml>;
  /** Keeps blocks that are the same when their page is rendered again. */
  blockFragments?: FragmentCache<Buffer>;
  /** Stands before the blocks of an error page. */
  notice?: ErrorNoticeProps;
  /** A page of the site itself, kept with the service worker. */
  ownPage?: 'offline' | 'saved';
};

/** A page as HTML, in UTF-8. @throws what `PageDocument` throws; blocks that throw are left out. */
export function renderPage(page: PageModel, options: RenderPageOptions): Buffer {
  const { rendering, logger, layoutFragments, blockFragments, notice, ownPage } = options;
  const { blockViews, PageDocument } = rendering;
  const content = renderBlocks(page.blocks, { blockViews, page: page.slug, logger, fragments: blockFragments });
  const opening = notice ? <ErrorNotice {...notice} /> : ownPage ? buildOwnNotice(ownPage, page) : null;
  const blocks = opening ? [renderNotice(opening), ...content] : content;
  const onIslandError = (error: unknown, island: string) =>
    logger.error({ event: 'island.failed', page: page.slug, island, err: error }, 'an island cannot be rendered');
  const document = (
    <OnIslandErrorContext value={onIslandError}>
      <PageDocument page={page} blocks={blocks} hasCachedLayout={layoutFragments !== undefined} />
    </OnIslandErrorContext>
  );
  const html = `<!doctype html>${renderToString(document, { identifierPrefix: 'p-' })}`;
  if (!layoutFragments) return Buffer.from(html);
  const placed = Object.fromEntries(blocks.map((block, at) => [`block${at}`, block.html]));
  const layout = getLayoutHtml(page.layout, { render: rendering.renderLayout, fragments: layoutFragments });
  return putIntoPlaces(html, { ...placed, ...markLayout(layout, page) });
}

/** With what differs from page to page: the links that lead to it, and where it stands in other languages. */
function markLayout({ header, footer, ...others }: LayoutHtml, page: PageModel): LayoutHtml {
  const path = canonicalPath(page.slug) ?? page.slug;
  const languages = renderToString(<Languages {...page} microcopy={page.layout.microcopy} />);
  const whole = String(putIntoPlaces(footer, { languages }));
  return { header: markCurrentLinks(header, path), footer: markCurrentLinks(whole, path), ...others };
}

function buildOwnNotice(ownPage: 'offline' | 'saved', { layout: { microcopy }, assets }: PageModel) {
  return ownPage === 'saved' ? (
    <SavedNotice microcopy={microcopy} />
  ) : (
    <OfflineNotice microcopy={microcopy} scriptUrl={assets.scripts.offlinePage} />
  );
}

function renderNotice(notice: ReactElement): RenderedBlock {
  return {
    type: 'errorNotice',
    id: 'error',
    index: -1,
    layout: { isFullWidth: false, hasContentWrapper: true, isLazy: false },
    html: renderToString(notice),
  };
}
