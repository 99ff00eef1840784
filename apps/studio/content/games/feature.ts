import type { StudioFeature } from '../../core/feature.ts';
import { GameExtras } from './GameExtras.ts';

export const gamesFeature: StudioFeature = {
  name: 'games',
  collections: [{ config: GameExtras, handledAs: 'document' }],
};
