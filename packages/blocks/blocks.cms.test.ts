import { type BlockType, blockTypes } from '@lupa/contracts/blockType.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { imageExample } from '@lupa/contracts/image.ts';
import { richTextExample } from '@lupa/contracts/richText.ts';
import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { blockForms } from './blocks.cms.ts';
import { blockSchemas } from './testing/blockSchemas.ts';
import { collections } from './shared/forms/fields.ts';

type Data = Record<string, unknown>;

describe.each(blockTypes)('form of %s', (type) => {
  const form = blockForms[type];

  it('fills the public shape: nothing an editor writes is dropped or changed', () => {
    const filled = { type, id: 'a1', ...fill(form.fields, false) };
    const { value, dropped } = parseGenerously(blockSchemas[type], filled);
    expect(dropped).toEqual([]);
    const { type: _, ...public_ } = filled;
    // Ids are texts to whoever reads them.
    const asText = (key: string, read: unknown) => (/^(game|provider)Ids?$/.test(key) ? [read].flat().map(String) : read);
    expect(JSON.parse(JSON.stringify(value), asText)).toEqual(JSON.parse(JSON.stringify(public_), asText));
  });

  it('passes with only what it requires', () => {
    const { dropped } = parseGenerously(blockSchemas[type], { type, id: 'a1', ...fill(form.fields, true) });
    expect(dropped).toEqual([]);
  });

  it('says in Spanish what each field is', () => {
    for (const field of namedFields(form.fields)) {
      if (field.type === 'group') continue;
      expect('label' in field && field.label, `${type}.${field.name}`).toBeTruthy();
    }
  });
});

describe('what editors cannot leave out', () => {
  const required = (type: BlockType) =>
    namedFields(blockForms[type].fields)
      .filter((field) => 'required' in field && field.required)
      .map(({ name }) => name);

  it('a toplist block names a toplist that exists', () => {
    for (const type of ['topList', 'casinoComparator', 'bonusCards'] as const) {
      expect(blockForms[type].fields).toContainEqual(
        expect.objectContaining({ name: 'toplist', type: 'relationship', relationTo: collections.toplists, required: true }),
      );
    }
  });

  it('the partner of a review, the game of a game block', () => {
    expect(required('generalReview')).toContain('partner');
    expect(required('playGame')).toContain('gameId');
    expect(required('heroSection')).toContain('title');
  });
});

/** Data as the publisher makes it of a form: keys for relations, an image for an upload, rich text parts. */
function fill(fields: readonly Field[], onlyRequired: boolean): Data {
  const data: Data = {};
  for (const field of fields) {
    if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(data, fill(field.fields, onlyRequired));
      continue;
    }
    const isRequired = 'required' in field && field.required;
    if (onlyRequired && !isRequired) data[field.name] = field.type === 'array' || field.type === 'richText' || isList(field) ? [] : null;
    else data[field.name] = fillField(field, onlyRequired);
  }
  return data;
}

const isList = (field: Field) => 'hasMany' in field && field.hasMany === true;

function fillField(field: Field, onlyRequired: boolean): unknown {
  const one = fillOne(field, onlyRequired);
  return isList(field) ? [one] : one;
}

const fillings: Partial<Record<Field['type'], unknown>> = {
  checkbox: true,
  date: '2026-11-02',
  richText: richTextExample,
  upload: imageExample,
};
const authorFilling = {
  name: 'Antonia Rebolledo',
  slug: '/nosotros/',
  role: 'Editora',
  photo: imageExample,
  expertise: ['Pagos'],
  biography: '',
};

function fillOne(field: Field, onlyRequired: boolean): unknown {
  if (field.type === 'array') return [fill(field.fields, onlyRequired)];
  if (field.type === 'group') return fill(field.fields, onlyRequired);
  if (field.type === 'number') return field.min ?? 1;
  if (field.type === 'relationship') return field.relationTo === collections.authors ? authorFilling : 'una-clave';
  if (field.type === 'select') return field.options.map((option) => (typeof option === 'string' ? option : option.value)).at(-1);
  return fillings[field.type] ?? ('name' in field && field.name === 'url' ? '/bonos/' : 'Un texto');
}

function namedFields(fields: readonly Field[]): (Field & { name: string })[] {
  return fields.flatMap((field) => {
    const inside = 'fields' in field ? namedFields(field.fields) : [];
    return 'name' in field && field.name ? [field, ...inside] : inside;
  });
}
