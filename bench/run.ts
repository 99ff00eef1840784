// `npm run bench`: runs every benchmark, one after the other, prints their tables, and writes what it found to bench/results/NAME.json.
// `npm run bench -- site` runs one.
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { formatFigures, type Figure } from './measure.ts';

const benchmarks = {
  start: { title: 'The first start', file: 'start/start.bench.ts' },
  site: { title: 'The public site', file: 'site/site.bench.ts' },
  browser: { title: 'In the browser', file: 'browser/browser.bench.ts' },
  lighthouse: { title: 'Lighthouse', file: 'lighthouse/lighthouse.bench.ts' },
  growth: { title: 'With ten thousand pages', file: 'growth/growth.bench.ts' },
  clickout: { title: 'The click-out host', file: 'clickout/clickout.bench.ts' },
  arcade: { title: 'The games catalogue', file: 'arcade/arcade.bench.ts' },
  jackpots: { title: 'The jackpot broadcaster', file: 'jackpots/jackpots.bench.ts' },
};
type Name = keyof typeof benchmarks;

const chosen = process.argv.slice(2);
const names = (Object.keys(benchmarks) as Name[]).filter((name) => chosen.length === 0 || chosen.includes(name));
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`);

const results = join(import.meta.dirname, 'results');
await mkdir(results, { recursive: true });
for (const name of names) {
  const { title, file } = benchmarks[name];
  process.stderr.write(`\n· ${title}\n`);
  const made = describeRun();
  const { note, figures } = await runBenchmark(join(import.meta.dirname, file));
  await writeFile(
    join(results, `${name}.json`),
    `${JSON.stringify({ command: `npm run bench -- ${name}`, ...made, note, figures }, null, 2)}\n`,
  );
  process.stdout.write(`\n## ${title}\n\n${note === '' ? '' : `${note}\n\n`}${formatFigures(figures)}\n`);
}

function describeRun() {
  return {
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

function runBenchmark(file: string): Promise<{ note: string; figures: Figure[] }> {
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code === null || output === '') return reject(new Error(`${file} ended with code ${code}`));
      if (code !== 0) process.exitCode = code;
      resolve(JSON.parse(output.trim().split('\n').at(-1) ?? '') as { note: string; figures: Figure[] });
    });
  });
}
