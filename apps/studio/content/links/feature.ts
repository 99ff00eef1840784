import { judgeInternal, notePublished } from './refreshLinks.ts';
import { linkDigest } from './buildLinkDigest.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
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
      description: 'Los del sitio que no llevan a ninguna parte.',
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
  views: { deadLinks: pageAt('/enlaces', 'Enlaces rotos', '/content/links/DeadLinksView.tsx#DeadLinksView') },
  publishing: { notePublished, endPublication: judgeInternal },
};
