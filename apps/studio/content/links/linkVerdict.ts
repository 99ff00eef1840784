import { linkOutcomes, type LinkOutcome } from '../../core/network/openUrl.ts';

const internalOutcomes = ['gone', 'noOffer'] as const;
export type LinkState = LinkOutcome | (typeof internalOutcomes)[number];

export type LinkVerdict = { outcome: LinkState; status: number | null; target: string | null };

const states: readonly LinkState[] = [...linkOutcomes, ...internalOutcomes];
export const readState = (stored: string | null): LinkState | null => states.find((state) => state === stored) ?? null;

/** Who refuses a check often lets browsers through. */
export const isDead = (outcome: LinkState): boolean => !['answers', 'redirects', 'refuses'].includes(outcome);

const sentences: Record<LinkState, string> = {
  answers: 'Funciona',
  redirects: 'Redirige',
  refuses: 'No deja comprobarlo',
  missing: 'No existe',
  gone: 'Una redirección dice que ya no existe',
  noOffer: 'No hay ninguna oferta publicada con esa salida',
  circle: 'Sus redirecciones dan vueltas',
  serverError: 'El sitio falla',
  timeout: 'No responde a tiempo',
  noAddress: 'El dominio no existe',
  privateAddress: 'Lleva a una red interna',
  untrusted: 'Su certificado no vale',
  noConnection: 'No deja conectarse',
  unusable: 'No es una dirección que se pueda abrir',
};

type Shown = { kind: 'internal' | 'external'; outcome: LinkState; status: number | null; target: string | null };

export function formatState({ kind, outcome, status, target }: Shown): string {
  if (outcome === 'missing' && kind === 'internal')
    return target === null ? 'No hay ninguna página publicada ahí' : `Redirige a ${target}, donde no hay ninguna página publicada`;
  if (outcome === 'redirects' && target !== null) return `Redirige a ${target}`;
  return status === null ? sentences[outcome] : `${sentences[outcome]} (${status})`;
}
