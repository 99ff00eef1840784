import { judgeInternal, notePublished } from './refreshLinks.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { linkEndpoints } from './linkEndpoints.ts';

export const linksFeature: StudioFeature = {
  name: 'links',
  endpoints: linkEndpoints,
  views: {
    deadLinks: {
      path: '/enlaces',
      exact: true,
      Component: '/content/links/DeadLinksView.tsx#DeadLinksView',
      meta: { title: 'Enlaces rotos' },
    },
  },
  publishing: { notePublished, endPublication: judgeInternal },
};
