import { type CollectionConfig, type Field, type GlobalConfig, APIError, type PayloadRequest } from 'payload';
import { slugs } from '../slugs.ts';
import { isPublishedLater } from '../publish/publishLater.ts';
import { sourceOf } from '../publish/sources.ts';
import { transactionOf } from '../publish/transaction.ts';
import { indexDocuments, indexSiteGlobals, tracked } from './indexUses.ts';
import { lockUses, writeUses } from './usesTable.ts';
import { loadUses, nameUses } from './loadUses.ts';
import type { Hook } from '../hook.ts';

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

const indexAfterChange: Hook<'afterChange'> = async ({ collection, doc, req }) => {
  if (!isPublishedLater(req)) await indexDocuments(req, collection, [Number(doc.id)]);
  return doc;
};

const forgetUses: Hook<'afterDelete'> = async ({ collection, doc, id, req }) => {
  const tx = await transactionOf(req);
  const source = sourceOf(collection.slug, Number(id));
  await lockUses(tx, [source]);
  await writeUses(tx, [source], []);
  return doc;
};

/** A document that others name stays. What the studio does by itself, without a person, is not refused. */
const refuseDeletionInUse: Hook<'beforeDelete'> = ({ collection, id, req }) => refuseWhenUsed(req, collection.slug, Number(id));

const namedAtMost = 5;

async function refuseWhenUsed(req: PayloadRequest, collection: string, id: number): Promise<void> {
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
