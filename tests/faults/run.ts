// `npm run faults -- [NAME…]`: tries every fault of `faults.ts`, prints what was seen, and writes its row in `docs/faults.md`. Uses 127.0.0.1 only.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTable } from '../setup/writeTable.ts';
import type { Fault, Outcome } from './fault.ts';
import { startFaultProduct, type FaultProduct } from './faultProduct.ts';
import { faults } from './faults.ts';
import { findLastRelease, markOutdated, readRows } from './faultsTable.ts';

type Result = { fault: Fault; outcome: Outcome; holds: boolean };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(64);
}

const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD']).toString().trim();
const isChanged = execFileSync('git', ['status', '--porcelain', '--untracked-files=no']).length > 0;
const folder = await mkdtemp(join(tmpdir(), 'lupa-faults-'));
// Read by `recordHit`, here and in the tests.
process.env['FAULT_HITS'] = join(folder, 'hits');
let product: FaultProduct | undefined;
const results: Result[] = [];
try {
  for (const fault of faults.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    console.log(`· ${fault.name}: ${fault.done}`);
    await writeFile(process.env['FAULT_HITS'], '');
    const outcome = await tryFault(fault).catch((error: unknown) => ({ tried: 0, held: 0, lost: 0, seen: String(error) }));
    const holds = outcome.tried > 0 && outcome.held === outcome.tried && outcome.lost === 0;
    const hits = (await readFile(process.env['FAULT_HITS'], 'utf8')).split('\n').filter(Boolean);
    results.push({ fault, outcome, holds });
    for (const hit of hits.slice(0, 8)) console.log(`  hit ${hit}`);
    await tellResults(results);
    console.log(`${holds ? '✓' : '✗'} ${outcome.held} of ${outcome.tried} held, ${outcome.lost} lost: ${outcome.seen}`);
  }
} finally {
  await product?.stop();
  await rm(folder, { recursive: true });
}
const failed = results.filter(({ holds }) => !holds);
console.log(
  `\n${results.length - failed.length} of ${results.length} faults hold${failed.length > 0 ? `; not ${failed.map(({ fault }) => fault.name).join(', ')}` : ''}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function tryFault(fault: Fault): Promise<Outcome> {
  if ('tests' in fault) return runTests(fault);
  product ??= await startFaultProduct();
  return fault.live(product);
}

async function runTests({ tests, env = {} }: Extract<Fault, { tests: readonly string[] }>): Promise<Outcome> {
  const report = join(folder, 'report.json');
  const vitest = spawn('vitest', ['run', '--reporter=json', `--outputFile=${report}`, '--no-file-parallelism', ...tests], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => vitest.on('close', resolve));
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = all.filter(({ status }) => status === 'passed');
  const failing = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return {
    tried: all.length,
    held: passed.length,
    lost: 0,
    seen: [`${testResults.length} test file${testResults.length > 1 ? 's' : ''}`, ...failing].join('; '),
  };
}

/** Rows of faults that were not tried this time stay as they are, and are marked once a release has come since. */
async function tellResults(tried: readonly Result[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const release = findLastRelease(await readFile('CHANGELOG.md', 'utf8'));
  const rows = new Map(tried.map((result) => [result.fault.name, rowOf(result, day)]));
  for (const row of readRows(await readFile('docs/faults.md', 'utf8')))
    if (!rows.has(row.name)) rows.set(row.name, markOutdated(row, release));
  const head = [
    '| fault | done | must hold | holds | tried | held | lost | seen | on |',
    '| --- | --- | --- | --- | ---: | ---: | ---: | --- | --- |',
  ];
  await writeTable('docs/faults.md', 'npm run faults', [...head, ...faults.flatMap(({ name }) => rows.get(name) ?? [])].join('\n'));
}

function rowOf({ fault, outcome, holds }: Result, day: string): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const { tried, held, lost, seen } = outcome;
  const version = isChanged ? `${commit} and changes` : commit;
  const cells = [`\`${fault.name}\``, fault.done, fault.holds, holds ? 'yes' : '**no**', tried, held, lost, seen];
  return `| ${[...cells, `${day}, ${version}`].map((each) => cell(String(each))).join(' | ')} |`;
}
