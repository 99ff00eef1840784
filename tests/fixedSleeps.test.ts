import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.test\.tsx?$|^(tests|bench)\/.*\.m?tsx?$|\/(testBed|testing)\/|\/(test[A-Z]|stuck)\w*\.tsx?$|ForTest\.ts$/.test(file))
  .filter((file) => existsSync(file));
/** The one place that waits: until something is so, or for as long as a load lasts. */
const waits = 'tests/setup/pollUntil.ts';
const sleeps = [
  /waitForTimeout\(/,
  /import \{[^}]*\b(setTimeout|scheduler|setInterval)\b.* from 'node:timers\/promises'/,
  // A promise that ends by the clock alone.
  /new Promise(<\w+>)?\(\(?\w+\)? => (void )?setTimeout\(/,
];

it.each([
  'await page.waitForTimeout(300);',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'await new Promise<void>((resolve) => setTimeout(resolve, 50));',
])('%s would be found', (line) => expect(sleeps.some((sleep) => sleep.test(line))).toBe(true));

it('tests and benchmarks wait for what happens, not for time to pass', async () => {
  expect(files.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const file of files.filter((name) => name !== waits && name !== 'tests/fixedSleeps.test.ts')) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    found.push(
      ...lines.flatMap((line, index) => (sleeps.some((sleep) => sleep.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  }
  expect(found).toEqual([]);
});
