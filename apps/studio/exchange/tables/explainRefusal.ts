import { APIError, Forbidden, Locked, type Payload, ValidationError } from 'payload';
import { translateMessage } from '../../core/api/translateErrors.ts';
import { CellFault } from './cells.ts';
import { ChangedSinceError } from './withExchange.ts';

const changedSince =
  'Alguien lo cambió en el estudio después de que se comparó. No se escribió nada encima: exporta de nuevo y vuelve a importar.';

export function explainRefusal({ logger }: Payload, error: unknown): string {
  if (error instanceof CellFault) return error.message;
  if (error instanceof ChangedSinceError) return changedSince;
  if (error instanceof ValidationError) return listErrors(error);
  if (error instanceof Locked) return 'Otra persona lo está editando. Inténtalo cuando cierre el formulario.';
  if (error instanceof Forbidden) return 'Tu rol no puede cambiar esto.';
  if (error instanceof APIError && error.status < 500) return translateMessage(error.message);
  if (isRefusedByDatabase(error)) return 'La base de datos no acepta uno de los valores.';
  logger.error({ err: error, event: 'studio.importRowFailed' }, 'a row could not be imported');
  return 'Algo falló en el estudio con esta fila. Inténtalo de nuevo.';
}

function listErrors({ data }: ValidationError): string {
  const sentences = data.errors.map(({ label, message, path }) => {
    const name = typeof label === 'string' ? label : path;
    return `${name.replaceAll(' > ', ', ')}: ${translateMessage(message)}`;
  });
  return [...new Set(sentences)].map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

function isRefusedByDatabase(error: unknown): boolean {
  const faults = error instanceof Error ? [error, error.cause] : [];
  return faults.some((one) => one instanceof Error && 'code' in one && typeof one.code === 'string' && /^2[23][0-9A-Z]{3}$/.test(one.code));
}
