import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from '../measure.ts';
import type * as renderedPages from './renderedPages.tsx';

const root = join(import.meta.dirname, '../..');
const rounds = 5;
const rendersPerRound = 150;
const warmUpRenders = 300;

/** Milliseconds of CPU time that React's own `renderToString` takes for the views of a page. */
export async function benchRenderCost(path: string, siteEnv: NodeJS.ProcessEnv): Promise<number> {
  // Below node_modules, or the bundle would not find its packages.
  const directory = await mkdtemp(join(root, 'node_modules/.lupa-bench-'));
  try {
    await bundle(directory);
    const { openRenderedPage }: typeof renderedPages = await import(join(directory, 'main.js'));
    return measureRendering(await openRenderedPage(path, siteEnv));
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Milliseconds of CPU time of one call, the median of the rounds. */
function measureRendering({ bare }: renderedPages.RenderedPage): number {
  for (let count = 0; count < warmUpRenders; count++) bare();
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    for (let count = 0; count < rendersPerRound; count++) bare();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / rendersPerRound;
  });
  return percentile(times, 0.5);
}

async function bundle(directory: string): Promise<void> {
  const entry = join(import.meta.dirname, 'renderedPages.tsx');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--ssr', entry, '--outDir', directory], {
    cwd: join(root, 'apps/site'),
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
}
