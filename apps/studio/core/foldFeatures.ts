import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { choicesOf } from './choices/choice.ts';
import { auditEdits } from './audit/auditEdits.ts';
import { shareEditing } from './editing/shareEditing.ts';
import type { FeatureCollection, StudioFeature } from './feature.ts';
import { intoHub } from './hubs.ts';
import { guardDocuments } from './uses/keepEssentials.ts';

type Features = readonly StudioFeature[];

/** The collections of all features with what the others and the core add to them: content first, then records, then all others. */
export function foldCollections(features: Features): CollectionConfig[] {
  const all = features.flatMap(({ collections = [] }) => collections);
  const of = (...kinds: FeatureCollection['handledAs'][]) => all.filter(({ handledAs }) => kinds.includes(handledAs));
  return [...of('document'), ...of('record'), ...of('audited', 'plain')].map(({ config, handledAs }) => {
    const extended = features.reduce((one, { extendCollection }) => extendCollection?.(one) ?? one, prepareDrafts(config));
    const handled = handlers[handledAs](extended);
    return intoHub(features.reduce((one, { surroundCollection }) => surroundCollection?.(one) ?? one, handled));
  });
}

/**
 * Payload, and the core after it, change what they are given: a second studio in the process starts from the same collections. A copy is a draft in
 * every language, whatever the one has that it was made of.
 */
function prepareDrafts(collection: CollectionConfig): CollectionConfig {
  const { versions, fields } = collection;
  if (typeof versions !== 'object' || typeof versions.drafts !== 'object') return collection;
  const status: Field = { ...draftStatus, hooks: { beforeDuplicate: [() => 'draft'] } };
  return { ...collection, fields: [...fields, status], versions: { ...versions, drafts: { ...versions.drafts } } };
}

/** Payload gives its own field of this name the rest, and loses its label on the way. */
const draftStatus = { name: '_status', type: 'select', label: 'Estado', options: [] } satisfies Field;

const handlers: Record<FeatureCollection['handledAs'], (collection: CollectionConfig) => CollectionConfig> = {
  document: (collection) => presentForm(guardDocuments(auditEdits(shareEditing({ ...collection, enableQueryPresets: true })))),
  record: (collection) => presentForm(auditEdits(shareEditing(collection))),
  audited: auditEdits,
  plain: (collection) => collection,
};

export const foldLists = <Entry>(features: Features, listOf: (feature: StudioFeature) => readonly Entry[] | undefined): Entry[] =>
  features.flatMap((feature) => listOf(feature) ?? []);

export const foldObjects = <Value>(
  features: Features,
  objectOf: (feature: StudioFeature) => Record<string, Value> | undefined,
): Record<string, Value> => Object.assign({}, ...features.map((feature) => objectOf(feature) ?? {})) as Record<string, Value>;

/**
 * A collection or global in whose form, in blocks too, dates are typed as people of the market write them (`DateField.tsx`), and values that stand for
 * something are chosen by its name (`ChoiceField.tsx`). Its data as JSON are for programs (docs/how-to/use-the-studio-api.md).
 */
export const presentForm = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => ({
  ...entity,
  admin: { hideAPIURL: true, ...entity.admin },
  fields: entity.fields.map(presentField),
});

function presentField(field: Field): Field {
  const kind = choicesOf(field);
  if (kind !== undefined) {
    const Field = { path: '/core/choices/ChoiceField.tsx#ChoiceField', clientProps: { kind } };
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field } } } as Field;
  }
  if (field.type === 'date') {
    const { admin = {} } = field;
    return { ...field, admin: { ...admin, components: { ...admin.components, Field: '/core/dates/DateField.tsx#DateField' } } };
  }
  if (field.type === 'number' && field.custom?.['isMoney'] === true) {
    const { admin = {} } = field;
    return { ...field, admin: { ...admin, components: { ...admin.components, Field: '/core/fields/MoneyField.tsx#MoneyField' } } };
  }
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(presentField) })) };
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(presentField) })) };
  return 'fields' in field ? { ...field, fields: field.fields.map(presentField) } : field;
}
