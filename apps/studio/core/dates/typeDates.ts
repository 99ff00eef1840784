import type { Block, CollectionConfig, Field } from 'payload';

/** A collection in whose form dates are typed as people of the market write them (`DateField.tsx`), in blocks too. */
export const typeDates = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(typeDatesIn),
});

function typeDatesIn(field: Field): Field {
  if (field.type === 'date') {
    const { admin = {} } = field;
    return { ...field, admin: { ...admin, components: { ...admin.components, Field: '/core/dates/DateField.tsx#DateField' } } };
  }
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(typeDatesIn) })) };
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(typeDatesInBlock) };
  return 'fields' in field ? { ...field, fields: field.fields.map(typeDatesIn) } : field;
}

const typeDatesInBlock = (block: Block): Block => ({ ...block, fields: block.fields.map(typeDatesIn) });
