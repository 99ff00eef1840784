import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments, findChromium } from '../../tests/setup/browser.ts';

const runFile = promisify(execFile);

/** Not among the dependencies: its 130 packages serve nobody who runs or tests the product. npm keeps it once it was fetched. */
const release = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Scores from 0 to 100, and the total blocking time in milliseconds. */
export type Scores = Record<(typeof categories)[number] | 'tbt', number>;

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** One run of Lighthouse's mobile preset, in a Chromium of its own, with the processor so many times slower. @throws Error if the page could not be measured */
export async function measureScores(url: string, slowdown: number): Promise<Scores> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-lighthouse-'));
  const file = join(directory, 'report.json');
  try {
    const flags = ['--headless=new', '--ignore-certificate-errors', ...chromiumArguments].join(' ');
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      `--only-categories=${categories.join()}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
    ];
    const env = { ...process.env, CHROME_PATH: findChromium() };
    await runFile('npm', ['exec', '--yes', '--', release, url, ...options], { env });
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
    const scoreOf = (name: string) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      tbt: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
