import { expect, it } from 'vitest';
import { goesOn } from './unsavedCopy.ts';
import { type FieldFault, inFormOrder, nameFault } from './watchSaves.ts';

const fault = (path: string): FieldFault => ({ path, message: 'Falta.' });

it('faults come in the order of the form, rows by their number, and rows added later where they stand', () => {
  const form = ['title', 'content', 'content.2.title', 'content.11.title', 'content.11.text', 'slug', 'content.3.title'];
  const given = ['slug', 'content.11.text', 'content.3.title', 'content.11.title', 'content.2.title', 'title'];
  expect(inFormOrder(given.map(fault), form).map(({ path }) => path)).toEqual([
    'title',
    'content.2.title',
    'content.3.title',
    'content.11.title',
    'content.11.text',
    'slug',
  ]);
});

it.each([
  ['Bloques > Bloque 3 > Título', 'Bloques, Bloque 3, Título: Falta.'],
  [undefined, 'slug: Falta.'],
])('a fault with the label %j reads %j', (label, sentence) => {
  expect(nameFault({ ...fault('slug'), ...(label && { label }) })).toBe(sentence);
});

it.each([
  ['2026-12-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z', true],
  ['2026-12-01T12:00:00.000Z', '2026-12-01T12:00:00.001Z', false],
  [undefined, '2026-12-01T12:00:00.000Z', false],
  [undefined, undefined, true],
  ['carriedOver', '2026-12-01T12:00:00.000Z', true],
])('a copy made at %j goes into a document of %j by itself: %j', (updatedAt, saved, goes) => {
  expect(goesOn({ at: 0, data: { updatedAt } }, saved === undefined ? undefined : { updatedAt: saved })).toBe(goes);
});
