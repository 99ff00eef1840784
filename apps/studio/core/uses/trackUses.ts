import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Field, GlobalConfig } from 'payload';
import { slugs } from '../slugs.ts';
import { isPublishedLater } from '../publish/publishLater.ts';
import { sourceOf } from '../publish/sources.ts';
import { transactionOf } from '../publish/transaction.ts';
import { indexDocuments, indexSiteGlobals, tracked } from './indexUses.ts';
import { refuseDeletionInUse } from './refuseWhenUsed.ts';
import { lockUses, writeUses } from './usesTable.ts';

/** What others can name. */
const namedCollections: readonly string[] = [
  slugs.pages,
  slugs.partners,
  slugs.offers,
  slugs.toplists,
  slugs.media,
  slugs.authors,
  slugs.paymentMethods,
];

const usesPanel: Field = {
  name: 'usesPanel',
  type: 'ui',
  label: 'Se usa en',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/core/uses/UsesPanel.tsx#UsesPanel' } },
};

/** A collection that is read for what its documents name, whose documents say what names them, and are not deleted while something does. */
export function trackUses(collection: CollectionConfig): CollectionConfig {
  const { custom, fields, hooks = {}, slug } = collection;
  return {
    ...collection,
    custom: { ...custom, [tracked]: true },
    fields: namedCollections.includes(slug) ? [...fields, usesPanel] : fields,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), indexAfterChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletionInUse],
      afterDelete: [...(hooks.afterDelete ?? []), forgetUses],
    },
  };
}

export const trackGlobalUses = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        if (!isPublishedLater(req)) await indexSiteGlobals(req);
        return doc;
      },
    ],
  },
});

const indexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isPublishedLater(req)) await indexDocuments(req, collection, [Number(doc.id)]);
  return doc;
};

const forgetUses: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const tx = await transactionOf(req);
  const source = sourceOf(collection.slug, Number(id));
  await lockUses(tx, [source]);
  await writeUses(tx, [source], []);
  return doc;
};
