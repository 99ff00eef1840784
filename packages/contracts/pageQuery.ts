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
