export const dealModels = ['cpa', 'revenueShare', 'hybrid'] as const;
export type DealModel = (typeof dealModels)[number];

export const modelLabels: Record<DealModel, string> = {
  cpa: 'Por primer depósito (CPA)',
  revenueShare: 'Parte de los ingresos (revenue share)',
  hybrid: 'Ambos (híbrido)',
};
