import type { LinkKind } from './extractLinks.ts';

export const deadLinksPath = '/admin/enlaces';
export const filterParameter = 'ver';
export const linkFilters = { all: '', internal: 'internos', external: 'externos', redirecting: 'redirigen' } as const;
export type LinkFilter = keyof typeof linkFilters;

export function readFilter(parameters: Record<string, unknown>): LinkFilter {
  const found = Object.entries(linkFilters).find(([, value]) => value === parameters[filterParameter]);
  return (found?.[0] as LinkFilter | undefined) ?? 'all';
}

/** What `POST /api/links/check` answers. `external`: whether links of other sites are being tried from now on, or by somebody else, or not at all. */
export type CheckAnswer = Record<LinkKind, number> & { externalCheck: 'off' | 'running' };
