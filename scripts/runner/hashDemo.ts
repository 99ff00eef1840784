import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** SHA-256 of the demo's files, in hexadecimal: the same on every machine. */
export async function hashDemo(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob('packages/demo/**/*.{ts,yaml,ndjson,png}', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }))
    files.push(file);
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`);
    hash.update(await readFile(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}
