import type { ExperimentType } from '@lupa/contracts/experiment.ts';
import type { PayloadRequest, RequestContext } from 'payload';
import { type Judgement, neededEvidence } from '@lupa/domain/experiment/judgeExperiment.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';

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

const percent = new Intl.NumberFormat(spanishLocale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const plainPercent = new Intl.NumberFormat(spanishLocale, { style: 'percent', maximumFractionDigits: 0 });
const number = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 1 });
const largestWritten = 1000;

export function describeJudgement(judgement: Judgement, isRunning: boolean): string {
  const { verdict, difference } = judgement;
  if (verdict === 'open') return isRunning ? 'Todavía no se sabe cuál es mejor.' : 'Terminó sin que se supiera cuál es mejor.';
  const amount = difference === null ? null : plainPercent.format(Math.abs(difference));
  const found =
    amount === null
      ? ''
      : ` B lleva un ${amount} ${verdict === 'b' ? 'más' : 'menos'} de personas a los casinos (${formatRange(judgement)}).`;
  return `${verdict.toUpperCase()} es mejor.${found}`;
}

export function formatEvidence(judgement: Judgement): string {
  const { evidence, difference, verdict } = judgement;
  const written = evidence > largestWritten ? `más de ${number.format(largestWritten)}` : number.format(evidence);
  const needed = `Evidencia: ${written}; decide desde ${neededEvidence}.`;
  const range =
    verdict === 'open' && difference !== null ? ` Con lo contado, la diferencia de B frente a A está ${formatRange(judgement)}.` : '';
  return `${needed}${range}`;
}

const formatRange = ({ low, high }: Judgement): string =>
  high === null ? `sobre ${percent.format(low)}` : `entre ${percent.format(low)} y ${percent.format(high)}`;
