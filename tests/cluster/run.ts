// `npm run cluster`: two of every part on this machine under light traffic; parts are killed, a standby is promoted, content is imported and a release with a
// migration is rolled. Prints what was asked and what failed, and writes the table of `tests/cluster/README.md`. Code 1 when anything failed. Uses 127.0.0.1 only.
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from '../../bench/measure.ts';
import { findLostClicks } from '../faults/traffic.ts';
import { askRaw } from '../faults/faultProduct.ts';
import { pace, pollUntil } from '../setup/pollUntil.ts';
import { writeTable } from '../setup/writeTable.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { kinds, startUse, type Counts, type Use } from './use.ts';

const importedPages = 200;
const pathOf = (index: number) => `/guias/pagina-${index}/`;

type Phase = {
  name: string;
  done: string;
  act: (cluster: Cluster) => Promise<string>;
};
type Row = Phase & { before: Counts; after: Counts; seen: string; publications: Use['publications']; seconds: number };

const phases: Phase[] = [
  { name: 'calm', done: 'nothing', act: () => pace(30_000).then(() => '') },
  { name: 'import', done: `${importedPages} pages from lines`, act: importPages },
  { name: 'kills', done: 'kill -9 of each process in turn, the next one when it is ready again', act: killEach },
  { name: 'promotion', done: 'kill -9 of the primary database, and the standby promoted', act: promote },
  { name: 'release', done: 'a release with a migration: the database, then each process in turn', act: rollRelease },
];

const logs = join(import.meta.dirname, '../../data/cluster');
await rm(logs, { recursive: true, force: true });
await mkdir(logs, { recursive: true });
console.log('· building what was not built from these sources');
await promisify(execFile)(process.execPath, ['scripts/runner/build.ts', 'site', 'freeplay', 'services', 'studio'], { maxBuffer: 2 ** 24 });
console.log(`· starting two of each part; their logs are in ${logs}`);
const started = performance.now();
const cluster = await startCluster(logs);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
console.log(`  up after ${((performance.now() - started) / 1000).toFixed(0)} s: ${cluster.instances.map(({ name }) => name).join(', ')}`);
const rows: Row[] = [];
let lost = 0;
let problem: string | undefined;
try {
  const use = await startUse(cluster);
  try {
    for (const phase of phases) rows.push(await tryPhase(phase, use));
  } finally {
    await use.stop();
  }
  lost = await findLostClicks(cluster, use.clickIds);
  console.log(`· ${use.clickIds.length} clicks were answered, ${lost} of them are not in the database`);
} catch (error) {
  problem = String(error);
  console.error(problem);
} finally {
  await cluster.stop();
}
await tellResults();
const failed = rows.reduce((sum, row) => sum + failedIn(row), 0);
console.log(`\n${failed} requests failed, ${lost} clicks are lost`);
process.exit(failed + lost === 0 && rows.length === phases.length && problem === undefined ? 0 : 1);

async function tryPhase(phase: Phase, use: Use): Promise<Row> {
  console.log(`· ${phase.name}: ${phase.done}`);
  const from = { counts: use.counts(), publications: use.publications.length, time: performance.now() };
  const seen = await phase.act(cluster);
  // What was under way belongs to it.
  await pace(3000);
  const row = {
    ...phase,
    before: from.counts,
    after: use.counts(),
    seen,
    publications: use.publications.slice(from.publications),
    seconds: (performance.now() - from.time) / 1000,
  };
  console.log(`  ${kinds.map((kind) => `${kind} ${countOf(row, kind)}`).join(', ')}; ${describePublications(row.publications)}; ${seen}`);
  for (const kind of kinds)
    for (const fault of row.after[kind].faults.slice(row.before[kind].faults.length)) console.log(`  ✗ ${kind}: ${fault}`);
  return row;
}

