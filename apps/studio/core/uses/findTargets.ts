import { readPageLink } from '@lupa/blocks/shared/forms/pageLink.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { Block, Field, RichTextField, Tab } from 'payload';
import { choicesOf } from '../choices/choice.ts';
import { slugs } from '../slugs.ts';
import { listOf, toData } from '../publish/buildBlock.ts';
import { idOf, sourceOf } from '../publish/sources.ts';

/** What a document names, and in which language; null where the field is the same in all. */
export type FoundTarget = { target: string; locale: string | null };

type Data = Record<string, unknown>;
type Found = Generator<FoundTarget>;

// Paths that a document has, not paths that it leads to.
const ownPaths: readonly string[] = ['slug', 'from'];

/** All that a document names, by the fields of its collection. `data`: all languages, references as ids. */
export const findTargets = (fields: readonly Field[], data: unknown): FoundTarget[] => [...walkFields(fields, toData(data), null)];

/** The target of a link to a path of the site, its query and anchor left out; undefined for any other text. */
export function pathTarget(text: unknown): string | undefined {
  const path = typeof text === 'string' ? /^\/(?!\/)[^\s?#]*/.exec(text.trim())?.[0] : undefined;
  return path === undefined ? undefined : `path:${withSlashes(path)}`;
}

function* walkFields(fields: readonly Field[], data: Data, locale: string | null): Found {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name) yield* walkLanguages(tab, data[tab.name], locale);
        else yield* walkFields(tab.fields, data, locale);
      }
    } else if ('name' in field && field.name) yield* walkLanguages(field, data[field.name], locale);
    else if ('fields' in field) yield* walkFields(field.fields, data, locale);
  }
}

/** What is within a language is not split once more. */
function* walkLanguages(field: Field | Tab, value: unknown, locale: string | null): Found {
  if (locale !== null || !('localized' in field) || !field.localized) yield* walkValue(field, value, locale);
  else for (const [each, own] of Object.entries(toData(value))) yield* walkValue(field, own, each);
}

function* walkValue(field: Field | Tab, value: unknown, locale: string | null): Found {
  switch ('type' in field ? field.type : 'group') {
    case 'relationship':
    case 'upload': {
      const { relationTo } = field as { relationTo: string | string[] };
      for (const one of Array.isArray(value) ? value : [value]) yield* name(one, relationTo, locale);
      break;
    }
    case 'array':
      for (const row of listOf(value)) yield* walkFields((field as { fields: Field[] }).fields, toData(row), locale);
      break;
    case 'blocks':
      for (const block of listOf(value)) yield* walkBlock((field as { blocks: Block[] }).blocks, toData(block), locale);
      break;
    case 'richText':
      yield* walkNode(toData(toData(value)['root']), listTextBlocks(field as RichTextField), locale);
      break;
    case 'text':
      if (!ownPaths.includes(('name' in field && field.name) || '')) yield* namePath(value, locale);
      break;
    case 'number':
      yield* nameChoices(choicesOf(field as Field), value, locale);
      break;
    default:
      if ('fields' in field) yield* walkFields(field.fields, toData(value), locale);
  }
}

function* walkBlock(blocks: readonly Block[], data: Data, locale: string | null): Found {
  const block = blocks.find(({ slug }) => slug === data['blockType']);
  if (block) yield* walkFields(block.fields, data, locale);
}

/** A node of formatted text: a link, an image, a block in it, or what holds others. */
function* walkNode(node: Data, blocks: readonly Block[], locale: string | null): Found {
  const fields = toData(node['fields']);
  if (node['type'] === 'link' || node['type'] === 'autolink') {
    if (fields['linkType'] === 'internal') yield* nameWithCollection(toData(fields['doc']), locale);
    else yield* namePath(fields['url'], locale);
  } else if (node['type'] === 'upload' || node['type'] === 'relationship') yield* nameWithCollection(node, locale);
  else if (node['type'] === 'block' || node['type'] === 'inlineBlock') yield* walkBlock(blocks, fields, locale);
  for (const child of listOf(node['children'])) yield* walkNode(toData(child), blocks, locale);
}

function listTextBlocks({ editor }: RichTextField): Block[] {
  if (!editor || !('editorConfig' in editor)) return [];
  const features = (editor as LexicalRichTextAdapter).editorConfig.resolvedFeatureMap;
  const { blocks = [], inlineBlocks = [] } = (features?.get('blocks')?.sanitizedServerFeatureProps ?? {}) as Record<string, Block[]>;
  return [...blocks, ...inlineBlocks];
}

/** A relation to several collections carries the collection with the value. */
function* name(value: unknown, relationTo: string | string[], locale: string | null): Found {
  if (Array.isArray(relationTo)) yield* nameWithCollection(toData(value), locale);
  else yield* nameWithCollection({ relationTo, value }, locale);
}

function* nameWithCollection({ relationTo, value }: Data, locale: string | null): Found {
  const id = idOf(value);
  if (typeof relationTo !== 'string' || id === undefined || relationTo === slugs.users) return;
  yield { target: sourceOf(relationTo, id), locale };
}

function* namePath(value: unknown, locale: string | null): Found {
  for (const text of Array.isArray(value) ? value : [value]) {
    const page = readPageLink(text);
    const target = page ? sourceOf(slugs.pages, page.id) : pathTarget(text);
    if (target !== undefined) yield { target, locale };
  }
}

/** What is in the catalogue is no document: `games:101`. */
function* nameChoices(kind: string | undefined, value: unknown, locale: string | null): Found {
  for (const one of kind === undefined ? [] : Array.isArray(value) ? value : [value])
    if (typeof one === 'number') yield { target: sourceOf(kind ?? '', one), locale };
}
