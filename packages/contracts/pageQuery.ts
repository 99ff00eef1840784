export const contentQueryKeys = [
  'pago',
  'proveedor',
  'bono',
  'nota',
  'licencia',
  'deposito',
  'rollover',
  'retiro',
  'ordenar',
  'comparar',
  'tipo',
  'rasgo',
  'buscar',
  'orden',
  'casino',
  'pagina',
  'filtros',
  'detalle',
] as const;
/**
 * Click ids end alike, campaigns and mail programs begin alike, and what advertisers' scripts add begins with a line. The last ones follow no rule.
 */
const campaignName =
  /^(?:\w{0,8}(?:clid|clkid|click_?id)|\w{1,4}braid|\w{1,7}cid|(?:utm|mtm|pk|hsa|gad|mc|mkt|trk|vero|at|wt|ml|matomo|piwik|itm)_\w+|(?:li|tt|tw|fb|ig|ef|ads?|adset|adgroup|campaign)_\w*id|__?[a-z]{2}\w*|cmpccl|gclsrc|srsltid|epik|igshid|dicbo|tblci|awc|cjevent|wickedid|igsh|mibextid|irgwc|ranmid|ransiteid|raneaid|tduid|btag|mkevt|ref)$/i;

/** Whether a parameter says where a visitor comes from, and is read in the browser at most: `utm_source`, `gclid`, `li_fat_id`. */
export const isCampaignName = (name: string): boolean => campaignName.test(name);

/** A query (without `?`) as redirects compare it: in any order, without what says where a visitor comes from. */
export function sortQuery(query: string): string {
  const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !isCampaignName(name)));
  parameters.sort();
  return parameters.toString();
}

export type ContentQueryKey = (typeof contentQueryKeys)[number];

export type ContentQuery = Partial<Record<ContentQueryKey, readonly string[]>>;

export function splitQueryValue(value: string): string[] {
  return [...new Set(value.split(',').map((part) => part.trim()))].filter((part) => part !== '');
}

/** `pago=webpay,khipu&bono=welcome`, or nothing where no key has a value. */
export function formatContentQuery(query: ContentQuery, keys: readonly ContentQueryKey[] = contentQueryKeys): string {
  return keys.flatMap((key) => formatQueryPart(key, query[key] ?? [])).join('&');
}

export function formatQueryPart(key: string, values: readonly string[]): string[] {
  return values.length === 0 ? [] : [`${key}=${values.map(encodeURIComponent).join(',')}`];
}

export function parseContentQuery(search: string): ContentQuery {
  const parameters = new URLSearchParams(search);
  const entries = contentQueryKeys.map((key) => [key, splitQueryValue(parameters.getAll(key).join(','))] as const);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}
