import { recordHit } from '../../setup/recordHit.ts';
import { signalTree } from '../../setup/signalTree.ts';
import type { Outcome } from '../fault.ts';
import { startFaultProduct } from '../faultProduct.ts';

const parts = ['studio', 'services', 'site', 'clickout', 'images', 'freeplay', 'postgres'];

/** Each part stands still at once and for good: another process has to take its place, and all of them have to be ready again. */
export async function haltParts(): Promise<Outcome> {
  const product = await startFaultProduct({}, undefined, { hasStudio: true });
  try {
    await product.settled();
    const started = performance.now();
    const seconds = await Promise.all(
      parts.map(async (part) => {
        const pid = await product.pidOf(part);
        recordHit(pid);
        await signalTree(pid, 'SIGSTOP');
        await product.replaced(part, pid);
        return (performance.now() - started) / 1000;
      }),
    );
    await product.settled();
    const ready = (performance.now() - started) / 1000;
    const between = `${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s`;
    return { tried: parts.length, held: parts.length, lost: 0, seen: `replaced after ${between}, all ready after ${ready.toFixed(0)} s` };
  } finally {
    await product.stop();
  }
}
