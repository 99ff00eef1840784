import type { StudioFeature } from '../../core/feature.ts';
import { NavigationGroups } from './NavigationGroups.ts';

export const menusFeature: StudioFeature = {
  name: 'menus',
  collections: [{ config: NavigationGroups, handledAs: 'document' }],
};
