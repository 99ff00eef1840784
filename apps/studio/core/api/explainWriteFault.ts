import { APIError, Forbidden, Locked, ValidationError } from 'payload';
import { translateMessage } from './translateErrors.ts';

/** Why a document was not written, in sentences; null for a fault of the studio's own. */
export function explainWriteFault(error: unknown): string | null {
  if (error instanceof ValidationError) return listErrors(error);
  if (error instanceof Locked) return 'Otra persona lo está editando. Inténtalo cuando cierre el formulario.';
  if (error instanceof Forbidden) return 'Tu rol no puede cambiar esto.';
  if (error instanceof APIError && error.status < 500) return translateMessage(error.message);
  return isRefusedByDatabase(error) ? 'La base de datos no acepta uno de los valores.' : null;
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
