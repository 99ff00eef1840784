import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../fault.ts';
import type { FaultHouse } from '../faultHouse.ts';
import { findLostClicks, startTraffic } from '../traffic.ts';

type Hit = (house: FaultHouse, pid: number) => Promise<void>;

const kill: Hit = async (_, pid) => void process.kill(pid, 'SIGKILL');
const pauseFor =
  (milliseconds: number): Hit =>
  async (_, pid) => {
    process.kill(-pid, 'SIGSTOP');
    await wait(milliseconds);
    process.kill(-pid, 'SIGCONT');
  };

/**
 * Hits a part while visitors read and click. Every page has to be a page, and every click answered and recorded, but for those that the part itself
 * would have answered.
 */
function hit(part: string, how: Hit, own: 'pages' | 'clicks' | null = null) {
  return async (house: FaultHouse): Promise<Outcome> => {
    await house.settled();
    const { [part]: pid } = await house.parts();
    if (pid === undefined) throw new Error(`there is no part ${part}`);
    const traffic = await startTraffic(house);
    await wait(500);
    await how(house, pid);
    await wait(3000);
    await house.settled();
    await wait(500);
    await traffic.stop();
    const lost = await findLostClicks(house, traffic.clicks.ids);
    const refused = (own === 'pages' ? 0 : traffic.pages.refused) + (own === 'clicks' ? 0 : traffic.clicks.refused);
    const tried = traffic.pages.asked + traffic.clicks.asked;
    const { pages, clicks } = traffic;
    return {
      tried,
      held: tried - refused - lost,
      lost,
      seen: `${pages.asked} pages (${pages.refused} refused, slowest ${(pages.slowest / 1000).toFixed(1)} s), ${clicks.ids.length} clicks (${clicks.refused} refused)`,
    };
  };
}

export const killPart = (part: string, own?: 'pages' | 'clicks') => hit(part, kill, own);
export const pausePart = (part: string, own?: 'pages' | 'clicks') => hit(part, pauseFor(5000), own);
