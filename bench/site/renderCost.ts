import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compare, inTurns, percentile, type Figure } from '../measure.ts';
import type * as renderedPages from './renderedPages.tsx';

const root = join(import.meta.dirname, '../..');
const rounds = 5;
const rendersPerRound = 150;
const warmUpRenders = 300;

/** `bare`: milliseconds of `renderToString`. */
export type RenderCost = { figure: Figure; bare: number };

export async function benchRenderCost(path: string, siteEnv: NodeJS.ProcessEnv): Promise<RenderCost> {
  // Below node_modules, or the bundle would not find its packages.
  const directory = await mkdtemp(join(root, 'node_modules/.lupa-bench-'));
  try {
    await bundle(directory);
    const { openRenderedPage }: typeof renderedPages = await import(join(directory, 'main.js'));
    return await compareRendering(path, await openRenderedPage(path, siteEnv));
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function compareRendering(path: string, { ours, bare }: renderedPages.RenderedPage): Promise<RenderCost> {
  for (let count = 0; count < warmUpRenders; count++) {
    ours();
    bare();
  }
  const measured = await inTurns(
    rounds,
    () => cpuOf(ours),
    () => cpuOf(bare),
  );
  const figure = {
    name: `CPU to render ${path} (${Math.round(ours().length / 1000)} KB of HTML)`,
    ...compare(measured, (value) => `${value.toFixed(2)} ms`, 'renderToString'),
    aim: '≤ 1.2',
  };
  return { figure, bare: percentile(measured.reference, 0.5) };
}

/** Milliseconds of CPU time of one call. */
function cpuOf(render: () => unknown): number {
  const before = process.cpuUsage();
  for (let count = 0; count < rendersPerRound; count++) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rendersPerRound;
}

async function bundle(directory: string): Promise<void> {
  const entry = join(import.meta.dirname, 'renderedPages.tsx');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--ssr', entry, '--outDir', directory], {
    cwd: join(root, 'apps/site'),
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
}
