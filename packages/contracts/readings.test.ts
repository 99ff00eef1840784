// Requirements: 7.2, 7.8, 7.14, 7.20, 7.25, 8.2.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from './calls.ts';
import { parseGenerously } from './generous.ts';

type Form = (value: never) => unknown;
type Reading = { isMeant: (value: unknown, path: string) => boolean; forms: Record<string, Form> };

const isText = (value: unknown): value is string => typeof value === 'string';
const writes = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
// Maps and columns are no lists of things, and a page's blocks are read by their own schemas.
const isList = (value: unknown, path: string) => Array.isArray(value) && !/\b(focus|content|middleware|description|items)\b/.test(path);

/** By the first column of the table in the documentation; each form as its second column writes it. */
const readings: Record<string, Reading> = {
  list: {
    isMeant: isList,
    forms: {
      '`{data}`': (list: unknown[]) => ({ data: list }),
      '`{items}`': (list: unknown[]) => ({ items: list }),
      '`{results}`': (list: unknown[]) => ({ results: list }),
      '`{data: {items}}`': (list: unknown[]) => ({ data: { items: list } }),
    },
  },
  number: { isMeant: (value) => typeof value === 'number', forms: { '`"9.2"`': String, '`{value}`': (value: number) => ({ value }) } },
  'whole number in a text': { isMeant: writes(/^[1-9]\d*$/), forms: { '`7`': Number } },
  choice: {
    isMeant: writes(/^[A-Z][A-Z_]+$/),
    forms: {
      '`{value}`': (value: string) => ({ value, label: 'Otra cosa' }),
      '`{key}`': (key: string) => ({ key, name: 'Otra cosa' }),
      '`{name}`': (name: string) => ({ name }),
      '`{label}`': (label: string) => ({ label }),
    },
  },
  image: {
    isMeant: (value, path) => writes(/^(media\/.*\.(png|jpg)|[\da-f]{32})$/)(value) && !path.endsWith('freePlayHash'),
    forms: {
      '`{src}`': (src: string) => ({ src }),
      '`{url}`': (url: string) => ({ url }),
      '`{hash}`': (hash: string) => ({ hash }),
    },
  },
  yes: { isMeant: (value) => value === true, forms: { '`1`': () => 1, '`"1"`': () => '1', '`"true"`': () => 'true' } },
  no: { isMeant: (value) => value === false, forms: { '`0`': () => 0, '`"0"`': () => '0', '`"false"`': () => 'false' } },
  moment: {
    isMeant: writes(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.000)?Z$/),
    forms: {
      milliseconds: (iso: string) => Date.parse(iso),
      seconds: (iso: string) => Date.parse(iso) / 1000,
      'either as a text': (iso: string) => String(Date.parse(iso)),
    },
  },
  'text for people': {
    isMeant: (value, path) =>
      writes(/./)(value) && !path.includes('.content.') && /\.(title|name|casinoName|titlePreview|terms|siteName|label)$/.test(path),
    forms: {
      HTML: (text: string) => `<p>${text.replaceAll('&', '&amp;')}</p><script>x()</script>`,
      'encoded HTML': (text: string) => `&lt;p&gt;${text}&lt;/p&gt;`,
      '`{label}`': (label: string) => ({ label, value: 'otra' }),
    },
  },
};

describe.each(Object.keys(calls) as CallName[])('%s', (call) => {
  const { schema, example } = calls[call];

  it.each(Object.entries(readings))('reads each form of a %s', (_, { isMeant, forms }) => {
    for (const [form, write] of Object.entries(forms)) {
      const { value, dropped } = parseGenerously(schema, rewrite(example, isMeant, write));
      expect([form, dropped]).toEqual([form, []]);
      expect(value).toEqual(example);
    }
  });
});

it('the documentation names each of them', () => {
  const page = readFileSync(new URL('../../docs/bring-your-own-services.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('## How values are read');
  const table = section.split('\n## ')[0] ?? '';
  const [, , ...rows] = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|/gm)].map(([, name = '', forms = '']) => [name, forms]);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(readings));
  for (const [name = '', forms = ''] of rows) expect(forms.split(', ')).toEqual(Object.keys(readings[name]?.forms ?? {}));
});

function rewrite(value: unknown, isMeant: Reading['isMeant'], write: Form, path = ''): unknown {
  const inner = Array.isArray(value)
    ? value.map((entry, index) => rewrite(entry, isMeant, write, `${path}.${index}`))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewrite(entry, isMeant, write, `${path}.${key}`)]))
      : value;
  return isMeant(value, path) ? write(inner as never) : inner;
}

describe('what SPEC leaves open is read', () => {
  const read = (name: CallName, sent: unknown) => parseGenerously(calls[name].schema, sent);

  it.each([
    ['microcopy', { play: 'Jugar' }, [{ key: 'play', value: 'Jugar' }]],
    ['microcopy', { data: { play: 'Jugar' } }, [{ key: 'play', value: 'Jugar' }]],
    [
      'globalPaymentMethod',
      { data: [{ name: 'Webpay', image: { src: 'w.png' } }] },
      [{ internalName: 'Webpay', name: 'Webpay', slug: null, logo: 'w.png' }],
    ],
    [
      'filters',
      { gameTypes: ['SLOTS'], providers: [7] },
      { gameTypes: [{ type: 'SLOTS', label: 'SLOTS', count: null }], providers: [{ id: '7', name: '7', count: null }] },
    ],
    [
      'filters',
      { gameTypes: [{ key: 'SLOTS', label: 'Tragamonedas' }] },
      { gameTypes: [{ type: 'SLOTS', label: 'Tragamonedas', count: null }] },
    ],
  ] as const)('by %s: %j', (name, sent, meant) => {
    expect(read(name, sent).value).toMatchObject(meant);
  });

  it('says what is wrong with what it cannot read', () => {
    expect(() => read('globalPaymentMethod', [{ logo: 'w.png' }])).toThrow('no item can be read (the first: internalName');
    expect(() => read('filters', { gameTypes: [[]], providers: [null] })).toThrow('nothing of gameTypes, providers can be read');
    expect(() => read('filters', { total: 3 })).toThrow('expected one of gameTypes');
  });
});
