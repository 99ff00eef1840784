import type { LegalStatus } from '@lupa/contracts/legalStatus.ts';

export const statusNames: Record<LegalStatus, string> = {
  unregulated: 'Sin regulación',
  licensedList: 'Solo con licencia',
  prohibited: 'Prohibidos',
};
