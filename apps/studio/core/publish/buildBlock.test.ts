import type { Block, Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { buildBlock, MissingReferenceError, UnknownShapeError } from './buildBlock.ts';
import { createReferences } from './references.ts';
import { createTestReader } from '../../testing/testReader.ts';

const stored = {
  'media:3': { filename: 'a.png', alt: 'A' },
  'authors:4': { name: 'Ana' },
  'partners:5': { slug: 'casino-andino' },
  'toplists:6': { identifier: 'home' },
  'pages:7': { _status: 'published', slug: '/a/' },
  'offers:8': { id: 8 },
  'payment-methods:9': { internalName: 'khipu' },
};

async function build(fields: Field[], data: object): Promise<Record<string, unknown>> {
  const form: Block = { slug: 'box', labels: { singular: 'Caja', plural: 'Cajas' }, fields };
  const references = createReferences(createTestReader(stored), 'es_CL');
  const { type, id, ...rest } = await buildBlock({ blockType: 'box', id: 'x', ...data }, [form], references);
  expect([type, id]).toEqual(['box', 'x']);
  return rest;
}
const text = (name: string): Field => ({ name, type: 'text' });
const valueOf = async (field: object, value: unknown) => (await build([{ name: 'a', ...field } as Field], { a: value }))['a'];

describe('the value of a field', () => {
  it.each([
    [{ type: 'text' }, 'b', 'b'],
    [{ type: 'text' }, '', null],
    [{ type: 'text' }, undefined, null],
    [{ type: 'text', hasMany: true }, ['b'], ['b']],
    [{ type: 'text', hasMany: true }, null, []],
    [{ type: 'number' }, 0, 0],
    [{ type: 'number' }, null, null],
    [{ type: 'checkbox' }, false, false],
    [{ type: 'checkbox', defaultValue: true }, false, false],
    [{ type: 'checkbox', defaultValue: true }, null, true],
    [{ type: 'checkbox' }, null, false],
    [{ type: 'date' }, '2026-11-02T12:00:00Z', '2026-11-02T12:00:00.000Z'],
    [{ type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }, '2026-11-02T12:00:00Z', '2026-11-02'],
    [{ type: 'date' }, '', null],
    [{ type: 'date' }, null, null],
    [{ type: 'richText' }, null, []],
    [{ type: 'array', fields: [text('b')] }, [{ id: 'r', b: 'c' }, null], [{ b: 'c' }, { b: null }]],
    [{ type: 'array', fields: [text('b')] }, null, []],
    [
      {
        type: 'group',
        fields: [text('b'), text('c')],
      },
      { b: 'd' },
      { b: 'd', c: null },
    ],
    [
      {
        type: 'group',
        fields: [text('b'), { name: 'c', type: 'checkbox' }],
      },
      { b: '', c: false },
      null,
    ],
    [{ type: 'group', fields: [{ name: 'b', type: 'text', hasMany: true }] }, null, null],
    [{ type: 'group', fields: [{ name: 'b', type: 'number' }] }, { b: 0 }, { b: 0 }],
  ])('%j of %j is %j', async (field, value, expected) => {
    expect(await valueOf(field, value)).toEqual(expected);
  });

  it.each(['url', 'link', 'source', 'pageUrl', 'textLink'])('with the name %s is the target of a link', async (name) => {
    const field = { name, type: 'text' } as Field;
    expect(await build([field], { [name]: '/b/' })).toEqual({ [name]: '/b/' });
    expect(await build([field], { [name]: '' })).toEqual({ [name]: null });
    expect(await build([field], {})).toEqual({ [name]: null });
  });

  it.each([
    ['media', 3, { src: 'media/a.png', alt: 'A' }],
    ['authors', 4, { name: 'Ana' }],
    ['partners', 5, 'casino-andino'],
    ['toplists', 6, 'home'],
    ['pages', 7, '/a/'],
    ['offers', 8, '8'],
    ['payment-methods', 9, 'khipu'],
  ])('that names one of %s is its key or its copy', async (relationTo, id, expected) => {
    const match = (value: object | string) => (typeof value === 'string' ? value : expect.objectContaining(value));
    const field = { type: 'relationship', relationTo };
    expect(await valueOf(field, id)).toEqual(match(expected));
    expect(await valueOf(field, { id })).toEqual(match(expected));
    for (const gone of [null, undefined, 99, '5', { id: '5' }]) expect(await valueOf(field, gone)).toBeNull();
    expect(await valueOf({ ...field, hasMany: true }, [id, 99])).toEqual([match(expected)]);
    expect(await valueOf({ ...field, hasMany: true }, null)).toEqual([]);
    expect(await valueOf({ ...field, relationTo: ['media', relationTo] }, { relationTo, value: id })).toEqual(match(expected));
  });

  it('that must name something is a mistake where that is gone, named by its labels', async () => {
    const field = { type: 'relationship', relationTo: 'partners', required: true, label: 'Casino' };
    expect(await valueOf(field, 5)).toBe('casino-andino');
    await expect(valueOf(field, 99)).rejects.toThrow(MissingReferenceError);
    await expect(valueOf(field, 99)).rejects.toThrow('«Caja» nombra algo que ya no existe en «Casino»');
  });

  it('that names what has no public shape is a mistake in the code', async () => {
    await expect(valueOf({ type: 'relationship', relationTo: 'users' }, 1)).rejects.toThrow(UnknownShapeError);
  });
});

describe('the fields of a form', () => {
  it('lie in rows and tabs, and those for the studio alone are left out', async () => {
    const fields = [
      { type: 'row', fields: [text('a')] },
      {
        type: 'tabs',
        tabs: [
          { label: 'T', fields: [text('b')] },
          { name: 'c', fields: [text('d')] },
        ],
      },
      { name: 'note', type: 'text', custom: { publish: false } },
      { name: 'kept', type: 'text', custom: { publish: true } },
      { name: 'blockName', type: 'text' },
      { name: 'id', type: 'text' },
      { type: 'ui', name: '' },
    ] as unknown as Field[];
    const data = { a: '1', b: '2', c: { d: '3' }, note: '4', kept: '5', blockName: '6' };
    expect(await build(fields, data)).toEqual({ a: '1', b: '2', c: { d: '3' }, kept: '5' });
  });

  it('are those of the block in a block, and no others', async () => {
    const inner = { slug: 'inner', fields: [text('b')] };
    const field = { type: 'blocks', blocks: [inner] };
    expect(await valueOf(field, [{ blockType: 'inner', id: 'y', b: 'c' }])).toEqual([{ type: 'inner', id: 'y', b: 'c' }]);
    await expect(valueOf(field, [{ blockType: 'box', id: 'y' }])).rejects.toThrow(UnknownShapeError);
  });
});
