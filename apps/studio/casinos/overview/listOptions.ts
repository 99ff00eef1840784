import type { CollectionSlug, Payload } from 'payload';

/** The choices of a field at the top of a collection, with the words of its form. */
export function listOptions({ collections }: Payload, collection: CollectionSlug, name: string): { value: string; label: string }[] {
  const field = collections[collection]?.config.flattenedFields.find((one) => one.name === name);
  const options = field?.type === 'select' ? field.options : [];
  return options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    return { value, label: typeof label === 'string' ? label : value };
  });
}
