import type { ExperimentType } from '@lupa/contracts/experiment.ts';

export const experimentStates = ['draft', 'running', 'ended'] as const;
export type ExperimentState = (typeof experimentStates)[number];

export const stateLabels: Record<ExperimentState, string> = { draft: 'Sin empezar', running: 'Corre', ended: 'Terminado' };

export const variantLabels: Record<string, string> = {
  default: 'Normal',
  'with-background-image': 'Portada con imagen de fondo',
  'with-image-and-button': 'Portada con imagen y botón',
  'mini-review-component': 'Toplist con minirreseñas',
};

export const typeLabels: Record<ExperimentType, string> = {
  heroSection: 'Portada',
  topList: 'Toplist',
  bonusCards: 'Tarjetas de bonos',
};
