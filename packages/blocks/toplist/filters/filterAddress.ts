import { formatContentQuery, type ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { cleanFilters, type FilterValues } from './toplistFilters.ts';

/** The filters that a page's address asks for. */
export function readFilters({ pago, proveedor, bono = [] }: ContentQuery): FilterValues {
  return cleanFilters({ pago, proveedor, bono: bono.map((value) => ({ value })) });
}

/** The same page, filtered, at the list: `./?pago=webpay#topList-ranking`. What else its address says stays. */
export function formatFilterHref(query: ContentQuery, wanted: FilterValues, anchor: string): string {
  const search = formatContentQuery({ ...query, ...wanted });
  return `./${search && `?${search}`}#${anchor}`;
}
