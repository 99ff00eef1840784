import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { blockSchema } from './block.schema.ts';
import type { Figures } from './fillFigures.ts';
import { contentFilesRead, readContent } from './readContent.ts';

const pageSchema = z.strictObject({ title: z.string(), blocks: z.array(blockSchema) });
const folder = useTestFolder();

function read(yaml: string, figures: Figures = {}) {
  writeFileSync(join(folder.path, 'page.yaml'), yaml);
  return readContent('page.yaml', pageSchema, figures, { folder: folder.path });
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
    expect(() => readContent('nobody.yaml', pageSchema, {}, { folder: folder.path })).toThrow('nobody.yaml');
  });
});

it('has no file in the content folder that nothing reads', async () => {
  const demo = fileURLToPath(new URL('..', import.meta.url));
  for (const module of globSync('**/*.ts', { cwd: demo, exclude: ['**/*.{test,build}.ts', 'node_modules'] }))
    await import(join(demo, module));
  const files = globSync('**/*.yaml', { cwd: join(demo, 'content') });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !contentFilesRead.has(file))).toEqual([]);
});
