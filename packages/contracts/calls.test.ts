// Requirements: 3.1, 3.5, 3.10, 3.17, 3.30, 3.35, 3.39, 3.51, 3.62, 3.63, 3.64, 7.2, 7.8, 7.14, 7.20, 7.25.
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from './calls.ts';
import { parseGenerously, UnreadableAnswerError } from './generous.ts';

const names = Object.keys(calls) as CallName[];

describe.each(names)('%s', (name) => {
  const { schema, example } = calls[name];

  it('has an example that says everything and nothing else', () => {
    const { value, dropped } = parseGenerously(schema, example);
    expect(dropped).toEqual([]);
    expect(value).toEqual(example);
  });

  it('ignores what it does not know', () => {
    expect(parseGenerously(schema, addUnknown(example)).value).toMatchObject(example);
  });

  it('costs one item when one item is broken', () => {
    const list = firstList(example);
    if (!list) return;
    const broken = replaceFirstList(example, [...list, 'not an item', null, 7]);
    const { value, dropped } = parseGenerously(schema, broken);
    expect(value).toEqual(example);
    expect(dropped).toHaveLength(3);
  });
});

describe('an answer of the wrong shape', () => {
  const wrong: unknown[] = [
    null,
    '',
    'mantención',
    7,
    true,
    {},
    { error: 'mantención' },
    { data: { items: [{ unheard: true }] } },
    [{}],
    [null],
    ['mantención'],
    [{ error: 'mantención' }],
    [[]],
    { status: 500, message: 'mantención', results: [{ error: 'mantención' }] },
    { results: {} },
  ];

  it.each(names)('%s: is none, and not an empty one', (name) => {
    const read = wrong.filter((answer) => {
      try {
        parseGenerously(calls[name].schema, answer);
        return true;
      } catch {
        return false;
      }
    });
    expect(read).toEqual([]);
  });

  it.each([
    ['toplist', [{ responseId: 'r', partners: { error: 'mantención' } }]],
    ['toplist', [{ responseId: 'r', partners: [{ slug: 'a' }] }]],
    ['globals', [{ footer: 'mantención' }]],
    ['filters', { providers: [{ error: 'mantención' }] }],
    ['gameTypes', { gameTypes: { error: { code: 500 } } }],
    ['legalStatus', { periods: [{ status: 'banned', since: '2026-01-01T00:00:00Z' }] }],
    ['page', { pages: [{ error: 'mantención' }] }],
    ['search', { host: null, results: [{ error: 'mantención' }] }],
  ] as const)('%s: is one of which no part can be read', (name, answer) => {
    expect(() => parseGenerously(calls[name].schema, answer)).toThrow(UnreadableAnswerError);
  });

  it.each([
    ['toplist', []],
    ['toplist', [{ responseId: 'r', partners: {} }]],
    ['toplist', [{ responseId: 'r', partners: [] }]],
    ['partnersBySlug', []],
    ['partnerEntity', []],
    ['navigationGroup', []],
    ['globals', [{ siteName: '' }]],
    ['filters', { providers: [] }],
    ['games', { results: [] }],
    ['gameTypes', { gameTypes: {} }],
    ['page', { pages: [] }],
    ['search', { results: [] }],
    ['legalStatus', { periods: [] }],
  ] as const)('%s: is not one that is empty', (name, answer) => {
    expect(parseGenerously(calls[name].schema, answer).dropped).toEqual([]);
  });
});

function addUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUnknown);
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).map(([key, inner]) => [key, isTextMap(key) ? inner : addUnknown(inner)]);
  return { ...Object.fromEntries(known), ...('somethingNew' in value ? {} : { somethingNew: { deep: true } }) };
}

// Maps whose keys are data: an extra key there is an extra entry, not an unknown field.
function isTextMap(key: string): boolean {
  return ['partners', 'facts', 'bonusTypes', 'gameTypes'].includes(key);
}

function firstList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const results = value !== null && typeof value === 'object' && 'results' in value ? value.results : undefined;
  return Array.isArray(results) ? results : undefined;
}

function replaceFirstList(value: unknown, list: unknown[]): unknown {
  return Array.isArray(value) ? list : { ...(value as object), results: list };
}
