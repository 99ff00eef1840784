// `npm run faults -- [NAME…]`: tries every fault of `faults.ts`, prints what was seen, and writes its row in `docs/faults.md`. Uses 127.0.0.1 only.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTable } from '../setup/writeTable.ts';
import type { Fault, Outcome } from './fault.ts';
import { startFaultProduct, type FaultProduct } from './faultProduct.ts';
import { faults } from './faults.ts';

type Result = { fault: Fault; outcome: Outcome; holds: boolean; seconds: number };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(64);
}

let product: FaultProduct | undefined;
const results: Result[] = [];
try {
  for (const fault of faults.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    console.log(`· ${fault.name}: ${fault.done}`);
    const started = performance.now();
    const outcome = await tryFault(fault).catch((error: unknown) => ({ tried: 0, held: 0, lost: 0, seen: String(error) }));
    const holds = outcome.tried > 0 && outcome.held === outcome.tried && outcome.lost === 0;
    results.push({ fault, outcome, holds, seconds: (performance.now() - started) / 1000 });
    console.log(`${holds ? '✓' : '✗'} ${outcome.held} of ${outcome.tried} held, ${outcome.lost} lost: ${outcome.seen}`);
  }
} finally {
  await product?.stop();
}
await tellResults(results);
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
  const folder = await mkdtemp(join(tmpdir(), 'lupa-faults-'));
  const report = join(folder, 'report.json');
  try {
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
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Rows of faults that were not tried this time stay as they are. */
async function tellResults(tried: readonly Result[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const rows = new Map(tried.map((result) => [result.fault.name, rowOf(result, day)]));
  for (const line of (await readFile('docs/faults.md', 'utf8')).split('\n')) {
    const [, name] = /^\| `([a-z-]+)`/.exec(line) ?? [];
    if (name !== undefined && !rows.has(name)) rows.set(name, line);
  }
  const head = [
    '| fault | done | must hold | holds | tried | held | lost | seen | took | on |',
    '| --- | --- | --- | --- | ---: | ---: | ---: | --- | ---: | --- |',
  ];
  await writeTable('docs/faults.md', 'npm run faults', [...head, ...faults.flatMap(({ name }) => rows.get(name) ?? [])].join('\n'));
}

function rowOf({ fault, outcome, holds, seconds }: Result, day: string): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const counts = `${outcome.tried} | ${outcome.held} | ${outcome.lost}`;
  return `| \`${fault.name}\` | ${cell(fault.done)} | ${cell(fault.holds)} | ${holds ? 'yes' : '**no**'} | ${counts} | ${cell(outcome.seen)} | ${seconds.toFixed(0)} s | ${day} |`;
}
