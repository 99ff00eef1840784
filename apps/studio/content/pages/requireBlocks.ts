import { isBlockType } from '@lupa/contracts/blockType.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isPublishing } from '../../core/publish/isPublishing.ts';

/** A page that goes out shows something, in the language that is published. Drafts may be empty. */
export const requireBlocks: CollectionBeforeChangeHook = ({ data, req }) => {
  const blocks: unknown[] = Array.isArray(data['content']) ? data['content'] : [];
  if (!isPublishing(data, req) || blocks.some(isShown)) return data;
  const message = 'La página no tiene ningún bloque que mostrar. Agrega al menos uno, o guárdala como borrador.';
  throw new ValidationError({ collection: slugs.pages, errors: [{ path: 'content', label: 'Bloques', message }] }, req.t);
};

function isShown(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'blockType' in block && isBlockType(String(block.blockType));
}
