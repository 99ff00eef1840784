import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { useTestFolder } from '../../tests/setup/testFolder.ts';
import { nearbyFilesPlugin } from './nearbyFilesPlugin.ts';

const folder = useTestFolder({ isShared: true });
beforeAll(async () => {
  await mkdir(join(folder.path, 'inner'));
  const files = {
    'main.ts': `import './inner/part.ts';`,
    'inner/part.ts': `
      import { execFileSync } from 'node:child_process';
      import { readFileSync } from 'node:fs';
      import { fileURLToPath } from 'node:url';
      import picture from './picture.svg?url';
      const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8').trim();
      const answer = execFileSync(process.execPath, [fileURLToPath(new URL('./program.ts', import.meta.url))], { encoding: 'utf8' });
      console.log(JSON.stringify({ style, answer: answer.trim(), picture }));`,
    'inner/program.ts': `import { word } from './word.ts'; console.log(word satisfies string);`,
    'inner/word.ts': `export const word: string = 'from a program';`,
    'inner/style.css': 'p { color: red; }',
    'inner/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder.path, name), text);
});

it('takes styles and programs along, wherever the build is put, and leaves the addresses of pictures alone', async () => {
  await build({
    root: folder.path,
    configFile: false,
    logLevel: 'error',
    plugins: [nearbyFilesPlugin()],
    build: { ssr: 'main.ts', outDir: 'dist', assetsInlineLimit: 0, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  });
  const elsewhere = join(folder.path, 'elsewhere');
  await rename(join(folder.path, 'dist'), elsewhere);
  await rm(join(folder.path, 'inner'), { recursive: true });
  await writeFile(join(elsewhere, 'package.json'), '{"type":"module"}');
  const output: unknown = JSON.parse(execFileSync(process.execPath, [join(elsewhere, 'main.js')], { encoding: 'utf8' }));
  expect(output).toEqual({
    style: 'p { color: red; }',
    answer: 'from a program',
    picture: expect.stringMatching(/^\/assets\/picture-[\w-]+\.svg$/),
  });
});
