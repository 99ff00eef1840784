// `npm test`: installs what it needs, says what it did, runs the checks and all tests but those tagged `thorough`, and ends with the sum.
// `npm run test:all`: those, too. Parameters go to vitest, and then no tag counts: `npm test -- packages/islands`.
// Plain JavaScript: it runs before anything is installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';
import { installPackages } from './test/installPackages.mjs';
import { createRunner } from './test/runner.mjs';
import { addUp, failuresOf } from './test/sum.mjs';
import { createVitest } from './test/vitest.mjs';

/** So many browser files may need their second try; more of them are a fault of the tests. */
const secondTries = 2;
/** Minutes that the whole may take: of the 90 that continuous integration gives. */
const mostMinutes = 85;
const begin = performance.now();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parameters = process.argv.slice(2);
const isWhole = parameters.length === 0 || parameters[0] === '--all';
const chosen = parameters.length === 0 ? ['--tags-filter=!thorough'] : parameters.filter((parameter) => parameter !== '--all');
const run = createRunner(root);
const vitest = createVitest(root, run);
const sum = { passed: 0, failures: [] };
const again = [];
const firstFailures = [];

try {
  await installDependencies(root, 'tests');
  const files = await vitest.list(chosen);
  const isFor = (...projects) => files.some(({ projectName }) => projects.includes(projectName));
  const isIn = (folder) => files.some(({ file }) => dirname(file).endsWith(join('tests', folder)));
  await installPackages(run, {
    hasBrowsers: isFor('browser', 'product'),
    hasEngines: isIn('engines'),
    hasDatabases: isFor('database'),
    hasCache: isIn('cdn'),
  });
  if (isWhole) {
    await check('format', npm('check:format'));
    await check('lint', npm('check:lint'));
    await check('types', npm('check:types'));
    await check('unused files, exports and dependencies', npm('check:unused'));
  }
  const needed = isFor('product') ? ['site', 'freeplay'] : files.some(({ file }) => playsGames(file)) ? ['freeplay'] : [];
  if (needed.length > 0) await check(`builds: ${needed.join(', ')}`, ['node', 'scripts/runner/build.ts', ...needed]);
  await runTests();
} catch (error) {
  sum.failures.push(error instanceof Error ? error.message : String(error));
}
if (again.length > 0)
  console.log(`\nneeded a second try: ${again.length}, at most ${secondTries}; the first try failed in:\n${firstFailures.join('\n')}`);
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

/** Files that need a browser get a second try, one at a time, and only that one counts. Where too many failed, or it would take too long, there is none: it could not save the run. */
async function runTests() {
  const first = await vitest.run(chosen);
  const isTriedAgain = ({ name, status }) => status === 'failed' && /\.(browser|product)\.test\.tsx?$/.test(name);
  const failed = first.files.filter(isTriedAgain);
  const secondTime = failed.reduce((milliseconds, { startTime, endTime }) => milliseconds + endTime - startTime, 0);
  const endsInTime = (performance.now() - begin + secondTime) / 60_000 <= mostMinutes;
  if (failed.length > secondTries || (failed.length > 0 && !endsInTime)) {
    if (!endsInTime) console.log(`· no second try: it would end after ${mostMinutes} minutes`);
    addUp(sum, first.files, { hasFailed: true });
    return;
  }
  again.push(...failed.map(({ name }) => name));
  firstFailures.push(...failed.flatMap(failuresOf));
  const others = first.files.filter((file) => !isTriedAgain(file));
  addUp(sum, others, { hasFailed: first.code !== 0 && (again.length === 0 || others.some(({ status }) => status === 'failed')) });
  if (again.length === 0) return;
  console.log(`· failed beside others, tried again by themselves:\n  ${again.join('\n  ')}`);
  const second = await vitest.run([
    ...again,
    ...chosen.filter((parameter) => parameter.startsWith('--tags-filter')),
    '--no-file-parallelism',
  ]);
  addUp(sum, second.files, { hasFailed: second.code !== 0 });
}

function npm(script) {
  return ['npm', 'run', '--silent', script];
}

/** Whether a file's tests ask the free-play host for its build. */
function playsGames(file) {
  return /[\\/]freeplay[\\/]|[\\/]services[\\/]main\./.test(file);
}
