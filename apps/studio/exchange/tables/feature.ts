import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { ImportRows, Imports } from './Imports.ts';
import { exchangeEndpoints } from './exchangeEndpoints.ts';
import { withExchange } from './withExchange.ts';
import { importsPath } from './kinds.ts';
import { listImportKinds } from './exchangeAccess.ts';
import { importsJob } from './runImports.ts';

export const tablesFeature: StudioFeature = {
  name: 'tables',
  menu: [{ id: 'import', path: importsPath, label: 'Importar', group: 'tools', place: 10, isFor: Boolean }],
  places: async (req) =>
    (await listImportKinds(req)).length > 0
      ? [{ title: 'Importar y exportar', detail: 'Estudio', path: importsPath, words: 'csv json planilla archivo' }]
      : [],
  collections: [
    { config: Imports, handledAs: 'plain' },
    { config: ImportRows, handledAs: 'plain' },
  ],
  surroundCollection: withExchange,
  endpoints: exchangeEndpoints,
  jobs: [importsJob],
  views: {
    imports: pageAt('/importar', 'Importar', '/exchange/tables/ImportsView.tsx#ImportsView'),
    import: pageAt('/importar/:id', 'Una importación', '/exchange/tables/ImportView.tsx#ImportView'),
  },
};
