import type { Browser } from 'playwright-core';
import { launchWholeBrowser } from '../../tests/setup/browser.ts';
import { compare, inTurns, percentile, reportFigures, spread, tryToMeasure, type Figure } from '../measure.ts';
import { startProduct } from '../../tests/setup/startProduct.ts';
import { isWithin, pageTypes, slowestInteraction, type Budget, type PageType } from './budgets.ts';
import { weighPage, type Bytes } from './pageWeight.ts';
import { fetchRaw } from './fetchRaw.ts';
import { measureInteractions } from './interactions.ts';
import { measureMachineIndex } from './machineIndex.ts';
import { slowdownOn } from './phone.ts';
import { startStaticCopy } from './staticCopy.ts';
import { measureTap } from './tap.ts';
import { measureVitals } from './vitals.ts';

const rounds = 3;
const paths = ['/', '/dinero-real/', '/resenas/casino-andino/', '/guias/retiros/'];

/** What visitors on a phone get: script bytes of a page, and how soon a first visit over slow 4G sees and can use it. */
async function benchBrowser(siteUrl: string): Promise<void> {
  for (const path of paths) await warmUp(siteUrl + path);
  const copy = await startStaticCopy(siteUrl, paths);
  const browser = await launchWholeBrowser();
  try {
    process.stderr.write('  how fast this machine is\n');
    const machineIndex = await measureMachineIndex(browser);
    const slowdown = slowdownOn(machineIndex);
    const weights: Figure[] = [];
    const visits: Figure[] = [];
    for (const type of pageTypes) weights.push(...(await benchWeight(browser, { siteUrl, slowdown, type })));
    for (const path of paths) visits.push(...(await benchVisit(browser, { siteUrl, copyUrl: copy.url, path, slowdown })));
    reportFigures(
      [...weights, ...visits],
      `The phone is ${slowdown.toFixed(1)} times slower than this machine, whose benchmark index, as Lighthouse counts it, is ${machineIndex.toFixed(0)}.`,
    );
  } finally {
    await browser.close();
    await copy.stop();
  }
}

async function warmUp(url: string): Promise<void> {
  for (let count = 0; count < 3; count++) await fetchRaw(url, 'br');
}

function judge(text: string, isKept: boolean): string {
  if (isKept) return text;
  process.exitCode = 1;
  return `${text} **left its budget**`;
}

type Weighed = { siteUrl: string; slowdown: number; type: PageType };

async function benchWeight(browser: Browser, { siteUrl, slowdown, type }: Weighed): Promise<Figure[]> {
  const { name, path, ...budgets } = type;
  process.stderr.write(`  ${path}\n`);
  const weight = await tryToMeasure(() => weighPage(browser, siteUrl + path));
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++)
    slowest.push(await tryToMeasure(() => measureInteractions(browser, siteUrl + path, slowdown)));
  const row = (what: string, ours: string, aim: string): Figure => ({
    name: `${name} (${path}): ${what}`,
    ours,
    aim,
  });
  const files = (what: string, bytes: Bytes, allowed: Budget) =>
    row(
      what,
      judge(`${kilobytes(bytes.gzip)} gz, ${kilobytes(bytes.brotli)} br`, isWithin(bytes.gzip, allowed)),
      `${kilobytes(allowed.least)} to ${kilobytes(allowed.most)} gz`,
    );
  return [
    files('script after everything was used', weight.afterUse, budgets.afterUse),
    row(
      'slowest answer to a tap or key (INP)',
      judge(
        spread(slowest, (time) => `${time.toFixed(0)} ms`),
        percentile(slowest, 0.5) <= slowestInteraction,
      ),
      `≤ ${slowestInteraction} ms`,
    ),
  ];
}

type Visit = { siteUrl: string; copyUrl: string; path: string; slowdown: number };

async function benchVisit(browser: Browser, { siteUrl, copyUrl, path, slowdown }: Visit): Promise<Figure[]> {
  const { ours, reference } = await inTurns(
    rounds,
    () => tryToMeasure(() => measureVitals(browser, siteUrl + path, slowdown)),
    () => tryToMeasure(() => measureVitals(browser, copyUrl + path, slowdown)),
  );
  const taps: number[] = [];
  for (let round = 0; round < rounds; round++)
    taps.push(...[await tryToMeasure(() => measureTap(browser, siteUrl + path, slowdown))].filter((tap) => tap !== null));
  const row = (name: string, key: 'fcp' | 'lcp' | 'tbt', aim: string, format = seconds): Figure => {
    const measured = { ours: ours.map((vitals) => vitals[key]), reference: reference.map((vitals) => vitals[key]) };
    return { name: `${path} ${name}`, ...compare(measured, format), aim };
  };
  return [
    row('first paint (FCP)', 'fcp', '≤ 0.8 s'),
    row(`largest paint (LCP: ${ours.at(-1)?.lcpElement})`, 'lcp', '≤ 1.2 s'),
    row('blocked (TBT)', 'tbt', '0', (value) => `${value.toFixed(0)} ms`),
    ...(taps.length > 0 ? [{ name: `${path} a tap is answered`, ours: spread(taps, seconds), aim: '≤ 1.5 s' }] : []),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

if (import.meta.main) {
  const product = await startProduct();
  try {
    await benchBrowser(product.siteUrl);
  } finally {
    await product.stop();
  }
}
