import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import { blockTypes, type BlockType, isBlockType } from '@lupa/contracts/blockType.ts';
import { calls, type CallName } from '@lupa/contracts/calls.ts';
import { describeAnswer, type JsonSchema } from '@lupa/contracts/jsonSchema.ts';

type Block = Record<string, unknown> & { type: string };

const dialect = 'https://json-schema.org/draft/2020-12/schema';
export const names: readonly string[] = [...Object.keys(calls), ...blockTypes];

/** The JSON Schema of a call's answer or of a block, with all that it names. */
export function describeOne(name: string): JsonSchema {
  return { $schema: dialect, ...(isBlockType(name) ? describeBlock(name) : describeAnswer(calls[name as CallName].schema)) };
}

/** A block whose service gives it no id has that of its place on the page. */
function describeBlock(type: BlockType): JsonSchema {
  const { properties, required = [], ...described } = describeAnswer(blockLoaders[type].schema);
  const needed = ['type', ...required.filter((field) => field !== 'id')];
  return { ...described, properties: { type: { const: type }, ...properties }, required: needed };
}

/** The generated files by their path: one document with every schema, a line for each, and the fields of every block. */
export async function makeFiles(root: string): Promise<[file: string, text: string][]> {
  const described = names.map((name) => [name, describeOne(name)] as const);
  const shared = Object.assign({}, ...described.map(([, { $defs }]) => $defs)) as Record<string, JsonSchema>;
  const all = [
    ...Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ...described.map(([name, schema]) => [name, bare(schema)] as const),
  ];
  const lines = all.map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  return [
    ['docs/schemas.json', `{"$schema": "${dialect}", "$defs": {\n${lines.join(',\n')}\n}}\n`],
    ['docs/blocks.md', await formatBlocks(root)],
  ];
}

const bare = ({ $schema: _dialect, $defs: _shared, ...schema }: JsonSchema): JsonSchema => schema;

const head = `# Fields of blocks

Made by \`npm run schemas\` from the schemas that the site reads with. What a content service sends in \`content\` of a page: each block has a \`type\` and the fields below. **Bold** fields are needed: without one the block, or the item of the list, is left out and logged. The last column says what the site takes where another field is missing or cannot be read. \`id\` (text) is that of its place where it is missing, \`title\` (text) is its heading; every block has them. Rich text is text, HTML, or parts; [schemas.json](schemas.json) has each form, and \`npm run schemas -- topList\` prints one alone.
`;

async function formatBlocks(root: string): Promise<string> {
  const [comments, examples] = await Promise.all([readComments(root), readExamples(root)]);
  const sections = blockTypes.map((type) => {
    const about = comments.get(type.toLowerCase());
    const table = formatFields(
      describeBlock(type),
      examples.filter((example) => example.type === type),
    );
    return [`## ${type}`, ...(about ? [about] : []), ...(table === '' ? [] : [table])].join('\n\n');
  });
  return `${[head.trimEnd(), ...sections].join('\n\n')}\n`;
}

/** The doc comment of each block's schema, by the type in lower case. */
async function readComments(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob('packages/blocks/*/*.schema.ts', { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8');
    for (const [, comment = '', name = ''] of source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)Schema/g))
      found.set(name.toLowerCase(), comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim());
  }
  return found;
}

export async function readExamples(root: string): Promise<Block[]> {
  const files: string[] = [];
  for await (const file of glob('packages/blocks/*/*.examples.ts', { cwd: root })) files.push(file);
  const modules = await Promise.all(
    files.toSorted().map((file) => import(pathToFileURL(join(root, file)).href) as Promise<Record<string, Record<string, unknown>>>),
  );
  const isBlock = (value: unknown): value is Block =>
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
  return modules.flatMap((module) => Object.values(module).flatMap((group) => Object.values(group).filter(isBlock)));
}

/** A table of fields; those inside lists and objects stand below theirs. Every block's `type`, `id` and `title` are left out. */
export function formatFields(schema: JsonSchema, examples: readonly unknown[] = []): string {
  const rows = listFields(schema, '', examples).filter(([field = '']) => !['**type**', 'id', 'title'].includes(field));
  if (rows.length === 0) return '';
  return [['field', 'type', 'example', 'without'], ['-', '-', '-', '-'], ...rows].map((cells) => `|${cells.join('|')}|`).join('\n');
}

function listFields(schema: JsonSchema, path: string, examples: readonly unknown[]): string[][] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field !== 'object') return [];
    const [place, values] = [`${path}${name}`, examples.flatMap((example) => valueOf(example, name))];
    const isNeeded = required.includes(name);
    const inside = insideOf(field);
    const below = field.items === undefined ? '.' : '[].';
    return [
      [isNeeded ? `**${place}**` : place, formatType(field), formatExample(values), isNeeded ? '' : formatDefault(field)],
      ...(inside === undefined ? [] : listFields(inside, `${place}${below}`, values.flat())),
    ];
  });
}

const valueOf = (example: unknown, name: string): unknown[] => {
  const value = (example as Record<string, unknown> | null | undefined)?.[name];
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0) ? [] : [value];
};

/** The object whose fields are listed below a field: itself, what its list holds, or one of its choices. */
function insideOf(field: JsonSchema): JsonSchema | undefined {
  if (field.properties) return field;
  if (typeof field.items === 'object' && !Array.isArray(field.items)) return insideOf(field.items);
  const choices = field.anyOf ?? [];
  return choices.map(insideOf).find((inside) => inside !== undefined);
}

const words: Record<string, string> = { string: 'text', boolean: 'yes or no', integer: 'number', object: 'object' };

function formatType({ $ref, enum: values, const: only, items, anyOf, type }: JsonSchema): string {
  if ($ref !== undefined) return ($ref.split('/').at(-1) ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (only !== undefined) return `\`${String(only)}\``;
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (items !== undefined) return `list of ${formatType(items as JsonSchema)}`;
  if (anyOf) return [...new Set(anyOf.map((choice) => formatType(choice)).filter((word) => word !== ''))].join(' or ');
  const [first = ''] = [type ?? 'anything'].flat().filter((one) => one !== 'null');
  return words[first] ?? first;
}

function formatExample(values: readonly unknown[]): string {
  const value = values.find((one) => typeof one !== 'object') ?? values[0];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  const text = String(value);
  return `\`${(text.length > 32 ? `${text.slice(0, 31)}…` : text).replaceAll('|', '\\|')}\``;
}

const formatDefault = ({ default: value }: JsonSchema): string =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? `\`${value}\`` : '–';
