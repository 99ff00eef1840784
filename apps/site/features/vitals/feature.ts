import type { SiteFeature } from '../../server/siteFeature.ts';
import { kindOfPage } from './kindOfPage.ts';
import { createVitalsAnswer } from './takeVitals.ts';
import { vitalsPath } from './vitalsPath.ts';

/** Measures some views of pages, without telling visitors apart. */
export const vitals: SiteFeature = {
  name: 'vitals',
  pageAttributes: ({ page }) =>
    page.status === 200 && page.vitalsPercent ? { 'data-vitals': page.vitalsPercent, 'data-kind': kindOfPage(page) } : {},
  answer: (app, { env, metrics, addressOf }) => {
    if (env.VITALS_PERCENT > 0) app.post(vitalsPath, createVitalsAnswer({ siteUrl: env.SITE_URL, metrics, now: Date.now, addressOf }));
  },
};
