import { pace } from '../../setup/pollUntil.ts';
import { recordHit } from '../../setup/recordHit.ts';
import { signalTree } from '../../setup/signalTree.ts';
import type { Outcome } from '../fault.ts';
import type { FaultProduct } from '../faultProduct.ts';
import { endTraffic, startTraffic, type OwnAnswers } from '../traffic.ts';

type Hit = (pid: number) => Promise<void>;

const kill: Hit = async (pid) => void process.kill(pid, 'SIGKILL');
const pauseFor =
  (milliseconds: number): Hit =>
  async (pid) => {
    await signalTree(pid, 'SIGSTOP');
    await pace(milliseconds);
    await signalTree(pid, 'SIGCONT');
  };

type Options = {
  own?: OwnAnswers;
  rounds?: number;
};

/**
 * Hits a part while visitors read and click, once or again each time it is back. Every page has to be a page, and every click answered and recorded, but
 * for those that the part itself would have answered.
 */
function hit(part: string, how: Hit, { own, rounds = 1 }: Options) {
  return async (product: FaultProduct): Promise<Outcome> => {
    await product.settled();
    const traffic = await startTraffic(product);
    await pace(500);
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      const pid = await product.pidOf(part);
      await pace(Math.random() * 300);
      recordHit(pid);
      const started = performance.now();
      await how(pid);
      if (how === kill) await product.replaced(part, pid);
      await product.settled();
      slowest = Math.max(slowest, performance.now() - started);
    }
    await pace(2000);
    const outcome = await endTraffic(product, traffic, own);
    const before = rounds > 1 ? `${rounds} rounds; ` : '';
    return { ...outcome, seen: `${before}${outcome.seen}, all ready again after ${(slowest / 1000).toFixed(1)} s` };
  };
}

export const killPart = (part: string, options: Options = {}) => hit(part, kill, options);
export const pausePart = (part: string) => hit(part, pauseFor(5000), {});
