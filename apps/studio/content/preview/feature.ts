import type { StudioEnv } from '../../core/env.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { addPreview } from './addPreview.ts';
import { buildMomentEndpoints } from './momentEndpoints.ts';
import { buildPreviewEndpoints } from './previewEndpoints.ts';

export function previewFeature({ siteUrl, previewSecret: secret }: StudioEnv): StudioFeature {
  const settings = { siteUrl, secret };
  return {
    name: 'preview',
    extendCollection: (collection) => (collection.slug === slugs.pages ? addPreview(collection, settings) : collection),
    endpoints: [...buildPreviewEndpoints(settings), ...buildMomentEndpoints(settings)],
  };
}
