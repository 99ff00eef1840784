import { storedBodySchemas } from '@lupa/database/storedDocuments.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';
import { APIError } from 'payload';
import { ZodError } from 'zod';

/** A public document, ready to be stored. `body` is what the schema of its kind returns: complete. */
export type PublicDocument = { kind: DocumentKind; key: string; locale: string; body: unknown; refs: string[]; position: number };

const kindNames: Record<DocumentKind, string> = {
  page: 'la página',
  navigationGroup: 'el menú',
  microcopy: 'el microtexto',
  globals: 'los datos del sitio',
  paymentMethod: 'el método de pago',
  partner: 'el casino',
  offer: 'la oferta',
  toplist: 'la toplist',
  gameExtra: 'los datos del juego',
  redirect: 'la redirección',
  casinoRecord: 'la comprobación',
  ratingMethod: 'la versión del método',
  correction: 'la corrección',
  legalStatus: 'la situación legal',
};

/** An edit that would publish something the services cannot serve. It is refused, and the editor reads why. */
export class UnpublishableError extends APIError {
  constructor(kind: DocumentKind, key: string, cause: unknown) {
    super(`No se puede publicar ${kindNames[kind]} «${key}»: ${explain(cause)}`, 400, null, true);
    this.cause = cause;
  }
}

function explain(cause: unknown): string {
  if (!(cause instanceof ZodError)) return cause instanceof Error ? cause.message : String(cause);
  const fields = new Set(cause.issues.map(({ path }) => path.join('.') || 'documento'));
  return `falta un valor o no tiene la forma esperada en ${[...fields].join(', ')}.`;
}

export function buildDocument(
  kind: DocumentKind,
  key: string,
  locale: string,
  body: unknown,
  { refs, position = 0 }: { refs: ReadonlySet<string>; position?: number },
): PublicDocument {
  const parsed = storedBodySchemas[kind].safeParse(body);
  if (!parsed.success) throw new UnpublishableError(kind, key, parsed.error);
  return { kind, key, locale, body: parsed.data, refs: [...refs].toSorted(), position };
}
