import { jackpotAnswerExample, type JackpotAnswer, type JackpotWin } from '@lupa/contracts/jackpot.ts';

const win = (amount: number, at: string): JackpotWin => ({ jackpotId: 'jp-1', currencyCode: 'CLP', amount, at });

/** Answers of the broadcaster by jackpot: one with a past, and one that has just begun. */
export const exampleJackpots: Record<string, JackpotAnswer> = {
  'jp-1': {
    ...jackpotAnswerExample,
    at: '2026-11-10T11:59:58.000Z',
    wins: [
      ...jackpotAnswerExample.wins,
      win(1_204_880_310.4, '2026-06-30T22:41:00.000Z'),
      win(88_015_000, '2026-03-02T15:05:00.000Z'),
      win(143_770_902.75, '2025-12-24T23:59:00.000Z'),
    ],
  },
  'jp-2': { ...jackpotAnswerExample, jackpotId: 'jp-2', amount: 2_400_000, sequence: 1, isSimulated: false, wins: [] },
};
