import { contentLocales } from '@lupa/contracts/locale.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../core/access/roles.ts';
import { localized, selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { field } from '../../core/fields/buildFields.ts';
import { matching } from '../../core/fields/validators.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { menu, slugs } from '../../core/slugs.ts';

const Microcopy: CollectionConfig = {
  slug: slugs.microcopy,
  labels: { singular: 'Microtexto', plural: 'Microtextos' },
  admin: {
    group: menu.settings,
    useAsTitle: 'key',
    defaultColumns: ['key', 'value'],
    listSearchableFields: ['key', 'value'],
    description: 'Los textos cortos de botones y avisos.',
  },
  access: contentAccess,
  hooks: publishHooks(slugs.microcopy),
  fields: [
    field.text('key', 'Clave', {
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [({ value }) => `${value}_copia`] },
      validate: matching(/^[a-z0-9_]+$/, 'Usa minúsculas, números y guion bajo: show_more.'),
      description: 'El sitio lo busca con esta clave.',
    }),
    field.area('value', 'Texto', { localized: true, description: 'Vacío en un idioma: se usa el texto de fábrica.' }),
  ],
};

export const textsFeature: StudioFeature = {
  name: 'texts',
  find: [{ collection: slugs.microcopy, place: 90, sql: selectMicrocopyEntries() }],
  collections: [{ config: Microcopy, handledAs: 'document' }],
  publishing: { builders: { [slugs.microcopy]: buildMicrocopies } },
};

export async function buildMicrocopies(id: number, reader: Reader): Promise<PublicDocument[]> {
  const documents: PublicDocument[] = [];
  for (const locale of contentLocales) {
    const text = await reader.find(slugs.microcopy, id, locale);
    if (!text?.value) continue;
    documents.push(buildDocument('microcopy', text.key, locale, { key: text.key, value: text.value }, { refs: new Set() }));
  }
  return documents;
}

function selectMicrocopyEntries(): string {
  const joins = localized('microcopy', 'value');
  return selectEntries('microcopy', 'microcopy', { title: 'doc.key', detail: 'text.spanish', texts: ['doc.key', 'text.all'], joins });
}
