import type { ReportState } from '@lupa/contracts/errorReport.ts';

export const stateLabels: Record<ReportState, string> = {
  received: 'Recibido',
  reviewing: 'En revisión',
  corrected: 'Corregido',
  rejected: 'No corregido',
};

/** States in which somebody has still to do something. */
export const openStates = ['received', 'reviewing'] as const satisfies ReportState[];
