import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { guidePages } from '../pages/guides.ts';
import { partners } from '../partners/partners.ts';
import { authors } from './authors.ts';
import { blockSchema } from './block.schema.ts';
import type { Figures } from './fillFigures.ts';
import { paymentMethods } from './paymentMethods.ts';
import { readContent } from './readContent.ts';

const pageSchema = z.strictObject({ title: z.string(), blocks: z.array(blockSchema) });
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(yaml: string, figures: Figures = {}) {
  writeFileSync(join(folder, 'page.yaml'), yaml);
  return readContent('page.yaml', pageSchema, figures, { folder });
}

describe('a content file', () => {
  it('turns Markdown into the parts of rich text', () => {
    const { blocks } = read(
      'title: Uno\nblocks:\n  - type: contentSection\n    title: Dos\n    body: |-\n      **Tres** es\n\n      - cuatro\n',
    );
    expect(blocks[0]).toMatchObject({
      body: [
        { kind: 'paragraph', html: '<strong>Tres</strong> es' },
        { kind: 'list', ordered: false, items: ['cuatro'] },
      ],
    });
  });

  it.each([
    ['a field that is missing', 'title: Uno\nblocks:\n  - type: contentSection\n    title: Dos\n', 'blocks[0].body'],
    ['a field that does not exist', 'title: Uno\nblocks: []\nsubtitle: Dos\n', 'subtitle'],
    ['a block that does not exist', 'title: Uno\nblocks:\n  - type: poem\n', 'blocks[0].type'],
    [
      'a row that is too short',
      'title: Uno\nblocks:\n  - type: table\n    title: Dos\n    columns: [a, b]\n    rows: [[c]]\n',
      'blocks[0].rows',
    ],
    ['what is not YAML', 'title: "Uno\nblocks: []\n', 'line'],
  ])('names file and field of %s', (_, yaml, field) => {
    expect(() => read(yaml)).toThrow('packages/demo/content/page.yaml is wrong');
    expect(() => read(yaml)).toThrow(field);
  });

  it('takes figures, and names the file of one that is unknown or of no use', () => {
    expect(read('title: Los {{count}}\nblocks: []\n', { count: '24' })).toEqual({ title: 'Los 24', blocks: [] });
    expect(() => read('title: Los {{count}}\nblocks: []\n', { total: '24' })).toThrow(
      'page.yaml is wrong. {{count}}: unknown figure; total: no text uses this figure',
    );
  });

  it('names a file that is not there', () => {
    expect(() => readContent('nobody.yaml', pageSchema, {}, { folder })).toThrow('nobody.yaml');
  });
});

describe('the content folder', () => {
  it.each([
    ['partners', partners.map(({ slug }) => slug)],
    ['payments', paymentMethods.map(({ internalName }) => internalName)],
    ['people', authors.map(({ key }) => key)],
  ])('has no file in %s that nothing reads', (name, keys) => {
    const files = readdirSync(new URL(`../content/${name}/`, import.meta.url)).map((file) => file.replace('.yaml', ''));
    expect(files.toSorted()).toEqual(keys.toSorted());
  });

  it('has no guide that nothing reads', () => {
    const slugs = guidePages.map(({ locales }) => locales.es_CL?.slug);
    const files = readdirSync(new URL('../content/guides/', import.meta.url)).map((file) => `/guias/${file.replace('.yaml', '')}/`);
    expect(files.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
