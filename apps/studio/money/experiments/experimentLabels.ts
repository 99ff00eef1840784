import type { ExperimentType } from '@lupa/contracts/experiment.ts';
import type { PayloadRequest, RequestContext } from 'payload';

const experimentStates = ['draft', 'running', 'ended'] as const;
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

/** In the context of a save that starts or ends an experiment: the form cannot. */
export const experimentStep: RequestContext = { experimentStep: true };

export const isExperimentStep = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context['experimentStep'] === true;
