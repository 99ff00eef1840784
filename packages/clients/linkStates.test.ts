import type { KeptLinkFacts } from '@lupa/contracts/linkFacts.ts';
import { expect, test } from 'vitest';
import { LinkStates } from './linkStates.ts';

const casino = { slug: 'a', territory: null };
const inOntario = { slug: 'a', territory: 'CA-ON' };
const linked = { activePartner: true, recommendedPartner: null, urlOffer: 'https://t.example/' };
const closed = { ...linked, activePartner: false };

test('it says that a casino may be linked now, or not any more, when it was known before', () => {
  const states = new LinkStates();
  expect(states.read(casino)).toBeUndefined();
  expect([states.record(casino, linked), states.record(casino, linked), states.record(casino, closed)]).toEqual([false, false, true]);
  expect(states.record(casino, { ...closed, urlOffer: null })).toBe(false);
  expect(states.record(casino, linked)).toBe(true);
  expect(states.read(casino)).toEqual(linked);
});

test('a casino that its service does not know any more is not known', () => {
  const states = new LinkStates();
  expect(states.record(casino, null)).toBe(false);
  states.record(casino, linked);
  expect([states.record(casino, null), states.read(casino)]).toEqual([true, undefined]);
  states.record(casino, closed);
  expect(states.record(casino, null)).toBe(false);
});

test('a casino is another in another territory', () => {
  const states = new LinkStates();
  states.record(casino, linked);
  states.record(inOntario, closed);
  expect([states.read(casino), states.read(inOntario), states.read({ slug: 'b', territory: null })]).toEqual([linked, closed, undefined]);
});

test('what is too long to be kept is not kept', () => {
  const urlOfLength = (length: number) => ({ ...linked, urlOffer: 'x'.repeat(length) });
  const overhead = JSON.stringify(urlOfLength(0)).length + ' a'.length;
  const states = new LinkStates();
  states.record(casino, urlOfLength(4096 - overhead));
  expect(states.read(casino)).toBeDefined();
  states.record(casino, urlOfLength(4097 - overhead));
  expect(states.read(casino)).toBeUndefined();
});

test('what the process before knew is read, and does not replace what is known already', async () => {
  const kept: KeptLinkFacts[] = [];
  const known: KeptLinkFacts = [
    [' a', closed],
    [' b', linked],
  ];
  const snapshot = { read: async () => known, keep: (facts: KeptLinkFacts) => kept.push(facts), close: async () => undefined };
  const states = new LinkStates(snapshot);
  states.record(casino, linked);
  states.record(casino, linked);
  expect(kept).toEqual([[[' a', linked]]]);
  await states.open();
  expect([states.read(casino), states.read({ slug: 'b', territory: null })]).toEqual([linked, linked]);
});
