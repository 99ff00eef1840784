import type { RecordKind } from '@lupa/contracts/casinoRecord.ts';

export const kindLabels: Record<RecordKind, string> = {
  withdrawal: 'Retiro',
  deposit: 'Depósito',
  licence: 'Licencia y confianza',
  terms: 'Condiciones del bono',
  games: 'Juegos al azar',
  support: 'Atención',
};
