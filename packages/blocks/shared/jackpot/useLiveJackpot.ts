import type { Track } from '@lupa/contracts/jackpot.ts';
import { useEffect, useReducer } from 'react';
import { followJackpot, type HeardPrize } from './jackpotLine.ts';

/** Milliseconds without the line before visitors are told: it is mended sooner, as a rule. */
const patience = 4000;

type Heard = { prize: HeardPrize; now: number } | 'lost';

const reduce = (heard: HeardJackpot, event: Heard): HeardJackpot =>
  event === 'lost' ? loseLine(heard) : hearPrize(heard, event.prize, event.now);

/** A jackpot from the page's HTML on, if the amount is there, followed as long as it is shown. Without a broadcaster it stays as it is. */
export function useLiveJackpot({ jackpotId, currencyCode }: Track, ofServer: HeardPrize | null, broadcaster: string | null): HeardJackpot {
  const [heard, dispatch] = useReducer(reduce, ofServer, initialJackpot);
  useEffect(() => {
    if (broadcaster === null) return undefined;
    const loseAfter = (milliseconds: number) => setTimeout(() => dispatch('lost'), milliseconds);
    let losing = loseAfter(patience);
    const end = followJackpot(broadcaster, {
      track: { jackpotId, currencyCode },
      onPrize: (prize) => {
        clearTimeout(losing);
        dispatch({ prize, now: Date.now() });
      },
      onLost: (isMeant) => {
        clearTimeout(losing);
        if (isMeant) dispatch('lost');
        else losing = loseAfter(patience);
      },
    });
    return () => {
      clearTimeout(losing);
      end();
    };
  }, [broadcaster, jackpotId, currencyCode]);
  return heard;
}

export type HeardJackpot = {
  prize: HeardPrize | null;
  /** `unknown`: nobody has tried to hear of it yet. */
  line: 'unknown' | 'live' | 'down';
  /** When `prize` was last known to be the present amount. */
  heardAt: number;
  announced: { kind: 'amount' | 'won'; amount: number } | null;
  /** The last time that they were told something, or that it began. */
  announcedAt: number | null;
};

/** Screen readers hear of a growing amount no more often than this. */
export const announcementPause = 60_000;

/** Prizes do not say why they fall: one that loses more than half was paid, one that loses less was put right. */
const paidShare = 0.5;

export function initialJackpot(prize: HeardPrize | null): HeardJackpot {
  return { prize, line: 'unknown', heardAt: prize ? Date.parse(prize.at) : 0, announced: null, announcedAt: null };
}

/** After a message: an older amount never takes the place of a newer one, wherever each of them came from. */
export function hearPrize(heard: HeardJackpot, prize: HeardPrize, now: number): HeardJackpot {
  const { prize: known } = heard;
  const alive: HeardJackpot = { ...heard, line: 'live', heardAt: now, announcedAt: heard.announcedAt ?? now };
  if (known === null) return { ...alive, prize };
  const isOfAnother = prize.jackpotId !== known.jackpotId || prize.currencyCode !== known.currencyCode;
  // What is not counted is as new as the moment at which it came.
  const newer = (prize.sequence ?? Infinity) - (known.sequence ?? -Infinity);
  if (isOfAnother || newer < 0) return heard;
  if (newer === 0) return alive;
  return { ...alive, prize, ...announce(known, alive.announcedAt, prize, now) };
}

function announce(known: HeardPrize, announcedAt: number | null, { amount }: HeardPrize, now: number): Partial<HeardJackpot> {
  if (amount < known.amount * paidShare) return { announced: { kind: 'won', amount }, announcedAt: now };
  if (now - (announcedAt ?? now) < announcementPause) return {};
  return { announced: { kind: 'amount', amount }, announcedAt: now };
}

/** Nobody says any more whether the amount is still that. */
export function loseLine(heard: HeardJackpot): HeardJackpot {
  return { ...heard, line: 'down' };
}
