import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pace } from '../../setup/pollUntil.ts';
import { startRunner, type RunningProduct } from '../../runner/startRunner.ts';
import { findPorts, runnerEnvironment } from '../../setup/runnerPorts.ts';
import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';

const leastPages = 100;
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 5);

async function killStart(product: RunningProduct, dataDirectory: string): Promise<void> {
  const { pid } = JSON.parse(await readFile(join(dataDirectory, 'run.json'), 'utf8')) as { pid: number };
  recordHit(pid);
  process.kill(pid, 'SIGKILL');
  await product.ended;
}

/**
 * Kills a first start at another moment of its migration and seed each time, with all that it has started; the start after the last of them has to come up with
 * the whole demo.
 */
export async function interruptFirstStart(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-interrupted-'));
  const ports = await findPorts();
  const data = join(folder, 'data');
  const environment = runnerEnvironment(ports, data);
  const start = () => startRunner(process.cwd(), environment, ['start', '--', '--without-studio']);
  let held = 0;
  const moments: string[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const product = start();
      const moment = 'preparing the database';
      await product.says(`· ${moment}`).catch(() => undefined);
      await pace(200 + ((round * 1700) % 9000));
      moments.push(/✓ preparing the database/.test(product.output()) ? 'after that' : moment);
      await killStart(product, data);
    }
    const last = start();
    await last.says('Lupa is up');
    const sitemap = await (await fetch(`http://localhost:${ports.SITE_PORT}/sitemap-1.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    if (pages.length < leastPages) throw new Error(`the site lists ${pages.length} pages, the demo has more than ${leastPages}`);
    const statuses: number[] = [];
    for (const url of pages) statuses.push((await fetch(url)).status);
    held = statuses.filter((status) => status === 200).length;
    await last.stop();
    return {
      tried: pages.length,
      held,
      lost: 0,
      seen: `${rounds} starts killed (${[...new Set(moments)].join(', ')}), then pages answered ${[...new Set(statuses)].join(', ')}`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
