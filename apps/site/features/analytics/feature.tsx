import { pageAnalyticsId } from '@lupa/contracts/analytics.ts';
import { scriptJson } from '../../page/PageHead.tsx';
import type { SiteFeature } from '../../server/siteFeature.ts';

/** Tells analytics of pages and of clicks to partners, where the visitor agrees. */
export const analytics: SiteFeature = {
  name: 'analytics',
  parts: {
    head: ({ page }) =>
      page.analytics && (
        <script type="application/json" id={pageAnalyticsId} dangerouslySetInnerHTML={{ __html: scriptJson(page.analytics) }} />
      ),
  },
};
