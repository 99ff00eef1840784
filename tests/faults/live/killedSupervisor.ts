import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAnswering, pollUntil } from '../../setup/pollUntil.ts';
import { recordHit } from '../../setup/recordHit.ts';
import { findPorts, runnerEnvironment } from '../../setup/runnerPorts.ts';
import { startRunner } from '../../runner/startRunner.ts';
import type { Outcome } from '../fault.ts';

const tear = (text: string) => text.slice(0, text.length / 2);
const notes: Record<string, (text: string) => string> = {
  whole: (text) => text,
  torn: tear,
  empty: () => '',
  foreign: () => '{"pid":1}',
  'whole again': (text) => text,
};

/** Kills the supervisor alone, with the studio up, and starts again at once: the very next start has to come up. */
export async function killSupervisor(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-supervisor-'));
  const ports = await findPorts();
  const data = join(folder, 'data');
  const environment = runnerEnvironment(ports, data);
  const note = join(data, 'run.json');
  const start = async () => {
    const product = startRunner(process.cwd(), environment, ['start']);
    await product.says('Lupa is up');
    const isStudioReady = () => isAnswering(`http://127.0.0.1:${ports.STUDIO_PORT}/readyz`);
    await pollUntil('the studio', isStudioReady, { within: 300_000, every: 100 });
    return product;
  };
  let product = await start();
  let held = 0;
  try {
    for (const change of Object.values(notes)) {
      const text = await readFile(note, 'utf8');
      const { pid } = JSON.parse(text) as { pid: number };
      recordHit(pid);
      process.kill(pid, 'SIGKILL');
      await product.ended;
      await writeFile(note, change(text));
      product = await start();
      held += 1;
    }
    return { tried: Object.keys(notes).length, held, lost: 0, seen: `run.json ${Object.keys(notes).join(', ')}` };
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
