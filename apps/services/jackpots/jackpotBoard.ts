import type { JackpotAnswer, Track } from '@lupa/contracts/jackpot.ts';

export type JackpotBoard = {
  get: (track: Track) => JackpotAnswer | undefined;
  sequenceOf: (key: string) => number;
  at: (key: string) => JackpotAnswer | undefined;
  take: (jackpots: JackpotAnswer[]) => void;
  known: () => JackpotAnswer[];
  onChange: (listener: (key: string) => void) => void;
};

export function jackpotKey({ jackpotId, currencyCode }: Track): string {
  return `${currencyCode}:${jackpotId}`;
}

export function createJackpotBoard(): JackpotBoard {
  const jackpots = new Map<string, JackpotAnswer>();
  const listeners: ((key: string) => void)[] = [];
  return {
    get: (track) => jackpots.get(jackpotKey(track)),
    at: (key) => jackpots.get(key),
    sequenceOf: (key) => jackpots.get(key)?.sequence ?? -1,
    take: (given) => {
      for (const jackpot of given) {
        const key = jackpotKey(jackpot);
        if (jackpot.sequence <= (jackpots.get(key)?.sequence ?? -1)) continue;
        jackpots.set(key, jackpot);
        for (const listener of listeners) listener(key);
      }
    },
    known: () => [...jackpots.values()],
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
