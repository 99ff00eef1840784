import { slugs } from '../../core/slugs.ts';

export const exchangeKinds = [slugs.partners, slugs.offers, slugs.toplists, slugs.records, slugs.redirects, slugs.microcopy] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

export const isExchangeKind = (value: unknown): value is ExchangeKind => exchangeKinds.some((kind) => kind === value);

/** The number that the studio gave a document. */
export const numberKey = 'id';

export const partnerKey = 'partner';

/** Columns that say together which document a row is about. */
export const keysOfKind: Record<ExchangeKind, string[]> = {
  [slugs.partners]: ['slug'],
  [slugs.offers]: ['partner', 'afflinkProxy'],
  [slugs.toplists]: ['identifier'],
  [slugs.records]: [numberKey],
  [slugs.redirects]: ['from'],
  [slugs.microcopy]: ['key'],
};

/** What nothing but its number tells apart: a row without one is something new. What was published of it is never deleted. */
export const isRegister = (kind: ExchangeKind): boolean => kind === slugs.records;

/** Columns without which a row cannot be something new of a register. */
export const neededKeys: readonly string[] = [partnerKey, 'kind', 'day'];

/** Whose rows may be of a casino that whoever sends them has named beside them. */
export const mayLackCasino = (kind: ExchangeKind): boolean => kind === slugs.records || kind === slugs.offers;

/** What is applied whole or not at all, by the first of the columns that say which document a row is about. */
export const wholesOfKind: Partial<Record<ExchangeKind, string>> = { [slugs.offers]: 'Las ofertas de un casino' };

export const nounsOfKind: Record<ExchangeKind, { one: string; many: string }> = {
  [slugs.partners]: { one: 'casino', many: 'casinos' },
  [slugs.offers]: { one: 'oferta', many: 'ofertas' },
  [slugs.toplists]: { one: 'toplist', many: 'toplists' },
  [slugs.records]: { one: 'comprobación', many: 'comprobaciones' },
  [slugs.redirects]: { one: 'redirección', many: 'redirecciones' },
  [slugs.microcopy]: { one: 'microtexto', many: 'microtextos' },
};

export const importsPath = '/admin/importar';
export const importPath = (id: number): string => `${importsPath}/${id}`;

export const importsApi = '/api/exchange/imports';
export const exportApi = (kind: string, format: 'csv' | 'json'): string => `/api/exchange/${kind}.${format}`;
