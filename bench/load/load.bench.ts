import { createRandom } from '../arcade/generateFeed.ts';
import { assumed, coresOf, loadOf, meanViews, measured, type PartLoad, terabytesOf } from './model.ts';
import { simulateQueue } from './simulateQueue.ts';

/*
 * What 50 million views a month mean, from the costs that the other benchmarks measured and from what bench/load/model.ts assumes: requests, cores and money, and a
 * simulation of a peak. Nothing is measured here, so a run takes seconds. Run: node bench/load/load.bench.ts
 */
/** Of the time of its cores, what a part should work at most: the rest is for what comes by chance, and for an instance that is gone. */
const mostBusy = 0.6;
const seconds = 600;

const views = (factor: number) => meanViews() * factor;
const number = (value: number, digits = 1) => value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const percent = (part: number) => `${number(part * 100, 0)} %`;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

process.stdout.write(`${[...writeLoads(), '', ...writePeak(), '', ...writeMoney(), '', ...writeSources()].join('\n')}\n`);

function writeLoads(): string[] {
  const { busiestHour, peak } = assumed;
  const scales = [1 / busiestHour, 1, peak];
  const rows = loadOf(1, false).map(({ part }, at) =>
    row(
      part,
      ...scales.flatMap((factor) => [factorCores(factor, at, false), factorCores(factor, at, true)]).map((cores) => number(cores, 3)),
    ),
  );
  return [
    `Assumed, and measured by nobody (\`bench/load/model.ts\`): the busiest hour has ${busiestHour} times the mean; ${percent(assumed.gamePages)} of views are of pages of games, ${percent(assumed.coldGamePages)} of these of games whose page is not kept; ${percent(assumed.libraryQuestions)} ask the library, ${percent(assumed.clicks)} click out, ${percent(assumed.jackpotViews)} watch a jackpot for ${assumed.jackpotMinutes} minutes; a CDN answers ${percent(assumed.atTheEdge)} of the other pages; ${assumed.publications} publications an hour end ${assumed.pagesEnded} pages each on ${assumed.sites} processes.`,
    '',
    `${number(assumed.viewsPerMonth / 1e6, 0)} million views a month are ${number(views(1))} a second in the mean, ${number(views(busiestHour))} in the busiest hour and ${number(views(busiestHour * peak))} at ${peak} times that.`,
    'Cores at work, without and with a CDN:',
    '',
    row('part', 'mean', 'with CDN', 'busiest hour', 'with CDN', `× ${peak}`, 'with CDN'),
    row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
    ...rows,
  ];
}

function factorCores(factor: number, at: number, edge: boolean): number {
  return coresOf(loadOf(factor, edge)[at]?.streams ?? []);
}

/** Each part alone on its cores, at the peak, without a CDN. */
function writePeak(): string[] {
  const parts = loadOf(assumed.peak, false);
  const worst = parts.reduce((one, other) => (coresOf(other.streams) > coresOf(one.streams) ? other : one));
  const rows = parts.flatMap((part) => [...new Set([1, 2, neededCores(part)])].map((cores) => writeSimulated(part, cores)));
  return [
    `${seconds / 60} minutes of that peak, simulated: arrivals by chance, served in their order (\`bench/load/simulateQueue.ts\`).`,
    '',
    row('part', 'cores', 'busy', 'p50', 'p99', 'not answered at the end'),
    row('---', '--:', '--:', '--:', '--:', '--:'),
    ...rows,
    '',
    `**The bottleneck is “${worst.part}”**: ${number(coresOf(worst.streams), 2)} cores at work at the peak, of ${number(
      parts.reduce((sum, { streams }) => sum + coresOf(streams), 0),
      2,
    )} of all parts.`,
  ];
}

function neededCores({ streams }: PartLoad): number {
  return Math.max(1, Math.ceil(coresOf(streams) / mostBusy));
}

function writeSimulated({ part, streams }: PartLoad, cores: number): string {
  const { utilisation, p50, p99, waiting } = simulateQueue(streams, { cores, seconds, random: createRandom(17) });
  const time = (milliseconds: number) => (milliseconds >= 10_000 ? `${number(milliseconds / 1000, 0)} s` : `${number(milliseconds, 1)} ms`);
  return row(part, cores, percent(utilisation), time(p50), time(p99), waiting);
}

function writeMoney(): string[] {
  const cores = (factor: number) => loadOf(factor, false).reduce((sum, part) => sum + Math.max(2, neededCores(part)), 0);
  const hour = cores(1);
  const peak = cores(assumed.peak);
  const terabytes = terabytesOf();
  const dollars = (count: number) => `$${number(count * assumed.coreDollars, 0)}`;
  return [
    `Two cores at least for each part, and none busier than ${mostBusy * 100} %: ${hour} cores for the busiest hour, ${peak} for the peak. At $${assumed.coreDollars} a core that is ${dollars(hour)} and ${dollars(peak)} a month, without the database's standby, the studio, backups and a CDN.`,
    `Pages, styles and script are ${number(terabytes, 2)} TB a month, $${number(terabytes * assumed.terabyteDollars, 0)} at $${assumed.terabyteDollars} a terabyte. Pictures are not counted: nobody has measured what visitors fetch of them.`,
  ];
}

function writeSources(): string[] {
  const costs = Object.values(measured).filter((one) => typeof one === 'object');
  return [
    row('milliseconds of a core', 'measured by'),
    row('--:', '---'),
    ...costs.map(({ milliseconds, from }) => row(number(milliseconds, 4), from)),
  ];
}
