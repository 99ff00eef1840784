import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@lupa/server/freePort.ts';
import { chromiumArguments, findChromium, launchWholeBrowser } from '../../tests/setup/browser.ts';
import type { Ports } from '../../tests/setup/runnerPorts.ts';
import { startProduct } from '../../tests/setup/startProduct.ts';
import { pageTypes } from '../browser/budgets.ts';
import { fetchRaw } from '../browser/fetchRaw.ts';
import { measureMachineIndex } from '../browser/machineIndex.ts';
import { slowdownOn } from '../browser/phone.ts';
import { percentile, reportFigures, tryToMeasure, type Figure } from '../measure.ts';
import { makeDirectory, runNginx } from '../site/nginx.ts';

const runFile = promisify(execFile);

/** Not among the dependencies: its 130 packages serve nobody who runs or tests the product. npm keeps it once it was fetched. */
const release = 'lighthouse@13.5.0';
const rounds = 3;
const names = ['home', 'ranking', 'review', 'games', 'game', 'guide'];
/** In points of 100. */
const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof leastScores;
const categories = Object.keys(leastScores) as Category[];

type Report = { runtimeError?: { message: string }; categories: Record<Category, { score: number | null }> };
type Front = { directory: string; site: number; images: number };

/**
 * One run of Lighthouse's mobile preset, in a headless shell of its own, with the processor so many times slower. Not in the whole browser:
 * without a graphics card, drawing its turning loading icon takes as much of the processor as the page, and Lighthouse multiplies that.
 *
 * @throws Error if the page could not be measured
 */
async function measureScores(url: string, slowdown: number, directory: string): Promise<Record<Category, number>> {
  const file = join(directory, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${['--headless', '--ignore-certificate-errors', ...chromiumArguments].join(' ')}`,
    `--only-categories=${categories.join()}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
  ];
  await runFile('npm', ['exec', '--yes', '--', release, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium({ isShell: true }) },
  });
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  const scoreOf = (name: Category) => Math.round((report.categories[name].score ?? Number.NaN) * 100);
  return Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Record<Category, number>;
}

/** Site and image host as visitors reach them: each behind nginx by HTTP/2 over TLS. The certificate is one that browsers have to be told to take. */
async function startFront({ directory, site, images }: Front, ports: Ports) {
  const files = ['-keyout', join(directory, 'key.pem'), '-out', join(directory, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  await runFile('openssl', ['req', '-x509', ...kind, ...files]);
  const serverOf = (port: number, behind: number | undefined) => `server {
    listen 127.0.0.1:${port} ssl http2; ssl_certificate ${directory}/certificate.pem; ssl_certificate_key ${directory}/key.pem;
    location / {
      proxy_pass http://localhost:${behind}; proxy_http_version 1.1; proxy_buffer_size 8k;
      proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`;
  const servers = [serverOf(site, ports['SITE_PORT']), serverOf(images, ports['IMAGES_PORT'])].join('\n');
  return runNginx(directory, { url: `http://127.0.0.1:${site}`, servers });
}

function formatScore(name: Category, values: number[]): string {
  const score = percentile(values, 0.5);
  if (score >= leastScores[name]) return String(score);
  process.exitCode = 1;
  return `${score} (beyond its budget)`;
}

if (import.meta.main) {
  const front: Front = { directory: await makeDirectory(), site: await freePort(), images: await freePort() };
  const siteUrl = `https://localhost:${front.site}`;
  const product = await startProduct({ SITE_URL: siteUrl, IMAGES_URL: `https://localhost:${front.images}`, TRUST_PROXY: '1' });
  const nginx = await startFront(front, product.ports);
  try {
    const browser = await launchWholeBrowser();
    const machineIndex = await measureMachineIndex(browser);
    await browser.close();
    const slowdown = slowdownOn(machineIndex);
    const figures: Figure[] = [];
    for (const { name, path } of pageTypes.filter((type) => names.includes(type.name))) {
      process.stderr.write(`  ${path}\n`);
      for (let count = 0; count < 3; count++) await fetchRaw(product.siteUrl + path, 'br');
      const runs: Record<Category, number>[] = [];
      for (let round = 0; round < rounds; round++)
        runs.push(await tryToMeasure(() => measureScores(siteUrl + path, slowdown, front.directory)));
      const scores = categories.map((category) =>
        formatScore(
          category,
          runs.map((run) => run[category]),
        ),
      );
      figures.push({ name: `${name} (${path}): ${categories.join(', ')}`, ours: scores.join(', '), aim: '≥ 98, 100, 100, 100' });
    }
    reportFigures(
      figures,
      `The phone is ${slowdown.toFixed(1)} times slower than this machine, whose index is ${machineIndex.toFixed(0)}.`,
    );
  } finally {
    await nginx.stop();
    await product.stop();
  }
}
