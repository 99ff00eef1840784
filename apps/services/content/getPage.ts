import { contentLocales, localeOfPath, toContentLocale } from '@lupa/contracts/locale.ts';
import { maximumSlugLength, withSlashes } from '@lupa/contracts/slug.ts';
import { legalBoundaries, legalStatusAt } from '@lupa/domain/legalStatus.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { readOneOf, refuseControlCharacters } from '@lupa/server/parameters.ts';
import { ParameterError, ProblemError } from '@lupa/server/problem.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { buildCacheControl, answerJson } from '../delivery/answerJson.ts';
import { publishedDate, queryDocuments, readLegalPeriods } from '../delivery/queryDocuments.ts';
import { isMadeOfOffers } from './routeList.ts';

const pageQuery = defineQuery(
  'delivery.page',
  `select (body - 'sitemapCategory' || jsonb_build_object('publishedDate', ${publishedDate})
      || case when $3::boolean and ${isMadeOfOffers('key', 'body')} then '{"noIndex": true}'::jsonb else '{}' end)::text as body
    from delivery.documents left join delivery.publications using (source, locale)
    where kind = 'page' and key = $1 and locale = $2`,
  { notNull: ['body'], isPrepared: true },
);

export async function getPage(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const slug = readSlug(context.req.url);
  const locale = readOneOf(context, 'locale', contentLocales, toContentLocale(localeOfPath(slug)));
  const read = (isProhibited: boolean) => queryDocuments(pool, pageQuery, [slug, locale, isProhibited]);
  const [page] = await read(false);
  // So it is for nearly every page of the catalogue.
  if (!page) throw new ProblemError(404, 'There is no such page');
  const periods = await readLegalPeriods(pool);
  const [shown = page] = legalStatusAt(periods, now) === 'prohibited' ? await read(true) : [page];
  return answerJson(context, `{"pages":[${shown.body}],"locale":"${locale}"}`, buildCacheControl(legalBoundaries(periods), now));
}

function readSlug(url: string): string {
  const { pathname } = new URL(url);
  const encoded = pathname.slice(pathname.indexOf('/page') + '/page'.length);
  try {
    const slug = withSlashes(decodeURIComponent(encoded));
    if (slug.length > maximumSlugLength) throw new ParameterError('slug', `text of at most ${maximumSlugLength} characters`);
    refuseControlCharacters('slug', slug);
    return slug;
  } catch (error) {
    if (error instanceof URIError) throw new ParameterError('slug', 'URL-encoded UTF-8');
    throw error;
  }
}
