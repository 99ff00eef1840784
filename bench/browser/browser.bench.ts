import type { Browser } from 'playwright-core';
import { launchWholeBrowser } from '../../tests/setup/browser.ts';
import { compare, formatFigures, inTurns, spread, type Figure } from '../measure.ts';
import { startProduct } from '../../tests/setup/startProduct.ts';
import { isWithin, pageTypes, scriptAtLoad, styles, type Budget, type PageType } from './budgets.ts';
import { weighClientScript, type Bytes } from './clientScript.ts';
import { fetchRaw } from './fetchRaw.ts';
import { startStaticCopy } from './staticCopy.ts';
import { measureTap } from './tap.ts';
import { measureVitals, type Vitals } from './vitals.ts';

const rounds = 3;
const paths = ['/', '/dinero-real/', '/resenas/casino-andino/', '/guias/retiros/'];

/** What visitors on a phone get: script bytes of a page, and how soon a first visit over slow 4G sees and can use it. */
async function benchBrowser(siteUrl: string): Promise<string> {
  for (const path of paths) await warmUp(siteUrl + path);
  const copy = await startStaticCopy(siteUrl, paths);
  const browser = await launchWholeBrowser();
  try {
    const weights: Figure[] = [];
    const visits: Figure[] = [];
    for (const type of pageTypes) weights.push(...(await benchWeight(browser, siteUrl, type)));
    for (const path of paths) visits.push(...(await benchVisit(browser, { siteUrl, copyUrl: copy.url, path })));
    return `### Script and styles by type of page\n\n${formatFigures(weights)}\n\n### A first visit over slow 4G\n\n${formatFigures(visits)}`;
  } finally {
    await browser.close();
    await copy.stop();
  }
}

/** The first hit has the page compressed to its final size. */
async function warmUp(url: string): Promise<void> {
  for (let count = 0; count < 3; count++) await fetchRaw(url, 'br');
}

/** The build fails where a figure has left its budget. */
async function benchWeight(browser: Browser, siteUrl: string, { name, path, afterUse: budget }: PageType): Promise<Figure[]> {
  process.stderr.write(`  ${path}\n`);
  const weight = await weighClientScript(browser, siteUrl + path);
  const figure = (what: string, bytes: Bytes, allowed: Budget): Figure => {
    const isStored = isWithin(bytes.gzip, allowed);
    if (!isStored) process.exitCode = 1;
    return {
      name: `${name} (${path}): ${what}`,
      ours: `${kilobytes(bytes.gzip)} gz, ${kilobytes(bytes.brotli)} br${isStored ? '' : ' **left its budget**'}`,
      reference: '',
      ratio: '',
      aim: `${kilobytes(allowed.least)} to ${kilobytes(allowed.most)} gz`,
    };
  };
  return [
    figure('script at the load event', weight.atLoad, scriptAtLoad),
    figure('script after everything was used', weight.afterUse, budget),
    figure('styles', weight.styles, styles),
  ];
}

type Visit = { siteUrl: string; copyUrl: string; path: string };

async function benchVisit(browser: Browser, { siteUrl, copyUrl, path }: Visit): Promise<Figure[]> {
  const { ours, reference } = await inTurns(
    rounds,
    () => measureVitals(browser, siteUrl + path),
    () => measureVitals(browser, copyUrl + path),
  );
  const taps: number[] = [];
  for (let round = 0; round < rounds; round++) taps.push(...[await measureTap(browser, siteUrl + path)].filter((tap) => tap !== null));
  const row = (name: string, key: 'fcp' | 'lcp' | 'tbt', aim: string, format = seconds): Figure => {
    const measured = { ours: ours.map((vitals) => vitals[key]), reference: reference.map((vitals) => vitals[key]) };
    return { name: `${path} ${name}`, ...compare(measured, format), aim };
  };
  const shifts = (vitals: Vitals[]) =>
    spread(
      vitals.map(({ cls }) => cls),
      (value) => value.toFixed(3),
    );
  return [
    row('first paint (FCP)', 'fcp', '≤ 0.8 s'),
    row(`largest paint (LCP: ${ours.at(-1)?.lcpElement})`, 'lcp', '≤ 1.2 s'),
    row('blocked (TBT)', 'tbt', '0', (value) => `${value.toFixed(0)} ms`),
    { name: `${path} moved (CLS)`, ours: shifts(ours), reference: shifts(reference), ratio: '', aim: '0' },
    ...(taps.length > 0
      ? [{ name: `${path} a tap is answered`, ours: spread(taps, seconds), reference: '', ratio: '', aim: '≤ 1.5 s' }]
      : []),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

if (import.meta.main) {
  const product = await startProduct();
  try {
    process.stdout.write(`${await benchBrowser(product.siteUrl)}\n`);
  } finally {
    await product.stop();
  }
}
