import type { StudioFeature } from '../../core/feature.ts';
import { ImportRows, Imports } from './Imports.ts';
import { exchangeEndpoints } from './exchangeEndpoints.ts';
import { withExchange } from './withExchange.ts';

export const tablesFeature: StudioFeature = {
  name: 'tables',
  collections: [
    { config: Imports, handledAs: 'plain' },
    { config: ImportRows, handledAs: 'plain' },
  ],
  surroundCollection: withExchange,
  endpoints: exchangeEndpoints,
  components: { afterNavLinks: ['/exchange/tables/ImportNav.tsx#ImportNav'] },
  views: {
    imports: { path: '/importar', exact: true, Component: '/exchange/tables/ImportsView.tsx#ImportsView', meta: { title: 'Importar' } },
    import: {
      path: '/importar/:id',
      exact: true,
      Component: '/exchange/tables/ImportView.tsx#ImportView',
      meta: { title: 'Una importación' },
    },
  },
};
