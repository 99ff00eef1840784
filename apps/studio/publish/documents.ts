import { storedBodySchemas } from '@lupa/database/storedDocuments.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';
import { APIError } from 'payload';

/** A public document, ready to be stored. `body` is what the schema of its kind returns: complete. */
export type PublicDocument = { kind: DocumentKind; key: string; locale: string; body: unknown; refs: string[]; position: number };

/** An edit that would publish something the services cannot serve. It is refused, and the editor reads why. */
export class UnpublishableError extends APIError {
  constructor(kind: DocumentKind, key: string, cause: unknown) {
    super(`No se puede publicar ${kind} «${key}»: ${cause instanceof Error ? cause.message : String(cause)}`, 400, null, true);
    this.cause = cause;
  }
}

/** @throws UnpublishableError */
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
