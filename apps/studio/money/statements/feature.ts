import type { StudioFeature } from '../../core/feature.ts';
import { statementEndpoints } from './statementEndpoints.ts';

export const statementsFeature: StudioFeature = {
  name: 'statements',
  endpoints: statementEndpoints,
  views: {
    statement: {
      path: '/liquidaciones/:id',
      exact: true,
      Component: '/money/statements/StatementView.tsx#StatementView',
      meta: { title: 'Una liquidación' },
    },
  },
};
