import { judgeInternal, notePublished } from './refreshLinks.ts';
import { linkDigest } from './buildLinkDigest.ts';
import { adminView, type StudioFeature } from '../../core/feature.ts';
import { linkEndpoints } from './linkEndpoints.ts';
import { roleOf } from '../../core/access/roles.ts';
import { deadLinks } from './loadDeadLinks.ts';
import { deadLinksPath } from './linkPaths.ts';
import { linksJob } from './runLinkChecks.ts';

export const linksFeature: StudioFeature = {
  name: 'links',
  menu: [
    {
      id: 'dead-links',
      path: deadLinksPath,
      label: 'Enlaces rotos',
      group: 'reports',
      place: 80,
      isFor: (user) => roleOf(user) !== undefined,
      badge: '/content/links/DeadLinksCount.tsx#DeadLinksCount',
    },
  ],
  digest: linkDigest,
  work: [deadLinks],
  endpoints: linkEndpoints,
  jobs: [linksJob],
  views: { deadLinks: adminView('/enlaces', '/content/links/DeadLinksView.tsx#DeadLinksView', 'Enlaces rotos') },
  publishing: { notePublished, endPublication: judgeInternal },
};
