import { type RawGame, rawGameExample } from '@lupa/contracts/game.ts';
import { expect, it } from 'vitest';
import { deservesSearchEngines } from './searchEngines.ts';

it('a game that can be played, with a picture and its three facts, may stand in search engines', () => {
  expect(deservesSearchEngines(rawGameExample)).toBe(true);
});

const changes: [string, Partial<RawGame>][] = [
  ['its free version', { freePlayHash: null }],
  ['a picture', { images: [] }],
  ...['RTP', 'Highest Win', 'Minimum Bet'].map((fact): [string, Partial<RawGame>] => [
    fact,
    { attributes: rawGameExample.attributes.map((each) => (each.type === fact ? { type: fact, value: ' ' } : each)) },
  ]),
];

it.each(changes)('one without %s may not', (_, change) => {
  expect(deservesSearchEngines({ ...rawGameExample, ...change })).toBe(false);
});
