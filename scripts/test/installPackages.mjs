import { existsSync } from 'node:fs';

const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;
const webKitTypelibs = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`);

/** Where what the tests of pages need is found, and the packages that bring it. */
const chromium = [
  // Both at once: they are of one version.
  [
    [CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'],
    ['chromium', 'chromium-headless-shell'],
  ],
  // What is in until a page's own fonts are there is measured on these.
  [['/usr/share/fonts/truetype/liberation'], ['fonts-liberation']],
];
/** What `tests/engines` needs besides: Firefox, and WebKit with a window, a driver and a display. */
const otherEngines = [
  [[FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'], ['firefox-esr']],
  [['/usr/bin/WebKitWebDriver'], ['webkit2gtk-driver']],
  [['/usr/bin/gjs'], ['gjs']],
  [webKitTypelibs, ['gir1.2-webkit2-4.1']],
  [['/usr/bin/Xvfb'], ['xvfb']],
];
/** What `tests/cdn` needs: Varnish, and its modules for xkey. */
const cache = [
  [['/usr/sbin/varnishd'], ['varnish']],
  [['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/varnish/vmods/libvmod_xkey.so`), ['varnish-modules']],
];

/** Between the parts and Postgres. */
const pooler = [[['/usr/sbin/pgbouncer'], ['pgbouncer']]];

/**
 * Browser tests need Chromium and fonts, and are twice as fast with its headless shell beside it. On Debian and its kin what is missing is installed; elsewhere
 * CHROMIUM_PATH and FIREFOX_PATH say where the browsers are. Those of `tests/cdn` need Varnish.
 * @param {ReturnType<typeof import('./runner.mjs').createRunner>} run
 * @param {{ hasBrowsers: boolean, hasEngines: boolean, hasDatabases: boolean, hasCache: boolean }} chosen which kinds of tests are to run
 */
export async function installPackages(run, { hasBrowsers, hasEngines, hasDatabases, hasCache }) {
  const isThere = (paths) => paths.some((path) => path !== undefined && existsSync(path));
  const hasBrowser = () => isThere([CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
  const needed = [
    ...(hasBrowsers ? chromium : []),
    ...(hasEngines ? otherEngines : []),
    ...(hasDatabases ? pooler : []),
    ...(hasCache ? cache : []),
  ];
  const packages = needed.flatMap(([paths, names]) => (isThere(paths) ? [] : names));
  if (packages.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`· installing what the tests need (apt-get install ${packages.join(' ')})`);
  const steps = [
    [...asRoot, 'apt-get', 'update', '-qq'],
    [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  for (const [command, ...parameters] of steps) {
    if ((await run(command, parameters, 'ignore')) === 0) continue;
    if (hasBrowsers && !hasBrowser())
      throw new Error('Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH to a Chromium that is here.');
    console.log(`  not installed: ${packages.join(' ')}; tests that need them fail or take longer`);
    return;
  }
  console.log('✓ installed');
}
