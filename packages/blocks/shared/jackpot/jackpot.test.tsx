// Requirements: 2.86, 3.47, 3.65, 4.33, 4.35, 4.36, 4.37, 7.33, 9.12.
import { facetsExample, type RawGame } from '@lupa/contracts/game.ts';
import { type JackpotAnswer, jackpotAnswerExample, prizeExample } from '@lupa/contracts/jackpot.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleGames } from '../examples/exampleCatalogue.ts';
import { createExampleContext } from '../examples/exampleContext.ts';
import { readPrize } from './jackpotLine.ts';
import { formatPrize } from './JackpotAmount.island.tsx';
import { formatAgo, JackpotState } from './JackpotState.tsx';
import { LiveJackpot } from './LiveJackpot.tsx';
import { loadHighestJackpot, loadJackpot } from './loadJackpot.ts';
import { announcementPause, initialJackpot, hearPrize, loseLine } from './useLiveJackpot.ts';

registerIslands(import.meta.glob('./*.island.tsx', { eager: true }));

const gone = () => Promise.reject(new Error('gone'));
const answering = (fetchJackpot: (id: string, currencyCode: string) => Promise<JackpotAnswer | null>) =>
  createExampleContext({ clients: { jackpots: { fetchJackpot } } });

describe('the jackpot of a game', () => {
  test('is its first in its first currency', async () => {
    const asked: string[] = [];
    const context = answering(async (...words) => {
      asked.push(words.join(' '));
      return jackpotAnswerExample;
    });
    const references = [
      { id: 'jp-7', currencyCodes: ['USD', 'CLP'] },
      { id: 'jp-8', currencyCodes: ['CLP'] },
    ];
    expect((await loadJackpot(references, context))?.prize).toEqual(prizeExample);
    expect(asked).toEqual(['jp-7 USD']);
  });

  test.each([
    ['the game has none', [], async () => jackpotAnswerExample],
    ['it has no currency', [{ id: 'jp-1', currencyCodes: [] }], async () => jackpotAnswerExample],
    ['nobody knows it', [{ id: 'jp-1', currencyCodes: ['CLP'] }], async () => null],
    ['the service does not answer', [{ id: 'jp-1', currencyCodes: ['CLP'] }], gone],
  ])('is left out where %s', async (_, references, fetchJackpot) => {
    expect(await loadJackpot(references, answering(fetchJackpot))).toBeNull();
  });

  test('is awaited where nobody says its amount but a broadcaster may', async () => {
    const context = createExampleContext({ clients: { jackpots: { fetchJackpot: gone, broadcaster: 'https://pozos.example' } } });
    const jackpot = await loadJackpot([{ id: 'jp-1', currencyCodes: ['CLP'] }], context);
    expect(jackpot).toMatchObject({ track: { jackpotId: 'jp-1', currencyCode: 'CLP' }, prize: null });
    const html = jackpot ? renderToString(<LiveJackpot jackpot={jackpot} microcopy={context.microcopy} />) : '';
    expect(html).toContain('data-awaited');
    expect(html).not.toMatch(/CLP</);
  });

  test('of several games is the highest, with its game', async () => {
    const finding = (results: RawGame[]) =>
      createExampleContext({
        clients: { arcade: { fetchGames: async () => ({ results, rowsFound: 1, pagesCount: 1, facets: facetsExample }) } },
      });
    const highest = await loadHighestJackpot({}, finding(exampleGames.toReversed()));
    expect(highest).toMatchObject({
      jackpot: { prize: { jackpotId: 'jp-1' } },
      game: { name: exampleGames[0]?.name, page: { href: '/juegos-gratis/desierto-florido/' } },
    });
    expect(await loadHighestJackpot({}, finding([]))).toBeNull();
    expect(await loadHighestJackpot({}, createExampleContext({ clients: { arcade: { fetchGames: gone } } }))).toBeNull();
  });

  test('of another currency is named by it, with its past, and is not compared with pesos', async () => {
    const ofEuros = { ...jackpotAnswerExample, currencyCode: 'EUR', amount: 900_000_000 };
    const references = [{ id: 'jp-9', currencyCodes: ['EUR'] }];
    const context = answering(async (_, currencyCode) => (currencyCode === 'EUR' ? ofEuros : jackpotAnswerExample));
    const jackpot = await loadJackpot(references, context);
    const html = jackpot ? renderToString(<LiveJackpot jackpot={jackpot} microcopy={context.microcopy} />) : '';
    expect(html).toContain('>900.000.000,00 EUR<');
    expect(html).not.toMatch(/CLP|\$/);

    const [first, second] = exampleGames as [RawGame, RawGame];
    const results = [{ ...second, jackpots: references }, first];
    const games = { fetchGames: async () => ({ results, rowsFound: 2, pagesCount: 1, facets: facetsExample }) };
    const both = { ...context, clients: { ...context.clients, arcade: { ...context.clients.arcade, ...games } } };
    expect(await loadHighestJackpot({}, both)).toMatchObject({ jackpot: { prize: { currencyCode: 'CLP' } } });
  });

  test('is in the HTML with its moment and its past, and says that it is simulated', async () => {
    const context = createExampleContext();
    const jackpot = await loadJackpot(exampleGames[0]?.jackpots ?? [], context);
    const html = jackpot ? renderToString(<LiveJackpot jackpot={jackpot} microcopy={context.microcopy} />) : '';
    expect(html).toContain('$ 184.230.118,50 CLP');
    expect(html).toMatch(/Monto del (<!-- -->)?<time dateTime="2026-11-10T11:59:58.000Z">10 nov 2026, 08:59<\/time>/);
    expect(html).toContain('$96.410.055');
    expect(html).toContain(context.microcopy.jackpot_simulated);
    expect(html).not.toContain(`>${context.microcopy.jackpot_live}<`);
  });
});

