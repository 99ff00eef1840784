// `npm test`: installs what it needs, says what it did, runs the checks and all tests, and ends with the sum.
// Plain JavaScript: it runs before anything is installed. Parameters go to vitest: `npm test -- packages/islands`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const chosen = process.argv.slice(2);
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` };
const webKitTypelibs = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`);
const totals = { passed: 0, failed: 0 };
const failures = [];

try {
  await installDependencies(root);
  await installBrowsers();
  if (chosen.length === 0) {
    await check('format', ['npm', 'run', '--silent', 'check:format']);
    await check('lint', ['npm', 'run', '--silent', 'check:lint']);
    await check('types', ['npm', 'run', '--silent', 'check:types']);
    await check('unused files, exports and dependencies', ['npm', 'run', '--silent', 'check:unused']);
  }
  await check('build of the site', ['npm', 'run', '--silent', 'build', '-w', 'apps/site']);
  await check('build of the free-play games', ['npm', 'run', '--silent', 'build', '-w', 'apps/freeplay']);
  // The tests of the whole house start everything on a copy of this checkout: they get the machine for themselves.
  if (chosen.length > 0) await runVitest(chosen);
  else {
    // A browser misses a moment now and then when three of them share two cores.
    await runVitest(['--exclude', 'tests/house/**'], { isTriedAgain: (file) => /\.browser\.test\.tsx?$/.test(file) });
    await runVitest(['tests/house', '--no-file-parallelism']);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  totals.failed += 1;
}
if (failures.length > 0) console.log(`\nfailed:\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

/** A check counts as one test. */
async function check(title, [command, ...parameters]) {
  console.log(`· ${title}`);
  const code = await run(command, parameters);
  if (code === 0) totals.passed += 1;
  else {
    totals.failed += 1;
    failures.push(title);
    console.error(`✗ ${title}`);
  }
}

/**
 * Runs vitest and adds up its tests.
 * @param {{ isTriedAgain?: (file: string) => boolean }} options files with a failure that get a second try, one at a time: only that one counts
 */
async function runVitest(parameters, { isTriedAgain = () => false } = {}) {
  const first = await vitest(parameters);
  const again = first.files.filter(({ name, status }) => status === 'failed' && isTriedAgain(name)).map(({ name }) => name);
  const others = first.files.filter(({ name }) => !again.includes(name));
  // A file that could not be loaded, or an error outside of all tests, fails a run without a failed test.
  if (again.length === 0) return addUp(others, first.code !== 0);
  console.log(`· failed beside others, tried again by themselves:\n  ${again.map((name) => relative(root, name)).join('\n  ')}`);
  const second = await vitest([...again, '--no-file-parallelism']);
  addUp(
    others,
    others.some(({ status }) => status === 'failed'),
  );
  addUp(second.files, second.code !== 0);
}

function addUp(files, hasFailed) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  for (const { name, message, status, assertionResults } of files) {
    const named = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of named)
      failures.push(`${relative(root, name)} > ${fullName}\n  ${beginning(failureMessages[0])}`);
    if (status === 'failed' && named.length === 0) failures.push(`${relative(root, name)}\n  ${beginning(message)}`);
  }
  const failed = tests.filter(({ status }) => status === 'failed').length;
  totals.passed += tests.filter(({ status }) => status === 'passed').length;
  totals.failed += hasFailed ? Math.max(failed, 1) : failed;
}

/** The first line of an error's message, at most 300 characters. */
function beginning(message = '') {
  return message.split('\n')[0].slice(0, 300);
}

async function vitest(parameters) {
  const folder = mkdtempSync(join(tmpdir(), 'lupa-test-'));
  const report = join(folder, 'report.json');
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...parameters]);
  if (!existsSync(report)) throw new Error('vitest ended without a report');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return { code, files: testResults };
}

/**
 * The browser tests need Chromium and fonts, and are twice as fast with its headless shell beside it; those in `tests/engines` need Firefox, and WebKit with a
 * window (gjs), a driver and a display. On Debian and its kin all are installed; elsewhere CHROMIUM_PATH and FIREFOX_PATH say where they are.
 */
async function installBrowsers() {
  const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;
  const isThere = (paths) => paths.some((path) => path !== undefined && existsSync(path));
  const hasBrowser = () => isThere([CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
  const missing = [
    // Both at once: they are of one version.
    [
      [CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'],
      ['chromium', 'chromium-headless-shell'],
    ],
    [[FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'], ['firefox-esr']],
    [['/usr/bin/WebKitWebDriver'], ['webkit2gtk-driver']],
    [['/usr/bin/gjs'], ['gjs']],
    [webKitTypelibs, ['gir1.2-webkit2-4.1']],
    [['/usr/bin/Xvfb'], ['xvfb']],
    // What stands in until a page's own fonts are there is measured on these.
    [['/usr/share/fonts/truetype/liberation'], ['fonts-liberation']],
  ];
  const packages = missing.flatMap(([paths, names]) => (isThere(paths) ? [] : names));
  if (packages.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`· installing what the browser tests need (apt-get install ${packages.join(' ')})`);
  const steps = [
    [...asRoot, 'apt-get', 'update', '-qq'],
    [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  for (const [command, ...parameters] of steps) {
    if ((await run(command, parameters, 'ignore')) === 0) continue;
    if (!hasBrowser())
      throw new Error('Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH to a Chromium that is here.');
    console.log(`  not installed: ${packages.join(' ')}; tests that need them fail or take longer`);
    return;
  }
  console.log('✓ installed');
}

/** @returns {Promise<number>} the exit code; 127 when the command is not there */
function run(command, parameters, stdout = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, env, stdio: ['ignore', stdout, 'inherit'], shell: process.platform === 'win32' });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
