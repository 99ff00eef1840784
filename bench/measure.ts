import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
// Linux counts process time in ticks of 1/100 s.
const millisecondsPerTick = 10;

/** CPU time, user and system, of a process, of everything below it, and of those of them that have ended, in milliseconds. 0 of a process that is gone. */
export function cpuMilliseconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks * millisecondsPerTick + childrenOf(pid).reduce((sum, child) => sum + cpuMilliseconds(child), 0);
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  });
}

export type Load = { requests: number; perSecond: number; p99Milliseconds: number; failed: number };

type LoadOptions = { seconds: number; connections: number; headers?: Record<string, string>; pause?: number };

/** A bounded load of GETs from one wrk thread. With `pause`, each connection waits 0 to 2 × that many milliseconds before a request. */
export async function runWrk(url: string, options: LoadOptions): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const parameters = [
    '-t1',
    `-c${options.connections}`,
    `-d${options.seconds}s`,
    '--latency',
    ...(await scriptOf(options.pause)),
    ...headers,
    url,
  ];
  const { stdout } = await runFile('wrk', parameters);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Milliseconds: readDuration(/99%\s+(\S+)/.exec(stdout)?.[1] ?? '0ms'),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

async function scriptOf(pause: number | undefined): Promise<string[]> {
  if (pause === undefined) return [];
  const file = join(await mkdtemp(join(tmpdir(), 'lupa-bench-wrk-')), 'load.lua');
  await writeFile(file, `function delay() return math.random(0, ${Math.round(pause * 2)}) end\n`);
  return ['-s', file];
}

function readDuration(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Measures ours and its reference in turns, so that what the machine does meanwhile is in both. */
export async function inTurns<Value>(
  rounds: number,
  ours: (round: number) => Value | Promise<Value>,
  reference: (round: number) => Value | Promise<Value>,
): Promise<{ ours: Value[]; reference: Value[] }> {
  const measured: { ours: Value[]; reference: Value[] } = { ours: [], reference: [] };
  for (let round = 0; round < rounds; round++) {
    measured.ours.push(await ours(round));
    measured.reference.push(await reference(round));
  }
  return measured;
}

export function spread(values: number[], format: (value: number) => string): string {
  const [first, middle, third] = [0.25, 0.5, 0.75].map((share) => format(percentile(values, share)));
  return first === third ? `${middle}` : `${middle} (${first} to ${third})`;
}

/** Of each round the ratio to its reference: their spread. Empty where the reference is nothing. */
function ratioOf(ours: number[], reference: number[]): string {
  const ratios = ours.map((value, round) => value / (reference[round] ?? Number.NaN));
  return ratios.every(Number.isFinite) ? spread(ratios, (ratio) => ratio.toFixed(2)) : '';
}

export function compare(
  { ours, reference }: { ours: number[]; reference: number[] },
  format: (value: number) => string,
  name = '',
): Required<Pick<Figure, 'ours' | 'reference' | 'ratio'>> {
  return { ours: spread(ours, format), reference: `${name} ${spread(reference, format)}`.trim(), ratio: ratioOf(ours, reference) };
}

/** What `measure` finds, tried three times: a browser sometimes draws no more frames. Two minutes each. @throws what the last try threw */
export async function tryToMeasure<Value>(measure: () => Promise<Value>): Promise<Value> {
  for (let left = 2; ; left--) {
    const tooLong = Promise.withResolvers<never>();
    const timer = setTimeout(() => tooLong.reject(new Error('It was not measured within two minutes.')), 120_000);
    try {
      return await Promise.race([measure(), tooLong.promise]);
    } catch (error) {
      if (left === 0) throw error;
      process.stderr.write(`  measured again: ${String(error).split('\n').at(0)}\n`);
    } finally {
      clearTimeout(timer);
    }
  }
}

export type Figure = { name: string; ours: string; reference?: string; ratio?: string; aim?: string };

/** What a benchmark found, for `bench/run.ts`: one line of JSON on standard output. `note`: what a reader of the figures has to know. */
export function reportFigures(figures: Figure[], note = ''): void {
  process.stdout.write(`${JSON.stringify({ note, figures })}\n`);
}

export function formatFigures(figures: Figure[]): string {
  const rows = [
    ['figure', 'ours', 'reference', 'ratio', 'aim'],
    ...figures.map(({ name, ours, reference = '', ratio = '', aim = '' }) => [name, ours, reference, ratio, aim]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}
