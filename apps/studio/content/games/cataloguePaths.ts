import type { CatalogueKind } from './catalogue.ts';

export const cataloguePagePath = '/admin/catalogo';

export type CatalogueQuery = { kind: CatalogueKind; typed: string; page: number };

const names = { kind: 'tipo', typed: 'q', page: 'pagina' } as const;
export const typedName = names.typed;
export const kindName = names.kind;
export const kindValues: Record<CatalogueKind, string> = { games: 'juegos', providers: 'proveedores' };

export function readCatalogueQuery(parameters: Record<string, unknown>): CatalogueQuery {
  const { [names.kind]: kind, [names.typed]: typed, [names.page]: page } = parameters;
  return {
    kind: kind === kindValues.providers ? 'providers' : 'games',
    typed: typeof typed === 'string' ? typed.trim().slice(0, 100) : '',
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function buildCatalogueUrl({ kind, typed = '', page = 1 }: Partial<CatalogueQuery>): string {
  const given = {
    ...(kind === 'providers' && { [names.kind]: kindValues.providers }),
    ...(typed !== '' && { [names.typed]: typed }),
    ...(page > 1 && { [names.page]: String(page) }),
  };
  return Object.keys(given).length === 0 ? cataloguePagePath : `${cataloguePagePath}?${new URLSearchParams(given)}`;
}
