import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { slugs } from '../slugs.ts';
import { transactionOf } from '../publish/transaction.ts';
import { loadUses, nameUses } from './loadUses.ts';

/** A document that others name stays. What the studio does by itself, without a person, is not refused. */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseWhenUsed(req, collection.slug, Number(id));

const namedAtMost = 5;

/** @throws APIError 409 that says what uses the document and what to do */
export async function refuseWhenUsed(req: PayloadRequest, collection: string, id: number): Promise<void> {
  if (!req.user) return;
  const uses = await loadUses(req, await transactionOf(req), collection, id);
  if (uses.length === 0) return;
  const named = await nameUses(req, uses.slice(0, namedAtMost));
  const list = named.map(({ kind, title }) => `${kind} «${title}»`).join(', ');
  const rest = uses.length - named.length;
  const more = rest > 0 ? ` y ${rest} más` : '';
  throw new APIError(`No se puede borrar, porque se usa en: ${list}${more}. ${adviceFor(collection)}`, 409, null, true);
}

function adviceFor(collection: string): string {
  if (collection === slugs.partners) return 'Si ya no debe verse en el sitio, desactívalo: quita la marca de «Activo» y publica.';
  return 'Quítalo de ahí primero. La lista completa está en «Se usa en», al lado de su formulario.';
}
