import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importContent } from '../../apps/studio/exchange/contentImport/importContent.ts';
import { importProcesses, startHelper } from '../../apps/studio/exchange/contentImport/importProcesses.ts';
import { reportFigures, type Figure } from '../measure.ts';
import { benchBlocks, benchPath } from './fillStudio.ts';
import { startBenchStudio } from './startBenchStudio.ts';

const casinos = 50;
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    processes: { type: 'string', default: String(importProcesses) },
  },
});
const pages = Number(values.pages);
const account = { email: 'bench@lupacasino.example', password: 'only for a benchmark', name: 'Antonia', role: 'administrator' as const };

const helper = fileURLToPath(new URL('../../apps/studio/testing/importHelperProcess.ts', import.meta.url));

const studio = await startBenchStudio();
try {
  const load = loadavg()[0] ?? 0;
  const user = { ...(await studio.payload.create({ collection: 'users', data: account })), collection: 'users' as const };
  const file = join(studio.directory, 'bench.ndjson');
  await writeFile(file, `${[...listPartners(), ...listPages()].map((line) => JSON.stringify(line)).join('\n')}\n`);
  const importFile = () => {
    const parameters = [studio.url, join(studio.directory, 'media')];
    const helpers = Array.from({ length: Number(values.processes) - 1 }, () => startHelper(helper, parameters));
    const options = { input: createReadStream(file), user, isDryRun: false, directory: null };
    return measure(() => importContent(studio.payload, options, helpers));
  };
  const figures = [
    describe(`${pages} new pages of ${casinos} casinos, by ${values.processes} processes`, await importFile(), '≤ 120 s'),
    describe('the same file again', await importFile()),
    { name: 'load of the machine when it began (one minute)', ours: load.toFixed(1) },
  ];
  reportFigures(figures);
} finally {
  await studio.stop();
}
process.exit();

function listPartners() {
  const names = Array.from({ length: casinos }, (_, index) => `casino-${index}`);
  return names.map((name) => ({ type: 'partner', externalId: name, data: { name, slug: name, activePartner: true } }));
}

function listPages() {
  return Array.from({ length: pages }, (_, index) => {
    const content = benchBlocks(index, pages, { ref: `partner:casino-${index % casinos}` });
    const title = `Página ${index}`;
    return { type: 'page', externalId: `page-${index}`, data: { internalName: title, title, slug: benchPath(index), content } };
  });
}

type Measured = { seconds: number; cpu: number; counts: Record<string, number> };

async function measure(act: () => ReturnType<typeof importContent>): Promise<Measured> {
  const start = performance.now();
  const before = process.cpuUsage();
  const counts: Record<string, number> = {};
  for await (const { result, errors } of act()) {
    counts[result] = (counts[result] ?? 0) + 1;
    if (errors) throw new Error(`A line was refused: ${errors[0]?.field} ${errors[0]?.message}`);
  }
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6, counts };
}

function describe(name: string, { seconds, cpu, counts }: Measured, aim = ''): Figure {
  const rate = (pages / seconds).toFixed(0);
  const ours = `${seconds.toFixed(0)} s, ${rate} a second, ${((cpu * 1000) / pages).toFixed(1)} ms CPU of this process a page, ${JSON.stringify(counts)}`;
  return { name, ours, aim };
}
