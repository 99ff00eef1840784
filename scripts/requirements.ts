// `npm run requirements`: a table of each requirement with the tests that show it.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The sentences of docs/requirements.md by their number, in the order of the page. */
export async function readRequirements(): Promise<Map<string, string>> {
  const text = await readFile(join(root, 'docs/requirements.md'), 'utf8');
  return new Map([...text.matchAll(/^(\d+\.\d+) (.+)$/gm)].map(([, number = '', sentence = '']) => [number, sentence]));
}

/** The test files that show each requirement, by its number, as the first lines of the files say. */
export function readMarks(): Map<string, string[]> {
  const marks = execFileSync('git', ['grep', '--untracked', '-E', '^// Requirements: [0-9]', '--', 'apps', 'packages', 'tests'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = new Map<string, string[]>();
  for (const [, file = '', numbers = ''] of marks.matchAll(/^(.+?):\/\/ Requirements: (.+)$/gm)) {
    for (const [number] of numbers.matchAll(/\d+\.\d+/g)) files.set(number, [...(files.get(number) ?? []), file]);
  }
  return files;
}

if (import.meta.main) {
  const marks = readMarks();
  const rows = [...(await readRequirements())].map(([number, sentence]) => {
    const tests = (marks.get(number) ?? []).map((file) => `\`${file}\``);
    return `| ${number} | ${sentence} | ${tests.join(', ')} |`;
  });
  process.stdout.write(['| number | requirement | tests |', '|---|---|---|', ...rows, ''].join('\n'));
}