async function importPages({ runTask, ports }: Cluster): Promise<string> {
  const casino = { name: 'Casino Importado', slug: 'casino-importado', activePartner: true };
  const pages = Array.from({ length: importedPages }, (_, index) => {
    const title = `Página ${index}`;
    const partner = { ref: 'partner:cluster' };
    const content = [
      { blockType: 'heroSection', title, variant: 'default', partner },
      { blockType: 'ratings', partner },
    ];
    return { type: 'page', externalId: `cluster-${index}`, data: { internalName: title, title, slug: pathOf(index), content } };
  });
  const lines = [{ type: 'partner', externalId: 'cluster', data: casino }, ...pages];
  const file = join(logs, 'pages.ndjson');
  await writeFile(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  const from = performance.now();
  await runTask('import:content', file);
  const seconds = (performance.now() - from) / 1000;
  await pollUntil('the last imported page', async () => (await askRaw(ports.site, pathOf(importedPages - 1))).status === 200);
  return `imported in ${seconds.toFixed(0)} s, and the last page is there`;
}

async function killEach({ instances }: Cluster): Promise<string> {
  const times: number[] = [];
  for (const instance of instances) {
    const from = performance.now();
    instance.kill();
    await pace(200);
    await instance.ready();
    times.push((performance.now() - from) / 1000);
  }
  return `${instances.length} killed, ready again after ${percentile(times, 0.5).toFixed(1)} s, at most ${Math.max(...times).toFixed(1)} s`;
}

async function promote(given: Cluster): Promise<string> {
  await given.promote();
  const from = performance.now();
  for (const instance of given.instances) await instance.ready();
  const seconds = (performance.now() - from) / 1000;
  await pace(5000);
  return `every part ready ${seconds.toFixed(1)} s after the promotion`;
}

async function rollRelease(given: Cluster): Promise<string> {
  const release = await given.makeNextRelease();
  await given.runTask('prepare');
  const found = await given.query(
    "select from information_schema.columns where table_schema = 'delivery' and table_name = 'documents' and column_name = 'next_release'",
  );
  if (found.length !== 1) throw new Error('the migration of the next release did not come about');
  const from = performance.now();
  for (const instance of given.instances) await instance.restart(release);
  return `the database migrated, ${given.instances.length} processes restarted in ${((performance.now() - from) / 1000).toFixed(0)} s`;
}

function failedIn({ before, after }: Row): number {
  return kinds.reduce((sum, kind) => sum + after[kind].failed - before[kind].failed, 0);
}

function countOf({ before, after }: Row, kind: (typeof kinds)[number]): string {
  const asked = after[kind].asked - before[kind].asked;
  const wrong = after[kind].failed - before[kind].failed;
  return wrong === 0 ? String(asked) : `${asked} (**${wrong} failed**)`;
}

function describePublications(publications: Use['publications']): string {
  if (publications.length === 0) return 'none';
  const visible = publications.map((each) => each.visible);
  const again = publications.filter(({ tries }) => tries > 1).length;
  const delays = `p50 ${percentile(visible, 0.5).toFixed(0)} ms, longest ${Math.max(...visible).toFixed(0)} ms`;
  return again === 0 ? delays : `${delays}; ${again} saved at a later try`;
}

async function tellResults(): Promise<void> {
  const head = ['phase', 'done', ...kinds, 'publication → visible', 'seen', 'took'];
  const lines = rows.map((row) => [
    row.name,
    row.done,
    ...kinds.map((kind) => countOf(row, kind)),
    describePublications(row.publications),
    row.seen,
    `${row.seconds.toFixed(0)} s`,
  ]);
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const sum = `${rows.reduce((total, row) => total + failedIn(row), 0)} requests failed, ${lost} answered clicks are not in the database.`;
  const day = new Date().toISOString().slice(0, 10);
  const made = `Last run: ${day}, on ${cpus().length} cores. ${sum}`;
  await writeTable('tests/cluster/README.md', 'npm run cluster', `${made}\n\n${table}`);
}
