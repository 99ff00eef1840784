import type { ReportState } from '@lupa/contracts/errorReport.ts';

export const stateLabels: Record<ReportState, string> = {
  received: 'Recibido',
  reviewing: 'En revisión',
  corrected: 'Corregido',
  rejected: 'No corregido',
};

export const openStates = ['received', 'reviewing'] as const satisfies ReportState[];
