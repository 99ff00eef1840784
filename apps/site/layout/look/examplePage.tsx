import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import { blockViews } from '@lupa/blocks/blocks.views.ts';
import { createExampleContext } from '@lupa/blocks/exampleContext.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { languageNames, pageLocales } from '@lupa/contracts/locale.ts';
import { navigationGroupsExample } from '@lupa/contracts/navigation.ts';
import { pageAnswerExample, type RawBlock } from '@lupa/contracts/page.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { registerSiteIslands } from '../../client/siteIslands.server.ts';
import { homePathOf } from '../../page/buildLayout.ts';
import { PageDocument } from '../../page/PageDocument.tsx';
import type { PageAssets, PageModel } from '../../page/pageModel.ts';
import { prepareBlocks } from '../../page/prepareBlocks.ts';
import { renderPage } from '../../page/renderPage.tsx';
import { buildFooterModel } from '../Footer/buildFooterModel.ts';

registerSiteIslands();

const modules = import.meta.glob<Record<string, Record<string, RawBlock>>>('../../../../packages/blocks/*/*.examples.ts', { eager: true });
const examples = Object.values(modules).flatMap((module) => Object.values(module).flatMap((named) => Object.values(named)));
const isHero = (block: RawBlock) => block.type === 'heroSection';

/** Pages in the real layout, by path: every example of every block on one, each further hero on its own, and an error page. */
export async function renderExamplePages(assets: PageAssets): Promise<Map<string, string>> {
  const heroes = examples.filter(isHero);
  const others = [...examples.filter((block) => !isHero(block)), { type: 'mystery', id: 'mystery' }];
  const pages = new Map<string, string>();
  for (const [index, hero] of heroes.entries()) {
    const slug = index === 0 ? '/' : `/portada-${index}/`;
    pages.set(slug, await render(assets, { slug, blocks: index === 0 ? [hero, ...others] : [hero] }));
  }
  return pages.set('/404/', await render(assets, { slug: '/404/', blocks: [], status: 404 }));
}

const fail = (error: Error) => {
  throw error;
};

async function render(
  assets: PageAssets,
  { slug, blocks, status = 200 }: { slug: string; blocks: RawBlock[]; status?: 200 | 404 },
): Promise<string> {
  const context = createExampleContext();
  const { microcopy, presenter, locale } = context;
  const logger = createLogger('look', 'silent');
  const prepared = await prepareBlocks(blocks, {
    rendering: { blockLoaders, blockViews },
    context,
    logger,
    showsRawBlocks: true,
    onPassingFailure: () => undefined,
  });
  const [answered] = pageAnswerExample.pages;
  const [globals] = globalsExample;
  if (!answered || !globals) throw new Error('The examples of the contracts have changed.');
  const page: PageModel = {
    status,
    slug,
    title: 'Casinos en línea en Chile | LupaCasino',
    description: 'Comparamos bonos, retiros y letra chica.',
    canonicalUrl: `https://lupacasino.example${slug}`,
    isIndexable: status === 200,
    locale,
    alternates: [],
    breadcrumbs: answered.breadcrumbs,
    updatedDate: answered.updatedDate,
    author: answered.author,
    analytics: answered.analytics,
    blocks: prepared,
    layout: {
      siteName: 'LupaCasino',
      locale,
      homePath: '/',
      microcopy,
      navigation: navigationGroupsExample,
      footer: buildFooterModel({ footer: globals.footer, locale, siteName: 'LupaCasino', currentYear: 2026, onError: fail }),
      languages: pageLocales.map((own) => ({ locale: own, name: languageNames[own], path: homePathOf(own) })),
      presenter,
    },
    assets,
    userLocationPath: null,
  };
  const notice = { status: 404, title: '404', message: 'This page could not be found', homePath: '/', homeText: microcopy.back_home };
  return renderPage(page, { rendering: { blockViews, PageDocument }, logger, ...(status === 404 ? { notice } : {}) });
}
