import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { republish } from '../../apps/studio/core/publish/republish.ts';
import { percentile, reportFigures, type Figure } from '../measure.ts';
import { fillStudio } from './fillStudio.ts';
import { type BenchStudio, startBenchStudio } from './startBenchStudio.ts';

type Taken = { draft: number[]; published: number[] };
type Run = { pagesPerSecond: number; cpuMilliseconds: number; taken: Taken };

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
const pages = Number(values.pages);
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const studio = await startBenchStudio();
try {
  const load = loadavg()[0] ?? 0;
  const ids = await fillStudio(studio.payload, pages);
  // Analysed by autovacuum otherwise, at some moment of its own.
  await studio.pool.query('analyze');
  const first = await measure(studio, ids);
  const again = await measure(studio, ids);
  reportFigures([
    ...describe('all of it new', first),
    ...describe('nothing to change', again),
    plain('load of the machine when it began (one minute)', load.toFixed(1)),
  ]);
} finally {
  await studio.stop();
}
process.exit();

async function measure({ payload, url }: BenchStudio, ids: readonly number[]): Promise<Run> {
  const editor = fork(join(import.meta.dirname, 'editor.ts'), [url, ...ids.filter((_, index) => index % 97 === 0).map(String)]);
  await once(editor, 'message');
  const start = performance.now();
  const cpu = process.cpuUsage();
  const { refused } = await republish(payload);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  if (refused.length > 0) throw new Error(`${refused.length} documents were refused: ${refused[0]?.message}`);
  editor.send('stop');
  const [taken] = (await once(editor, 'message')) as [Taken];
  await once(editor, 'exit');
  return { pagesPerSecond: ids.length / seconds, cpuMilliseconds: (user + system) / 1000 / ids.length, taken };
}

function describe(what: string, { pagesPerSecond, cpuMilliseconds, taken }: Run): Figure[] {
  const waits = (values: number[]) =>
    `p50 ${milliseconds(percentile(values, 0.5))}, longest ${milliseconds(Math.max(...values))} of ${values.length}`;
  return [
    plain(`pages a second, ${pages} pages, ${what}`, pagesPerSecond.toFixed(0), '≥ 200'),
    plain(`CPU of the command for a page, ${what}`, `${cpuMilliseconds.toFixed(1)} ms`),
    plain(`an editor's publication meanwhile, ${what}`, waits(taken.published), '≤ 1000 ms'),
    plain(`an editor's draft meanwhile, ${what}`, waits(taken.draft), '≤ 1000 ms'),
  ];
}

function plain(name: string, ours: string, aim = ''): Figure {
  return { name, ours, aim };
}
