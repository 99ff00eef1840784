import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** SHA-256 of what the demo's files say, in hexadecimal: the same on every machine. */
export async function hashDemo(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob('packages/demo/**/*.{ts,yaml}', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }))
    files.push(file);
  for (const file of files.toSorted()) hash.update(`${file}\0${await readFile(join(root, file), 'utf8')}\0`);
  return hash.digest('hex');
}
