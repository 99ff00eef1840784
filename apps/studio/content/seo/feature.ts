import type { StudioEnv } from '../../core/env.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildPageReportEndpoint } from './pageReportEndpoint.ts';

export const seoFeature = ({ siteUrl, previewSecret: secret }: StudioEnv): StudioFeature => ({
  name: 'seo',
  endpoints: [buildPageReportEndpoint({ siteUrl, secret })],
});
