import type { StudioFeature } from '../../core/feature.ts';
import { findEndpoint } from './findEndpoint.ts';

export const findFeature: StudioFeature = {
  name: 'find',
  endpoints: [findEndpoint],
  components: { actions: ['/team/find/FindButton.tsx#FindButton'] },
};
