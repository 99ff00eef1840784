import type { CollectionConfig } from 'payload';
import { slugs } from '../slugs.ts';
import { keepEssentialPage, keepEssentials, noteIntent } from './keepEssentials.ts';
import { trackUses } from './trackUses.ts';
import { withTrash } from './trash.ts';

/** A collection whose documents know where they are used, are not lost while the site needs them, and can be brought back from the trash. */
export const guardDocuments = (collection: CollectionConfig): CollectionConfig => withTrash(withEssentials(trackUses(collection)));

function withEssentials(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection;
  const isPages = slug === slugs.pages;
  if (!isPages && slug !== slugs.toplists) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [noteIntent, ...(hooks.beforeOperation ?? [])],
      beforeChange: [keepEssentials, ...(hooks.beforeChange ?? [])],
      beforeDelete: [...(isPages ? [keepEssentialPage] : []), ...(hooks.beforeDelete ?? [])],
    },
  };
}
