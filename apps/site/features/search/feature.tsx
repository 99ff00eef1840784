import { HeaderPanel } from '../../layout/Header/Header.tsx';
import headerStyles from '../../layout/Header/Header.module.css';
import type { SiteFeature, SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchPaths, searchResultsPath, cleanQuestion, formatQuestion, questionParameter } from './searchPaths.ts';
import type { HttpBindings } from '@hono/node-server';
import { defaultPageLocale, homePathOf, localeOfPath, pageLocales } from '@lupa/contracts/locale.ts';
import { maximumQuestionLength } from '@lupa/contracts/search.ts';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import { readOneOf } from '@lupa/server/parameters.ts';
import { renderToString } from 'react-dom/server';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { compressQuick } from '../../server/cache/pageBody.ts';
import { askerOf } from '../../server/askerOf.ts';
import { emptyPage } from '../../page/emptyPage.ts';
import { loadPageModel, startShared } from '../../page/loadPageModel.ts';
import type { LoadOptions } from '../../page/pageFeature.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { createStandaloneContext } from '../../page/standaloneContext.ts';
import { loadSearch } from './loadSearch.ts';
import { SearchPage } from './page/SearchPage.tsx';
import { describeResults, SearchResults } from './page/SearchResults.tsx';

type SearchDeps = Pick<SiteTools, 'renderer'>;

const headerPanelId = 'search-panel';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  // What somebody asks is nobody's business: neither a cache nor a search engine keeps it.
  'Cache-Control': cachePolicies.search,
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

/** `GET /buscar/?q=`: the page of results. Nothing of it reaches a cache. @throws as loadPage */
async function serveSearch(context: SiteContext, { renderer }: SearchDeps): Promise<Response> {
  const { requestId, deadline } = askerOf(context);
  // As it was asked for: what Hono sees has lost its last slash.
  const [path = '', query] = ((context.env as HttpBindings).incoming.url ?? '').split('?', 2);
  const canonical = searchPaths[localeOfPath(path)];
  if (path !== canonical) {
    const location = query === undefined ? canonical : `${canonical}?${query}`;
    return context.body(null, 301, { Location: location, 'Cache-Control': cachePolicies.canonicalRedirect });
  }
  const options = renderer.startRequest(requestId, deadline);
  return sendHtml(context, renderer.renderModel(await loadSearchPage(canonical, readQuestion(context), options), options));
}

/** `GET /api/search?q=&locale=`: the results alone. @throws ParameterError */
async function serveSearchResults(context: SiteContext, { renderer }: SearchDeps): Promise<Response> {
  const locale = readOneOf(context, 'locale', pageLocales, defaultPageLocale);
  const { requestId, deadline } = askerOf(context);
  const games = await createStandaloneContext(locale, homePathOf(locale), renderer.startRequest(requestId, deadline));
  const model = await loadSearch(readQuestion(context), games);
  const results = (
    <>
      <p data-found="">{describeResults(model)}</p>
      <SearchResults model={model} />
    </>
  );
  return sendHtml(context, renderToString(results, { identifierPrefix: 's-' }));
}

/** The search of a language with what there is about a question. No search engine lists it. @throws as loadPage */
async function loadSearchPage(path: string, question: string, options: LoadOptions): Promise<PageModel> {
  startShared(path, options);
  const model = await loadPageModel(emptyPage(path, ''), path, 200, options, async (context) => {
    const found = await loadSearch(question, { ...context, index: 0, place: 0 });
    const { search, search_page, search_hint, search_title } = context.microcopy;
    return {
      title: question === '' ? search_page : search_title.replace('{question}', () => question),
      name: search,
      description: search_hint,
      block: { type: 'search', hasHeading: true, element: <SearchPage model={found} /> },
    };
  });
  // Whoever goes on in another language has asked already.
  return { ...model, languages: model.languages.map((choice) => ({ ...choice, path: choice.path + formatQuestion(question) })) };
}

function sendHtml(context: SiteContext, html: string): Response {
  const coding = chooseCoding(context.req.header('accept-encoding'));
  return context.body(new Uint8Array(compressQuick(Buffer.from(html), coding)), 200, {
    ...headers,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  });
}

/** Whatever was typed or pasted is a question: too long a one is cut, control characters are spaces. */
function readQuestion(context: SiteContext): string {
  const asked = context.req.query(questionParameter) ?? '';
  return cleanQuestion(asked.replaceAll(/\p{Cc}/gu, ' ').toWellFormed())
    .slice(0, maximumQuestionLength)
    .trim();
}

/** Finds pages, casinos and games. */
export const search: SiteFeature = {
  name: 'search',
  translatedPath: (locale) => searchPaths[locale],
  parts: {
    header: ({ page: { layout } }) => (
      <HeaderPanel id={headerPanelId} href={searchPaths[layout.locale]} icon="search" label={layout.microcopy.search} layout={layout}>
        <SearchForm locale={layout.locale} hasFocus panelId={headerPanelId} className={headerStyles.panel} microcopy={layout.microcopy} />
      </HeaderPanel>
    ),
    missingPage: ({ page }) => <SearchForm locale={page.locale} microcopy={page.layout.microcopy} />,
  },
  answer: (app, site) => {
    app.get(searchResultsPath, (context) => serveSearchResults(context, site));
    for (const path of Object.values(searchPaths))
      // Hono looks for paths without their last slash.
      app.get(path.slice(0, -1), (context) =>
        serveSearch(context, site).catch((error: unknown) => site.serveFailure(context, error, path)),
      );
  },
};
