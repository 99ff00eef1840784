// `npm run bench`: runs every benchmark, one after the other, and prints their tables. `npm run bench -- --write` also
// puts them into docs/performance.md. `npm run bench -- site` runs one, and leaves the others' tables there as they are.
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const benchmarks = {
  start: { title: 'The first start', file: 'start/start.bench.ts' },
  site: { title: 'The public site', file: 'site/site.bench.ts' },
  cdn: { title: 'Behind a CDN', file: 'cdn/cdn.bench.ts' },
  browser: { title: 'In the browser', file: 'browser/browser.bench.ts' },
  freeplay: { title: 'Games to play free', file: 'freeplay/freeplay.bench.ts' },
  studio: { title: 'The studio', file: 'studio/studio.bench.ts' },
  growth: { title: 'With ten thousand pages', file: 'growth/growth.bench.ts' },
  republish: { title: 'Republishing 10,000 pages', file: 'growth/republish.bench.ts' },
  import: { title: 'Importing 10,000 pages', file: 'growth/importContent.bench.ts' },
  clickout: { title: 'The click-out host', file: 'clickout/clickout.bench.ts' },
  conversions: { title: 'Conversions', file: 'conversions/conversions.bench.ts' },
  arcade: { title: 'The games catalogue', file: 'arcade/arcade.bench.ts' },
  catalogue: { title: 'Pages of a large catalogue', file: 'catalogue/catalogue.bench.ts' },
  search: { title: 'The search', file: 'search/search.bench.ts' },
  load: { title: 'Fifty million views a month', file: 'load/load.bench.ts' },
  jackpots: { title: 'The jackpot broadcaster', file: 'jackpots/jackpots.bench.ts' },
};
type Name = keyof typeof benchmarks;

const marker = '<!-- figures -->';
const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });
const names = (Object.keys(benchmarks) as Name[]).filter((name) => positionals.length === 0 || positionals.includes(name));

const sections = new Map<string, string>();
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`;
const day = new Date().toISOString().slice(0, 10);
for (const name of names) {
  const { title, file } = benchmarks[name];
  process.stderr.write(`\n· ${title}\n`);
  const { table, code } = await runBenchmark(join(import.meta.dirname, file));
  // A figure that has left its budget: shown like the others, and the run fails.
  if (code !== 0) process.exitCode = code;
  const section = `## ${title}\n\n\`npm run bench -- ${name}\`, made on ${day} on ${machine}.\n\n${table.trim()}\n`;
  sections.set(title, section);
  process.stdout.write(`\n${section}`);
}
if (values.write) await writeFigures();

/** What a benchmark prints on standard output: Markdown. */
function runBenchmark(file: string): Promise<{ table: string; code: number }> {
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === null || output === '' ? reject(new Error(`${file} ended with code ${code}`)) : resolve({ table: output, code }),
    );
  });
}

/** Replaces the tables that were made, below the marker; what is above it is written by hand. */
async function writeFigures(): Promise<void> {
  const file = join(import.meta.dirname, '..', 'docs', 'performance.md');
  const [byHand = '', written = ''] = (await readFile(file, 'utf8')).split(marker);
  const kept = written.split(/^(?=## )/m);
  const titles = Object.values(benchmarks).map(({ title }) => title);
  const keptOf = new Map(kept.map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section]));
  // What another command measures is the last.
  const others = [...keptOf].flatMap(([title, section]) => (title === '' || titles.includes(title) ? [] : [section]));
  const figures = [...titles.flatMap((title) => sections.get(title) ?? keptOf.get(title) ?? []), ...others];
  await writeFile(file, `${byHand}${marker}\n\n${figures.map((section) => section.trim()).join('\n\n')}\n`);
}
