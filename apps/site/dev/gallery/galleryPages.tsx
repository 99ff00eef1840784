import { blockDetails } from '@lupa/blocks/blocks.details.server.ts';
import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import { blockViews } from '@lupa/blocks/blocks.views.ts';
import { createExampleContext } from '@lupa/blocks/shared/examples/exampleContext.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { formatOwnLanguage } from '@lupa/ui/formatLanguage.ts';
import { homePathOf, pageLocales } from '@lupa/contracts/locale.ts';
import { navigationGroupsExample } from '@lupa/contracts/navigation.ts';
import { pageAnswerExample, type RawBlock } from '@lupa/contracts/page.ts';
import type { ToplistAnswer } from '@lupa/contracts/toplist.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { registerSiteIslands } from '../../browser/siteIslands.server.ts';
import { buildFooterModel } from '../../layout/Footer/buildFooterModel.ts';
import { listCandidates } from '../../page/listCandidates.ts';
import { allFeatures } from '../../features/allFeatures.ts';
import { Sitemap } from '../../features/sitemapPage/page/Sitemap.tsx';
import { PageDocument } from '../../page/PageDocument.tsx';
import type { PageAssets, PageModel, PreparedBlock } from '../../page/pageModel.ts';
import { listStyleSheets } from '../../page/styleSheets.ts';
import { createPageQuery } from '../../page/pageQuery.ts';
import { prepareBlocks } from '../../page/prepareBlocks.ts';
import { loadBlockDetail, renderDetail } from '../../page/renderDetail.tsx';
import { renderPage } from '../../page/renderPage.tsx';
import { galleryImagesPath, galleryPath } from './galleryPaths.ts';

registerSiteIslands();

type GalleryPage = { path: string; name: string; category: string; status: 200 | 404; blocks: RawBlock[] };

const modules = import.meta.glob<Record<string, Record<string, RawBlock>>>('../../../../packages/blocks/*/*.examples.ts', { eager: true });
const examples = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((named) => Object.entries(named).map(([name, block]) => ({ name, block }))),
);
const types = [...new Set(examples.map(({ block }) => block.type))];
const unknownBlock: RawBlock = { type: 'mystery', id: 'mystery', title: 'A block that nobody has a view for' };

const galleryPages: GalleryPage[] = [
  ...types.flatMap((type) => {
    const own = examples.filter(({ block }) => block.type === type);
    const single = own.map(({ name, block }) => page(`${type}/${name}`, name, type, [block]));
    // A page has one h1, and so one hero.
    return type === 'heroSection'
      ? single
      : [
          page(
            type,
            `${type}: all examples`,
            type,
            own.map(({ block }) => block),
          ),
          ...single,
        ];
  }),
  page('unknown', 'unknown type', 'Others', [unknownBlock]),
  { ...page('404', 'not found', 'Others', []), status: 404 },
];

function page(path: string, name: string, category: string, blocks: RawBlock[]): GalleryPage {
  return { path: `${galleryPath}${path}/`, name, category, status: 200, blocks };
}

export const galleryPagePaths = galleryPages.map(({ path }) => path);

/** A page of the gallery in the site's own layout, without any service; null where there is none. */
export async function renderGalleryPage(path: string, search: string, assets: PageAssets): Promise<string | null> {
  const toplist = await createExampleContext().clients.partners.fetchToplist('home');
  if (path === galleryPath) return render(assets, { ...page('', 'Gallery', '', []), path }, [galleryIndex()], toplist);
  const found = galleryPages.find((each) => each.path === path);
  const [detail] = createPageQuery(search).read('detalle');
  if (found && detail !== undefined) return renderGalleryDetail(found, detail, assets);
  return found ? render(assets, found, await prepare(found, search), toplist) : null;
}

async function renderGalleryDetail({ path, name, blocks }: GalleryPage, value: string, assets: PageAssets): Promise<string | null> {
  const context = contextOf(path);
  const detail = await loadBlockDetail(blocks, value, { blockLoaders, blockDetails }, context);
  const { locale } = context;
  const styles = listStyleSheets(assets, blocks);
  return detail && renderDetail(detail, { value, locale, title: name, path, siteUrl: 'https://lupacasino.example', styles });
}

const contextOf = (path: string, search = '') => {
  const context = createExampleContext({ imagesUrl: galleryImagesPath, query: createPageQuery(search) });
  return { ...context, page: { ...context.page, slug: path } };
};

function galleryIndex(): PreparedBlock {
  const categories = [...new Set(galleryPages.map(({ category }) => category))];
  const sections = categories.map((category) => ({
    id: category,
    category,
    links: galleryPages.filter((each) => each.category === category).map(({ path, name }) => ({ title: name, anchor: { href: path } })),
  }));
  return {
    kind: 'element',
    type: 'sitemapPage',
    id: 'gallery',
    index: 0,
    element: <Sitemap sections={sections} microcopy={createExampleContext().microcopy} />,
  };
}

function prepare({ path, blocks }: GalleryPage, search: string): Promise<PreparedBlock[]> {
  return prepareBlocks(blocks, {
    rendering: { blockLoaders, blockViews },
    context: contextOf(path, search),
    logger,
    showsRawBlocks: true,
    onPassingFailure: () => undefined,
    deadline: new Deadline(Number.POSITIVE_INFINITY),
  });
}

const logger = createLogger('gallery', 'silent');
const fail = (error: Error) => {
  throw error;
};

function render(
  assets: PageAssets,
  { path, name, category, status }: GalleryPage,
  blocks: PreparedBlock[],
  toplist: ToplistAnswer | null,
): string {
  const { microcopy, presenter, locale } = createExampleContext({ imagesUrl: galleryImagesPath });
  const [answered] = pageAnswerExample.pages;
  const [globals] = globalsExample;
  if (!answered || !globals) throw new Error('The examples of the contracts have changed.');
  const model: PageModel = {
    status,
    siteUrl: 'https://lupacasino.example',
    slug: path,
    title: category ? `${name} (${category})` : name,
    description: 'Examples of every block.',
    canonicalUrl: `https://lupacasino.example${path}`,
    isIndexable: false,
    locale,
    alternates: [],
    languages: [],
    breadcrumbs: [{ title: 'Gallery', url: galleryPath }],
    publishedDate: answered.publishedDate,
    updatedDate: answered.updatedDate,
    author: answered.author,
    analytics: null,
    blocks,
    layout: {
      siteName: 'LupaCasino',
      locale,
      homePath: '/',
      microcopy,
      navigation: navigationGroupsExample,
      footer: buildFooterModel({ footer: globals.footer, locale, siteName: 'LupaCasino', currentYear: 2026, onError: fail }),
      policies: { method: null, corrections: null },
      languages: pageLocales.map((own) => ({ locale: own, name: formatOwnLanguage(own), path: homePathOf(own) })),
      candidates: listCandidates(toplist),
      presenter,
      freePlay: { allowsStorage: false },
    },
    assets,
    userLocationPath: null,
  };
  const notice = { status: 404, title: '404', message: 'This page could not be found', homePath: '/', homeText: microcopy.back_home };
  return renderPage(model, {
    rendering: { blockViews, PageDocument },
    features: allFeatures,
    logger,
    ...(status === 404 ? { notice } : {}),
  });
}
