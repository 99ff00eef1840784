import type { Payload } from 'payload';
import { explainWriteFault } from '../../core/api/explainWriteFault.ts';
import { CellFault } from './cells.ts';
import { ChangedSinceError } from './withExchange.ts';

const changedSince =
  'Alguien lo cambió en el estudio después de que se comparó. No se escribió nada encima: exporta de nuevo y vuelve a importar.';

export function explainRefusal({ logger }: Payload, error: unknown): string {
  if (error instanceof CellFault) return error.message;
  if (error instanceof ChangedSinceError) return changedSince;
  const fault = explainWriteFault(error);
  if (fault !== null) return fault;
  logger.error({ err: error, event: 'studio.importRowFailed' }, 'a row could not be imported');
  return 'Algo falló en el estudio con esta fila. Inténtalo de nuevo.';
}
