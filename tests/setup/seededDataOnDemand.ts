import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { offerOnDemand, type Offer } from './offerOnDemand.ts';
import { findPorts } from './runnerPorts.ts';

const run = promisify(execFile);

/** One data folder with the demo site, by `npm run seed`, for the tests of a project to copy. */
export default function offerSeededData(project: TestProject): Promise<() => Promise<void>> {
  return offerOnDemand(project, 'seededDataOnDemand', seedData);
}

async function seedData(): Promise<Offer> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-seeded-'));
  const ports = Object.entries(await findPorts()).map(([name, port]) => [name, String(port)]);
  const env = { ...process.env, ...Object.fromEntries(ports), DATA_DIR: join(directory, 'data') };
  await run('npm', ['run', '--silent', 'seed'], { env });
  return { value: join(directory, 'data'), stop: () => rm(directory, { recursive: true, force: true }) };
}
