import type { Random } from '../../rules/random.ts';
import { spin, type SlotRound, type SlotSpin } from '../../rules/slotSpin.ts';
import type { SlotModel } from '../../rules/slots.ts';
import type { Table } from '../game.ts';

export type SlotView = {
  /** Counts spins, so that two alike still roll. */
  turn: number;
  spin: SlotSpin;
  /** Where the reels stood before: they roll on from there. */
  before: number[];
  phase: 'resting' | 'rolling' | 'landed';
  /** Within a round of free spins; `number` 0 is the spin that gave them. */
  free: { number: number; of: number; won: number } | null;
};

type SlotRunOptions = {
  model: SlotModel;
  opening: Random;
  onView: (view: SlotView) => void;
  describe: (round: SlotRound, bet: number) => string;
};

const betweenFreeSpins = 1100;
const freeSpinSpeed = 0.6;
const betweenCalmFreeSpins = 500;

export function createSlotRun({ model, opening, onView, describe }: SlotRunOptions) {
  let table: Table | undefined;
  let reels: Element | null = null;
  let view = restingView(model, opening);
  let isBusy = false;
  let endWait: () => void = () => undefined;
  const show = (changed: Partial<SlotView>) => {
    view = { ...view, ...changed };
    onView(view);
  };

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const waitWhilePaused = async (): Promise<void> => {
    if (!table?.isPaused) return;
    await wait(200);
    await waitWhilePaused();
  };

  const showSpin = async (next: SlotSpin, free: SlotView['free']) => {
    show({ turn: view.turn + 1, before: view.spin.stops, spin: next, phase: 'rolling', free });
    if (!table?.isCalm) await rollReels(reels, { speed: free && free.number > 0 ? freeSpinSpeed : 1, onStop: () => table?.play('stop') });
    show({ phase: 'landed' });
  };

  const playRound = async () => {
    if (!table?.stake()) return;
    const { bet } = table;
    isBusy = true;
    table.play('spin');
    const round = spin(model, bet, table.random);
    const of = round.spins.length - 1;
    let won = 0;
    for (const [number, next] of round.spins.entries()) {
      if (number > 0) {
        await wait(table.isCalm ? betweenCalmFreeSpins : betweenFreeSpins);
        await waitWhilePaused();
      }
      await showSpin(next, of > 0 ? { number, of, won } : null);
      won += next.pays * bet;
      if (of > 0) show({ free: { number, of, won } });
    }
    if (of > 0) await wait(betweenFreeSpins);
    show({ phase: 'resting', free: null });
    table.settle(round.won, describe(round, bet));
    isBusy = false;
  };

  const hurry = () => {
    endWait();
    stopReels(reels);
  };

  return {
    view: () => view,
    /** The table as it is now, which a round outlasts, and the reels as they are drawn. */
    heed: (now: Table, drawn: Element | null) => {
      table = now;
      reels = drawn;
    },
    /** Plays a round, or hurries the one under way. */
    press: () => {
      if (isBusy) hurry();
      else void playRound();
    },
    hurry,
  };
}

function restingView(model: SlotModel, random: Random): SlotView {
  for (;;) {
    const { spins } = spin({ ...model, free: null }, 1, random);
    if (spins[0]?.wins.length === 0) return { turn: 0, spin: spins[0], before: spins[0].stops, phase: 'resting', free: null };
  }
}

const firstReel = 620;
const nextReel = 190;
/** Runs a little past the stop and settles. */
const easing = 'cubic-bezier(0.25, 0.1, 0.3, 1.03)';

type Rolling = { onStop: () => void; speed: number };

/** Lets what the reels have above their windows roll down, one reel stopping after another. Resolves when all stand, or are finished early. */
async function rollReels(reels: Element | null, { onStop, speed }: Rolling): Promise<void> {
  const moving = [...(reels?.querySelectorAll<HTMLElement>('[data-rolling]') ?? [])];
  const animations = moving.map((element, reel) => {
    const from = element.style.transform;
    const duration = (firstReel + reel * nextReel) * speed;
    const animation = element.animate([{ transform: from }, { transform: 'translateY(0)' }], { duration, easing, fill: 'forwards' });
    void animation.finished.then(onStop, () => undefined);
    return animation;
  });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  for (const animation of animations) animation.cancel();
}

function stopReels(reels: Element | null): void {
  for (const element of reels?.querySelectorAll('[data-rolling]') ?? []) {
    for (const animation of element.getAnimations()) animation.finish();
  }
}
