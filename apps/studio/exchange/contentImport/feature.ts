import type { StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { contentImportEndpoint } from './contentImportEndpoint.ts';
import { withExternalId } from '../../core/fields/externalId.ts';

const imported: readonly string[] = [slugs.pages, slugs.media, slugs.partners, slugs.offers, slugs.redirects];

export const contentImportFeature: StudioFeature = {
  name: 'contentImport',
  extendCollection: (collection) => (imported.includes(collection.slug) ? withExternalId(collection) : collection),
  endpoints: [contentImportEndpoint],
};