test.each([
  [-5000, 'hace 5 segundos'],
  [3_600_000, 'Monto del 22 nov 2026, 09:00'],
])('an amount %i ms ahead of the visitor’s clock is told as %s', (ahead, words) => {
  const heardAt = Date.now() + ahead;
  const ofServer = { at: prizeExample.at, moment: '22 nov 2026, 09:00' };
  const html = renderToString(
    <JackpotState line="down" {...{ heardAt, ofServer }} locale="es-CL" texts={createExampleContext().microcopy} />,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(words);
});

describe('what is heard', () => {
  const start = Date.parse(prizeExample.at);
  const heard = initialJackpot(prizeExample);
  const prize = (sequence: number, amount: number) => ({ ...prizeExample, sequence, amount });

  test('replaces what was known only when it is newer, and of the same jackpot', () => {
    const later = hearPrize(heard, prize(415, 200_000_000), start + 1000);
    expect(later).toMatchObject({ line: 'live', prize: { amount: 200_000_000 }, heardAt: start + 1000 });
    expect(hearPrize(later, prize(414, 1), start + 2000)).toBe(later);
    expect(hearPrize(heard, { ...prize(500, 1), jackpotId: 'jp-2' }, start)).toBe(heard);
    expect(hearPrize(heard, { ...prize(500, 1), currencyCode: 'USD' }, start)).toBe(heard);
    expect(hearPrize(loseLine(heard), prizeExample, start + 3000)).toMatchObject({
      line: 'live',
      prize: prizeExample,
      heardAt: start + 3000,
    });
  });

  test('is told to screen readers once a minute, and a win once and at once', () => {
    let now = start;
    let state = heard;
    const told: unknown[] = [];
    const hear = (sequence: number, amount: number, after: number) => {
      now += after;
      const next = hearPrize(state, prize(sequence, amount), now);
      if (next.announced !== state.announced) told.push(next.announced);
      state = next;
    };
    hear(413, 190_000_000, 0);
    for (let step = 1; step <= 240; step++) hear(413 + step, 190_000_000 + step, announcementPause / 120);
    expect(told).toEqual([
      { kind: 'amount', amount: 190_000_120 },
      { kind: 'amount', amount: 190_000_240 },
    ]);
    hear(700, 5_000_000, 500);
    hear(701, 5_000_001, 500);
    expect(told.slice(2)).toEqual([{ kind: 'won', amount: 5_000_000 }]);
  });

  test('is no win where an amount is only put right', () => {
    const { announced } = hearPrize(heard, prize(413, prizeExample.amount - 1), start + 1000);
    expect(announced).toBeNull();
  });

  test.each([
    ['184230118.5', 184_230_118.5],
    [184.118, 184.118],
    ['184.230.118,5', 184_230_118.5],
    [{ amount: '184230118.5' }, 184_230_118.5],
    [{ amount: 7, id: 'jp-1', sequence: 1.5, at: 'today' }, 7],
  ])('is an amount alone, or with what else is said: %j', (message, amount) => {
    expect(readPrize(message)).toMatchObject({ amount, currencyCode: null, sequence: null, at: null });
    expect(readPrize({ ...prizeExample, more: 1 })).toEqual(prizeExample);
  });

  test('counts where the broadcaster does not', () => {
    const uncounted = { ...prizeExample, sequence: null, amount: 190_000_000 };
    const later = hearPrize(heard, uncounted, start + 1000);
    expect(later.prize).toEqual(uncounted);
    expect(hearPrize(later, { ...uncounted, amount: 190_000_001 }, start + 2000).prize?.amount).toBe(190_000_001);
    expect(hearPrize(initialJackpot(null), uncounted, start)).toMatchObject({ line: 'live', prize: uncounted });
  });

  test.each([null, 'prize', '', {}, [], { amount: Number.NaN }, { amount: -1 }, { amount: '-1' }, { amount: null }, { amount: true }])(
    'is nothing where it is no amount: %j',
    (message) => {
      expect(readPrize(message)).toBeNull();
    },
  );
});

test.each([
  [-5000, 'hace 1 segundo'],
  [12_999, 'hace 12 segundos'],
  [60_000, 'hace 1 minuto'],
  [7_200_000, 'hace 2 horas'],
  [86_400_000 * 3, 'hace 3 días'],
])('%i ms ago is %s', (milliseconds, words) => {
  expect(formatAgo(milliseconds, 'es-CL')).toBe(words);
});

test('a prize has two decimals', () => {
  expect(formatPrize(1234567.5, 'es-CL')).toBe('$ 1.234.567,50 CLP');
  expect(formatPrize(1234567.5, 'es-CL', 'EUR')).toBe('1.234.567,50 EUR');
});
