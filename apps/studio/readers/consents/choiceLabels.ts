import type { ConsentChoice } from '@lupa/contracts/consent.ts';

export const choiceLabels: Record<ConsentChoice, string> = { accepted: 'Aceptó', rejected: 'Rechazó' };
