import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import defaults from '@lupa/configuration/ports.json' with { type: 'json' };
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from '../../tests/setup/pollUntil.ts';
import { cpuMilliseconds, percentile, reportFigures } from '../measure.ts';

const rounds = 3;
const root = join(import.meta.dirname, '..', '..');
const phases = [
  { name: 'until the site answers', aim: 45 },
  { name: 'from then until the studio answers', aim: 75 },
];
type Sample = { seconds: number; processorSeconds: number };

const samples = phases.map((): Sample[] => []);
const busyBefore = loadavg()[0] ?? 0;
for (let round = 0; round < rounds; round++) {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-bench-start-'));
  try {
    const clone = join(directory, 'lupa');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    for (const [at, sample] of (await measure(clone)).entries()) samples[at]?.push(sample);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
const middle = (values: number[]) => percentile(values, 0.5).toFixed(1);
const figures = phases.map(({ name, aim }, at) => {
  const own = samples[at] ?? [];
  return {
    name,
    ours: `${middle(own.map(({ seconds }) => seconds))} s, ${middle(own.map(({ processorSeconds }) => processorSeconds))} s of processors`,
    aim: `≤ ${aim} s`,
  };
});
reportFigures(
  figures,
  `The median of ${rounds} fresh clones; packages come from npm's cache where it has them. The machine's load before: ${busyBefore.toFixed(1)}.`,
);

async function measure(clone: string): Promise<[Sample, Sample]> {
  const [port, metrics] = [await freePort(10), await freePort(6)];
  const ports = Object.fromEntries(Object.keys(defaults).map((name, at) => [name, String(port + at)]));
  const { LUPA_RUN_ID: _, ...outside } = process.env;
  const env = { ...outside, ...ports, METRICS_PORT: String(metrics), PATH: pathOfMachine() };
  const fresh = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', process.stderr, 'inherit'], detached: true });
  const [site, studio] = [`http://127.0.0.1:${port}/`, `http://127.0.0.1:${port + 1}/readyz`];
  const toSite = await sample(fresh, () => untilAnswers(site, fresh));
  const toStudio = await sample(fresh, () => untilAnswers(studio, fresh));
  await stop(fresh);
  return [toSite, toStudio];
}

function pathOfMachine(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

async function sample(child: ChildProcess, work: () => Promise<void>): Promise<Sample> {
  const [begin, before] = [performance.now(), cpuMilliseconds(child.pid ?? 0)];
  await work();
  return { seconds: (performance.now() - begin) / 1000, processorSeconds: (cpuMilliseconds(child.pid ?? 0) - before) / 1000 };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  await pollUntil(url, async () => child.exitCode !== null || (await isAnswering(url)), { within: 600_000 });
  if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
