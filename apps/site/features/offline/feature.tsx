import { offlinePaths } from '../../browser/serviceWorker/storedPages.ts';
import { loadNoticePage } from '../../page/loadPageModel.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OfflineStatus } from './OfflineStatus.tsx';

/** Says that the connection is gone, and what can be read without it. */
export const offline: SiteFeature = {
  name: 'offline',
  pages: {
    has: (path) => offlinePaths.includes(path),
    load: (path, options) =>
      loadNoticePage(path, options, (microcopy) => ({
        title: microcopy.offline_title,
        notice: <OfflineNotice microcopy={microcopy} scriptUrl={options.assets.scripts.offlinePage} />,
      })),
  },
  parts: { aboveContent: ({ page }) => <OfflineStatus microcopy={page.layout.microcopy} /> },
};
