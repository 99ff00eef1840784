import { setTimeout as wait } from 'node:timers/promises';
import type { JackpotAnswer } from '@lupa/contracts/jackpot.ts';
import { buildDemoJackpots, type DemoJackpot } from '@lupa/demo/jackpots.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { jackpotKey, type JackpotBoard } from './jackpotBoard.ts';
import type { JackpotStore } from './jackpotStore.ts';

export type SimulatorOptions = {
  board: Pick<JackpotBoard, 'known'>;
  store: Pick<JackpotStore, 'write' | 'raise'>;
  logger: Logger;
  signal: AbortSignal;
  random?: () => number;
};

type Step = { kind: 'raise'; by: number } | { kind: 'win'; startAmount: number };

const tick = 250;
const shortestPause = 1;
const longestPause = 4;

/** Raises the demo's jackpots, each every 1 to 4 seconds, until the signal says stop. Amounts that are real are left alone. */
export async function simulate({ board, store, logger, signal, random = Math.random }: SimulatorOptions): Promise<void> {
  const demo = new Map(buildDemoJackpots().map((jackpot) => [jackpotKey(jackpot), jackpot]));
  const pauses = new Map<string, number>();
  logger.info('the simulator is on: amounts marked isSimulated are invented');
  while (!signal.aborted) {
    for (const jackpot of board.known()) {
      const key = jackpotKey(jackpot);
      const model = demo.get(key);
      if (!jackpot.isSimulated || !model) continue;
      const left = (pauses.get(key) ?? pickPause(random)) - tick / 1000;
      pauses.set(key, left > 0 ? left : pickPause(random));
      if (left > 0) continue;
      await takeStep(store, jackpot, planStep(model, (shortestPause + longestPause) / 2, random));
    }
    await wait(tick, undefined, { signal }).catch(() => undefined);
  }
}

/** After so many seconds: a small raise around the jackpot's usual pace, or, as seldom as its history has it, a win. */
export function planStep(model: DemoJackpot, seconds: number, random: () => number): Step {
  if (random() < seconds / model.secondsBetweenWins) return { kind: 'win', startAmount: model.startAmount };
  const by = model.perSecond * seconds * (0.3 + 1.4 * random());
  return { kind: 'raise', by: Math.max(0.01, Math.round(by * 100) / 100) };
}

async function takeStep(store: SimulatorOptions['store'], jackpot: JackpotAnswer, step: Step): Promise<void> {
  const { jackpotId, currencyCode, amount } = jackpot;
  if (step.kind === 'raise') await store.raise(jackpot, step.by);
  else await store.write({ jackpotId, currencyCode, amount: step.startAmount, wonAmount: amount, isSimulated: true });
}

function pickPause(random: () => number): number {
  return shortestPause + (longestPause - shortestPause) * random();
}
