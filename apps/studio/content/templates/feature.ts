import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { templateEndpoints } from './templateEndpoints.ts';
import { mayTakePart } from '../../core/access/roles.ts';
import { templatesPath } from './templatePaths.ts';

export const templatesFeature: StudioFeature = {
  name: 'templates',
  menu: [{ id: 'templates', path: templatesPath, label: 'Nueva página desde plantilla', group: 'start', place: 10, isFor: mayTakePart }],
  places: ({ user }) =>
    mayTakePart(user)
      ? [{ title: 'Nueva página desde plantilla', detail: 'Estudio', path: templatesPath, words: 'reseña guía crear' }]
      : [],
  endpoints: templateEndpoints,
  views: { templates: pageAt('/plantillas', 'Página desde plantilla', '/content/templates/TemplatesView.tsx#TemplatesView') },
};
