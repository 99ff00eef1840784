import { localeOfPath, toContentLocale } from '@lupa/contracts/locale.ts';
import { findFeaturePage, type LoadOptions } from './pageFeature.ts';
import { pageTimes } from './pageModel.ts';
import { loadBlockDetail, renderDetail } from './renderDetail.tsx';
import { createStandaloneContext } from './standaloneContext.ts';
import { listStyleSheets } from './styleSheets.ts';
import { validatePage } from './validatePage.ts';

/**
 * The part of a page that `?detalle=` names, as HTML: what the browser fetches when somebody unfolds it. Null where the page has no such part.
 * @throws ServiceUnavailableError
 */
export async function loadDetail(path: string, value: string, options: LoadOptions): Promise<string | null> {
  const { env, assets, rendering, pageClients, query } = options;
  const locale = localeOfPath(path);
  const slug = decodeURIComponent(path);
  const fetched = await pageClients.within(pageTimes.page).content.fetchPage(slug, toContentLocale(locale));
  if (fetched !== null && !(await validatePage(fetched, path))) return null;
  const page = fetched ?? (await findFeaturePage(path, options));
  if (page === null) return null;
  const detail = await loadBlockDetail(page.content, value, rendering, await createStandaloneContext(locale, slug, options), {
    experiment: page.experiment,
    features: options.features,
  });
  if (detail === null) return null;
  query.use('detalle', [value]);
  const styles = listStyleSheets(assets, page.content);
  return renderDetail(detail, { value, locale, title: page.title, path, siteUrl: env.SITE_URL, styles });
}
