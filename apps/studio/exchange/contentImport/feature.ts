import type { StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { contentImportEndpoint } from './contentImportEndpoint.ts';
import { withExternalId } from '../../core/fields/externalId.ts';

/** The collections that `import:content` writes and finds again. */
const imported: readonly string[] = [slugs.pages, slugs.media, slugs.partners, slugs.offers, slugs.redirects];

export const contentImportFeature: StudioFeature = {
  name: 'contentImport',
  extendCollection: (collection) => (imported.includes(collection.slug) ? withExternalId(collection) : collection),
  endpoints: [contentImportEndpoint],
};
