import type { Prize } from '@lupa/contracts/jackpot.ts';

/** Times are milliseconds since 1970, by the visitor's clock but for the first `heardAt`. */
export type HeardJackpot = {
  prize: Prize;
  /** `unknown`: nobody has tried to hear of it yet. */
  line: 'unknown' | 'live' | 'down';
  /** When `prize` was last known to be the present amount. */
  heardAt: number;
  /** What screen readers are told. */
  announced: { kind: 'amount' | 'won'; amount: number } | null;
  /** The last time that they were told something, or that it began. */
  announcedAt: number | null;
};

/** Screen readers hear of a growing amount no more often than this. */
export const announcementPause = 60_000;

/** Prizes do not say why they fall: one that loses more than half was paid, one that loses less was put right. */
const paidShare = 0.5;

/** The amount of the page's HTML. */
export function beginHearing(prize: Prize): HeardJackpot {
  return { prize, line: 'unknown', heardAt: Date.parse(prize.at), announced: null, announcedAt: null };
}

/** After a message: an older amount never takes the place of a newer one, wherever each of them came from. */
export function hearPrize(heard: HeardJackpot, prize: Prize, now: number): HeardJackpot {
  const { prize: known } = heard;
  const isOfAnother = prize.jackpotId !== known.jackpotId || prize.currencyCode !== known.currencyCode;
  if (isOfAnother || prize.sequence < known.sequence) return heard;
  const alive: HeardJackpot = { ...heard, line: 'live', heardAt: now, announcedAt: heard.announcedAt ?? now };
  if (prize.sequence === known.sequence) return alive;
  return { ...alive, prize, ...announce(alive, prize, now) };
}

function announce({ prize: known, announcedAt }: HeardJackpot, { amount }: Prize, now: number): Partial<HeardJackpot> {
  if (amount < known.amount * paidShare) return { announced: { kind: 'won', amount }, announcedAt: now };
  if (now - (announcedAt ?? now) < announcementPause) return {};
  return { announced: { kind: 'amount', amount }, announcedAt: now };
}

/** Nobody says any more whether the amount is still that. */
export function loseLine(heard: HeardJackpot): HeardJackpot {
  return { ...heard, line: 'down' };
}
