import { pace, pollUntil } from '../../setup/pollUntil.ts';
import { signalTree } from '../../setup/signalTree.ts';
import type { Outcome } from '../fault.ts';
import type { FaultProduct } from '../faultProduct.ts';
import { endTraffic, startTraffic, type OwnAnswers } from '../traffic.ts';

type Hit = (product: FaultProduct, pid: number) => Promise<void>;

const kill: Hit = async (_, pid) => void process.kill(pid, 'SIGKILL');
const pauseFor =
  (milliseconds: number): Hit =>
  async (_, pid) => {
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
    for (let round = 0; round < rounds; round++) {
      const { [part]: pid } = await product.parts();
      if (pid === undefined) throw new Error(`there is no part ${part}`);
      await pace(Math.random() * 300);
      await how(product, pid);
      if (how === kill) await untilReplaced(product, part, pid);
      await product.settled();
    }
    await pace(2000);
    const outcome = await endTraffic(product, traffic, own);
    return { ...outcome, seen: `${rounds > 1 ? `${rounds} rounds; ` : ''}${outcome.seen}` };
  };
}

function untilReplaced(product: FaultProduct, part: string, pid: number): Promise<boolean> {
  return pollUntil(`another ${part}`, async () => (await product.parts())[part] !== pid);
}

export const killPart = (part: string, options: Options = {}) => hit(part, kill, options);
export const pausePart = (part: string) => hit(part, pauseFor(5000), {});
