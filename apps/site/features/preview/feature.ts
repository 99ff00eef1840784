import { momentPath, previewCardPath, previewPath } from '@lupa/contracts/preview.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { serveMoment } from './serveMoment.ts';
import { servePreview, servePreviewCard } from './servePreview.ts';

/** Drafts, and the site as it will be, for the studio. */
export const preview: SiteFeature = {
  name: 'preview',
  blockAttributes: ({ index }, { page }) => (page.isPreview ? { 'data-preview-block': index } : {}),
  answer: (app, site) => {
    // Hono looks for paths without their last slash.
    app.get(previewPath.slice(0, -1), (context) => servePreview(context, site));
    app.get(previewCardPath.slice(0, -1), (context) => servePreviewCard(context, site));
    app.get(momentPath.slice(0, -1), (context) => serveMoment(context, site));
  },
};
