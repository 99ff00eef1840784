import type { Prize } from '@lupa/contracts/jackpot.ts';

/** What the broadcaster sent, if it is a prize. Written by hand: the schema would bring its whole library to the browser. */
export function readPrize(message: unknown): Prize | null {
  if (typeof message !== 'object' || message === null) return null;
  const { jackpotId, currencyCode, amount, sequence, at } = message as Record<string, unknown>;
  if (typeof jackpotId !== 'string' || typeof currencyCode !== 'string' || typeof at !== 'string') return null;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return null;
  if (typeof sequence !== 'number' || !Number.isInteger(sequence)) return null;
  return { jackpotId, currencyCode, amount, sequence, at };
}
