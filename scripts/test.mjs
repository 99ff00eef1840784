// `npm test`: installs what it needs, says what it did, runs the checks and all tests but those tagged `thorough`, and ends with the sum.
// `npm run test:all`: those, too. Parameters go to vitest, and then no tag counts: `npm test -- packages/islands`.
// Plain JavaScript: it runs before anything is installed.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';
import { installPackages } from './test/installPackages.mjs';
import { createRunner } from './test/runner.mjs';
import { addUp } from './test/sum.mjs';
import { createVitest } from './test/vitest.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parameters = process.argv.slice(2);
const isWhole = parameters.length === 0 || parameters[0] === '--all';
const chosen = parameters.length === 0 ? ['--tags-filter=!thorough'] : parameters.filter((parameter) => parameter !== '--all');
const run = createRunner(root);
const vitest = createVitest(root, run);
const sum = { passed: 0, failures: [] };

try {
  await installDependencies(root, 'tests');
  const listed = await vitest.list(chosen);
  const files = parameters.length === 0 ? listed.filter(({ file }) => !isForNights(file)) : listed;
  const isFor = (...projects) => files.some(({ projectName }) => projects.includes(projectName));
  const isIn = (folder) => files.some(({ file }) => dirname(file).endsWith(join('tests', folder)));
  await installPackages(run, {
    hasBrowsers: isFor('browser', 'product'),
    hasEngines: isIn('engines'),
    hasDatabases: isFor('database', 'database-alone'),
    hasCache: isIn('cdn'),
  });
  if (isWhole) {
    await Promise.all([
      inTurn(['format', npm('check:format')], ['lint', npm('check:lint')]),
      inTurn(
        ['types', typesOf('.')],
        ['types of the studio', typesOf('apps/studio')],
        ['unused files, exports and dependencies', npm('check:unused')],
      ),
    ]);
  }
  const needed = isFor('product') ? ['site', 'freeplay'] : files.some(({ file }) => playsGames(file)) ? ['freeplay'] : [];
  if (needed.length > 0) await check(`builds: ${needed.join(', ')}`, ['node', 'scripts/runner/build.ts', ...needed]);
  await runTests();
} catch (error) {
  sum.failures.push(error instanceof Error ? error.message : String(error));
}
if (sum.failures.length > 0) console.log(`\nfailed:\n${sum.failures.join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failures.length} failed`);
process.exit(sum.failures.length === 0 && sum.passed > 0 ? 0 : 1);

/** A check counts as one test. */
async function check(title, [command, ...parameters]) {
  console.log(`· ${title}`);
  if ((await run(command, parameters)) === 0) sum.passed += 1;
  else {
    sum.failures.push(title);
    console.error(`✗ ${title}`);
  }
}

async function inTurn(...checks) {
  for (const [title, command] of checks) await check(title, command);
}

async function runTests() {
  const { code, files } = await vitest.run(chosen);
  addUp(sum, files, { hasFailed: code !== 0 });
}

function npm(script) {
  return ['npm', 'run', '--silent', script];
}

/** More threads check some of it twice, and lint has the other core. */
function typesOf(project) {
  return ['tsc', '-p', project, '--singleThreaded'];
}

/** Whether `npm test` runs nothing of a file, and what that needs is not installed. */
function isForNights(file) {
  return readFileSync(file, 'utf8').startsWith('// @module-tag thorough');
}

/** Whether a file's tests ask the free-play host for its build. */
function playsGames(file) {
  return /[\\/]freeplay[\\/]|[\\/]services[\\/]main\./.test(file);
}
