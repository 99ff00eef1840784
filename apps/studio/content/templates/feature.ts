import type { StudioFeature } from '../../core/feature.ts';
import { templateEndpoints } from './templateEndpoints.ts';

export const templatesFeature: StudioFeature = {
  name: 'templates',
  endpoints: templateEndpoints,
  views: {
    templates: {
      path: '/plantillas',
      exact: true,
      Component: '/content/templates/TemplatesView.tsx#TemplatesView',
      meta: { title: 'Página desde plantilla' },
    },
  },
};
