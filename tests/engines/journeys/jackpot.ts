import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const amount = 'main lupa-island[name$=JackpotAmount] p';
const readAmount = (css: string) => /\$ [\d.]+,\d\d CLP/.exec(document.querySelector(css)?.textContent ?? '')?.[0] ?? '';

export const jackpotJourney: Journey = {
  title: 'the amount in a jackpot moves, by a websocket and where there is none',
  screens: ['phone'],
  expectedProblem: /WebSocket|ws:/,
  run: async ({ arrive, line }) => {
    for (const websockets of ['pass', 'refuse'] as const) {
      line.websockets = websockets;
      const polls = line.polls;
      const visitor = await arrive();
      await visitor.visit('/juegos-gratis/jackpots/');
      await visitor.see({ css: amount, text: 'CLP' });
      const first = await visitor.evaluate(readAmount, amount);
      expect(first).not.toBe('');
      await visitor.until(
        'another amount',
        (css, before) => {
          const now = /\$ [\d.]+,\d\d CLP/.exec(document.querySelector(css)?.textContent ?? '')?.[0];
          return now !== undefined && now !== before;
        },
        amount,
        first,
      );
      if (websockets === 'refuse') expect(line.polls).toBeGreaterThan(polls);
    }
    line.websockets = 'pass';
  },
};
