import { type ContentQuery, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import { type NewsItem, type NewsKind, newsKinds } from '@lupa/domain/news.ts';
import type { BlockContext } from '../block.ts';

const pageSize = 20;

/** What an address asks of the list. `page` counts from 1. */
export type NewsChoices = { kind: NewsKind | null; casino: string | null; page: number };

const kindValues: Record<NewsKind, string> = { offer: 'bonos', test: 'pruebas', correction: 'correcciones', review: 'resenas' };

/** What the page's address asks, as far as there is something to show of it; says so to the query. */
export function readNewsChoices(
  items: readonly NewsItem[],
  query: BlockContext['query'],
): NewsChoices & { found: NewsItem[]; pages: number } {
  const kind = newsKinds.find((each) => query.read('tipo')[0] === kindValues[each]) ?? null;
  const casino = query.read('casino').find((slug) => items.some(({ partnerSlug }) => partnerSlug === slug)) ?? null;
  const found = items.filter((item) => (kind === null || item.kind === kind) && (casino === null || item.partnerSlug === casino));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const asked = query.read('pagina').find((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) > 1 && Number(value) <= pages);
  const choices = { kind, casino, page: asked === undefined ? 1 : Number(asked) };
  for (const [key, values] of Object.entries(writeChoices(choices))) query.use(key as keyof ContentQuery, values);
  return { ...choices, found: found.slice((choices.page - 1) * pageSize, choices.page * pageSize), pages };
}

export function newsHref(choices: NewsChoices, path: string, anchor: string): string {
  const query = formatContentQuery(writeChoices(choices));
  return `${path}${query === '' ? '' : `?${query}`}#${anchor}`;
}

function writeChoices({ kind, casino, page }: NewsChoices): ContentQuery {
  return {
    tipo: kind === null ? [] : [kindValues[kind]],
    casino: casino === null ? [] : [casino],
    pagina: page > 1 ? [String(page)] : [],
  };
}
