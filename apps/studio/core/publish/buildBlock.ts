import type { RawBlock } from '@lupa/contracts/page.ts';
import type { Block, Field } from 'payload';
import { slugs } from '../slugs.ts';
import { buildRichText } from './buildRichText.ts';
import { type References } from './references.ts';
import { idOf, type Reference } from './sources.ts';

/** A form that no block of the page has, or a relation that has no public shape: a mistake in the code. */
export class UnknownShapeError extends Error {
  override readonly name = 'UnknownShapeError';
}

/** A field that must point to something points to nothing any more. */
export class MissingReferenceError extends Error {
  override readonly name = 'MissingReferenceError';
  constructor(form: Block, field: Field) {
    super(
      `el bloque «${labelOf(form.labels?.singular, form.slug)}» nombra algo que ya no existe en «${labelOf('label' in field ? field.label : '', '')}».`,
    );
  }
}

type Data = Record<string, unknown>;

// Payload adds these to every row and block when it reads the forms.
const ownFields = ['id', 'blockName'];

// Texts that hold the target of a link.
const linkNames = /^(?:url|link|source)$|(?:Url|Link)$/;

/**
 * Form data → the public shape of a block, by the form's own fields, so that a new block needs nothing here:
 *
 * - text, number, choice, date: the value, null when empty; a day is `2026-11-02`, a moment an ISO date and time
 * - text under the name `url`, `link` or `source`, or one that ends in `Url` or `Link`: the target of a link; a path that has moved is the new one
 * - `hasMany` and rows: a list; rows without the id that the form gives them
 * - formatted text: rich text parts; an image: `{src, alt, width, height}`
 * - a relation: the key of what it points to (see `buildReference`)
 * - a group: an object, or null when everything in it is empty
 *
 * A field with `custom: { publish: false }` stays in the studio.
 * @throws MissingReferenceError when a required relation points to nothing: such a block cannot be shown.
 */
export async function buildBlock(data: Data, forms: readonly Block[], references: References): Promise<RawBlock> {
  const form = forms.find(({ slug }) => slug === data['blockType']);
  if (!form) throw new UnknownShapeError(`There is no form for blocks of type ${String(data['blockType'])}.`);
  return { type: form.slug, id: String(data['id']), ...(await buildFields(data, form, form.fields, references)) };
}

async function buildFields(data: Data, form: Block, fields: readonly Field[], references: References): Promise<Data> {
  const built: Data = {};
  for (const field of fields) {
    if (field.custom?.['publish'] === false) continue;
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name) built[tab.name] = await buildGroup(data[tab.name], form, tab.fields, references);
        else Object.assign(built, await buildFields(data, form, tab.fields, references));
      }
    } else if ('name' in field && field.name) {
      if (!ownFields.includes(field.name)) built[field.name] = await buildValue(data[field.name], form, field, references);
    } else if ('fields' in field) {
      Object.assign(built, await buildFields(data, form, field.fields, references));
    }
  }
  return built;
}

async function buildValue(value: unknown, form: Block, field: Field, references: References): Promise<unknown> {
  switch (field.type) {
    case 'group':
      return buildGroup(value, form, field.fields, references);
    case 'array':
      return inOrder(listOf(value), (row) => buildFields(toData(row), form, field.fields, references));
    case 'blocks':
      return inOrder(listOf(value), (block) => buildBlock(toData(block), field.blocks, references));
    case 'richText':
      return buildRichText(value, references);
    case 'checkbox':
      return typeof value === 'boolean' ? value : field.defaultValue === true;
    case 'date':
      return buildDate(value, field.admin?.date?.pickerAppearance === 'dayOnly');
    case 'relationship':
    case 'upload': {
      const relationTo = field.relationTo;
      if (!field.hasMany) {
        const built = await buildReference(value, relationTo, references);
        if (built === null && field.required) throw new MissingReferenceError(form, field);
        return built;
      }
      return (await inOrder(listOf(value), (entry) => buildReference(entry, relationTo, references))).filter((entry) => entry !== null);
    }
    case 'text':
      if (typeof value === 'string' && linkNames.test(field.name)) return references.link(value || null);
      return buildPlain(value, field);
    default:
      return buildPlain(value, field);
  }
}

function buildPlain(value: unknown, field: Field): unknown {
  if ('hasMany' in field && field.hasMany) return listOf(value);
  return value === undefined || value === '' ? null : value;
}

/** What the public sees of a relation: copies of images and authors, the keys of everything else. */
const publicShapes: Partial<Record<string, (references: References, reference: Reference) => Promise<unknown>>> = {
  [slugs.media]: ({ image }, reference) => image(reference),
  [slugs.authors]: ({ author }, reference) => author(reference),
  [slugs.partners]: ({ partnerSlug }, reference) => partnerSlug(reference),
  [slugs.toplists]: ({ toplistIdentifier }, reference) => toplistIdentifier(reference),
  [slugs.pages]: ({ pagePath }, reference) => pagePath(reference),
  [slugs.offers]: ({ offerId }, reference) => offerId(reference),
  [slugs.paymentMethods]: async ({ paymentMethod }, reference) => (await paymentMethod(reference))?.internalName ?? null,
};

function buildReference(value: unknown, relationTo: string | string[], references: References): Promise<unknown> {
  const { collection, reference } = readRelation(value, relationTo);
  const build = publicShapes[collection];
  if (!build) throw new UnknownShapeError(`A relation to ${collection} has no public shape.`);
  return build(references, reference);
}

/** A relation to several collections carries the collection with the value. */
function readRelation(value: unknown, relationTo: string | string[]): { collection: string; reference: Reference } {
  if (!Array.isArray(relationTo)) return { collection: relationTo, reference: idOf(value) };
  const { relationTo: own, value: named } = toData(value);
  return { collection: typeof own === 'string' ? own : (relationTo[0] ?? ''), reference: idOf(named) };
}

async function buildGroup(value: unknown, form: Block, fields: readonly Field[], references: References): Promise<Data | null> {
  const group = await buildFields(toData(value), form, fields, references);
  return Object.values(group).every(isEmptyValue) ? null : group;
}

function buildDate(value: unknown, isDay: boolean): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const moment = new Date(value).toISOString();
  return isDay ? moment.slice(0, 10) : moment;
}

// One after the other: they share one database connection.
async function inOrder<Built>(entries: unknown[], build: (entry: unknown) => Promise<Built>): Promise<Built[]> {
  const built: Built[] = [];
  for (const entry of entries) built.push(await build(entry));
  return built;
}

const labelOf = (label: unknown, fallback: string): string => (typeof label === 'string' && label !== '' ? label : fallback);
const isEmptyValue = (value: unknown) => value === null || value === false || (Array.isArray(value) && value.length === 0);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const toData = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
