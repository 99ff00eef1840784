import { createClients } from '@lupa/clients/createClients.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { renderToString } from 'react-dom/server';
import { allFeatures } from '../../apps/site/features/allFeatures.ts';
import { knowRoutes } from '../../apps/site/page/knownRoutes.ts';
import { loadPage } from '../../apps/site/page/loadPage.ts';
import type { PageAssets, PageModel } from '../../apps/site/page/pageModel.ts';
import { noQuery } from '../../apps/site/page/pageQuery.ts';
import { createBlockElement } from '../../apps/site/page/renderBlocks.tsx';
import { readSiteEnv } from '../../apps/site/env.ts';
import { rendering } from '../../apps/site/rendering.ts';

/** The views of a page in one call of React's `renderToString`, and nothing else. */
export type RenderedPage = { bare: () => string };

const assets: PageAssets = {
  styles: ['/assets/styles.css'],
  blockStyles: {},
  bootScript: '/assets/boot.js',
  modulePreloads: [],
  scripts: { offlinePage: '/assets/offline.js', preview: '/assets/preview.js' },
  hasServiceWorker: true,
};

/** Loads a page of the running services once, ready to be rendered often. @throws when there is no such page */
export async function openRenderedPage(path: string, source: NodeJS.ProcessEnv): Promise<RenderedPage> {
  const env = readSiteEnv(source);
  const logger = createLogger('bench', 'silent');
  const urls = { content: env.CONTENT_URL, arcade: env.ARCADE_URL, partners: env.PARTNERS_URL };
  const clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now };
  const pageClients = createClients({ urls, site: env.SITE_IDENTIFIER, clock }).forPage({ logger, requestId: 'bench' });
  const routes = Promise.resolve(knowRoutes(null));
  const initialToplist = Promise.resolve({
    toplist: null,
    tags: new Set<string>(),
    freshUntil: Number.POSITIVE_INFINITY,
    holdsUntil: Number.POSITIVE_INFINITY,
    isDegraded: false,
  });
  const now = new Date();
  const features = allFeatures;
  const page = await loadPage(path, { env, assets, rendering, features, pageClients, routes, initialToplist, logger, now, query: noQuery });
  if (!page) throw new Error(`${path} is not a page.`);
  return { bare: () => renderBare(page) };
}

function renderBare(page: PageModel): string {
  const { PageDocument, blockViews } = rendering;
  return renderToString(
    <>
      <PageDocument page={page} blocks={[]} features={allFeatures} />
      {page.blocks.map((block) => (
        <div key={block.index}>{createBlockElement(block, blockViews)}</div>
      ))}
    </>,
  );
}
