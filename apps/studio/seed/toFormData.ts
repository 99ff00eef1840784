import type { RichText } from '@lupa/contracts/richText.ts';
import type { Block, Field } from 'payload';
import { toLexical } from './toLexical.ts';

type Data = Record<string, unknown>;

/** The id in the studio of what a key of the demo names; throws when there is none. */
export type FindId = (collection: string, key: string) => number;

/** A block of the demo, in the public shape → what the form of its type stores: the way back of `publish/buildBlock.ts`. */
export function toBlockData(block: Data & { type: string }, id: string, forms: readonly Block[], findId: FindId): Data {
  const form = forms.find(({ slug }) => slug === block.type);
  if (!form) throw new Error(`There is no form for blocks of type ${block.type}.`);
  return { blockType: form.slug, id, ...toFormData(block, form.fields, findId) };
}

function toFormData(values: Data, fields: readonly Field[], findId: FindId): Data {
  const data: Data = {};
  for (const field of fields) {
    if ('name' in field && field.name) {
      const value = values[field.name];
      if (value !== undefined && value !== null) data[field.name] = toFieldData(value, field, findId);
    } else if ('fields' in field) {
      Object.assign(data, toFormData(values, field.fields, findId));
    }
  }
  return data;
}

function toFieldData(value: unknown, field: Field, findId: FindId): unknown {
  if (field.type === 'group') return toFormData(value as Data, field.fields, findId);
  if (field.type === 'array') return (value as Data[]).map((row) => toFormData(row, field.fields, findId));
  if (field.type === 'richText') return toLexical(value as RichText);
  if (field.type === 'upload' || field.type === 'relationship') return findId(String(field.relationTo), String(value));
  return value;
}
