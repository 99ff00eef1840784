// Requirements: 11.16.
import {
  blockChangesSchema,
  type BlockChanges,
  type PageExperiment,
  pageExperimentExample,
  pageExperimentSchema,
} from '@lupa/contracts/experiment.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { describe, expect, test } from 'vitest';
import { listVersions } from './feature.ts';

const none: BlockChanges = { variant: null, title: null, eyebrow: null, text: null, button: null, visit: null };
const experimentOf = (changes: Partial<BlockChanges>): PageExperiment => ({
  ...pageExperimentExample,
  block: 'ranking',
  changes: { ...none, ...changes },
});
const list = { type: 'topList', id: 'ranking', toplist: 'home', limit: 5, title: 'Los mejores', intro: [] };

test('a block that is not tried stands as it is, for everybody', () => {
  const block = { ...list, id: 'other' };
  expect(listVersions(block, experimentOf({ title: 'x' }))).toEqual([{ block }]);
  expect(listVersions(block, null)).toEqual([{ block }]);
  const section = { type: 'contentSection', id: 'ranking' };
  expect(listVersions(section, experimentOf({ title: 'x' }))).toEqual([{ block: section }]);
});

test('version A is the block, version B what it says otherwise under an id of its own', () => {
  const text = [{ kind: 'paragraph' as const, html: 'Uno.' }];
  const [a, b] = listVersions(list, experimentOf({ title: 'Otros', text, visit: 'Visitar' }));
  expect(a).toEqual({ block: list, group: 'a' });
  expect(b).toEqual({
    block: { ...list, id: 'ranking-b', title: 'Otros', intro: text },
    group: 'b',
    microcopy: { visit_casino: 'Visitar' },
  });
});

test('the text of a hero is its body, and its button keeps where it leads', () => {
  const hero = { type: 'heroSection', id: 'ranking', title: 'Los mejores', cta: { title: 'Ver', url: '/lista/' } };
  const text = [{ kind: 'paragraph' as const, html: 'Uno.' }];
  const [, b] = listVersions(hero, experimentOf({ text, button: 'Ir', variant: 'with-image-and-button' }));
  expect(b?.block).toEqual({
    ...hero,
    id: 'ranking-b',
    body: text,
    cta: { title: 'Ir', url: '/lista/' },
    variant: 'with-image-and-button',
  });
});

describe('the order of a list', () => {
  test('is the same in both versions, whatever an experiment says', () => {
    const sent = {
      ...pageExperimentExample,
      block: 'ranking',
      changes: { title: 'Otros', toplist: 'paid', limit: 1, entries: ['x'], partner: 'x', providerId: 3, orderedBy: 'commission' },
    };
    const { value } = parseGenerously(pageExperimentSchema, sent);
    const [a, b] = listVersions(list, value);
    expect({ ...b?.block, id: 'ranking', title: list.title }).toEqual(a?.block);
  });

  test('has no field among those that an experiment may change', () => {
    expect(Object.keys(blockChangesSchema.shape).toSorted()).toEqual(['button', 'eyebrow', 'text', 'title', 'variant', 'visit']);
  });
});
