import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { statementEndpoints } from './statementEndpoints.ts';

export const statementsFeature: StudioFeature = {
  name: 'statements',
  endpoints: statementEndpoints,
  views: {
    statement: pageAt('/liquidaciones/:id', 'Una liquidación', '/money/statements/StatementView.tsx#StatementView'),
  },
};
