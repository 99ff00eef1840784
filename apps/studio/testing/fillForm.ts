import type { Field } from 'payload';
import { paragraph } from './samples.ts';

export type Ids = Record<string, number>;

/** Values for every field of a form, so that nothing is empty. `ids`: a document of each collection. */
export function fillForm(fields: readonly Field[], ids: Ids): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    if ('name' in field && (field.name === 'id' || field.name === 'blockName')) continue;
    if ('name' in field && field.name) data[field.name] = fillField(field, ids);
    else if ('fields' in field) Object.assign(data, fillForm(field.fields, ids));
  }
  return data;
}

function fillField(field: Field, ids: Ids): unknown {
  switch (field.type) {
    case 'group':
      return fillForm(field.fields, ids);
    case 'array':
      return Array.from({ length: Math.max(field.minRows ?? 1, 1) }, () => fillForm(field.fields, ids));
    case 'richText':
      return paragraph('Un texto con formato');
    case 'checkbox':
      return true;
    case 'date':
      return '2026-11-02T12:00:00.000Z';
    case 'number':
      return field.hasMany ? [field.min ?? 1] : (field.min ?? 1);
    case 'select': {
      const [first] = field.options.slice(-1);
      const value = typeof first === 'string' ? first : first?.value;
      return field.hasMany ? [value] : value;
    }
    case 'relationship':
    case 'upload':
      return typeof field.relationTo === 'string' ? ids[field.relationTo] : undefined;
    case 'text':
      if (field.hasMany) return ['uno', 'dos'];
      return /url|source/i.test(field.name) ? 'https://fuente.example/' : 'Un texto';
    default:
      return 'Un texto';
  }
}
