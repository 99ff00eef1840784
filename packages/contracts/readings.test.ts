// Requirements: 7.2, 7.8, 7.14, 7.20, 7.25, 8.2.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from './calls.ts';
import { parseAnswer, parseGenerously } from './generous.ts';
import { richTextSchema } from './richText.ts';

type Form = (value: never) => unknown;
type Reading = { isMeant: (value: unknown, path: string) => boolean; forms: Record<string, Form> };

const isText = (value: unknown): value is string => typeof value === 'string';
const writes = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
// Maps and columns are no lists of things, and a page's blocks are read by their own schemas.
const isList = (value: unknown, path: string) => Array.isArray(value) && !/\b(focus|content|middleware|description|items)\b/.test(path);

// Nor are the maps, and the parts of rich text.
const isThing = (value: unknown, path: string) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !/\b(content|focus|description)\b|\.(partners|facts|gameWeights|bonusTypes|gameTypes)$/.test(path);
const spelled = (spell: (name: string) => string) => (thing: object) =>
  Object.fromEntries(Object.entries(thing).map(([name, value]) => [spell(name), value]));

/** By the first column of the table in the documentation; each form as its second column writes it. */
const readings: Record<string, Reading> = {
  object: {
    isMeant: isThing,
    forms: {
      '`{data}`': (data: object) => ({ data }),
      '`{attributes}`': ({ id, ...attributes }: { id?: unknown }) => ({ id, type: 'things', attributes }),
      '`{data: {attributes}}`': (attributes: object) => ({ data: { attributes } }),
      '`{fields}`': ({ id, ...fields }: { id?: unknown }) => ({ sys: { id }, fields }),
      '`{node}`': (node: object) => ({ node, cursor: 'x' }),
      '`snake_case`': spelled((name) => name.replaceAll(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)),
      '`kebab-case`': spelled((name) => name.replaceAll(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)),
      '`PascalCase`': spelled((name) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase())),
      '`lowercase`': spelled((name) => name.toLowerCase()),
    },
  },
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
      '`{rendered}`': (rendered: string) => ({ rendered, protected: false }),
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

describe('envelopes of any name', () => {
  type Envelope = (inner: unknown) => unknown;
  const envelopes: Record<string, Envelope> = {
    payload: (payload) => ({ ok: true, code: 0, payload }),
    rows: (rows) => ({ result: { rows } }),
    hal: (things) => ({ _embedded: { things }, _links: { self: { href: '/' } }, page: { number: 0 } }),
    graphql: (things) => ({ data: { things: { edges: Array.isArray(things) ? things.map((node) => ({ node })) : things } } }),
    odata: (value) => ({ '@odata.context': '/', value }),
  };
  const listOf = (example: unknown) => (example as { results?: unknown }).results ?? (example as { pages?: unknown }).pages ?? example;

  const required = (Object.keys(calls) as CallName[]).filter((call) => !('isExtension' in calls[call]));
  it.each(required)('%s', (call) => {
    const { schema, example } = calls[call];
    const meant = parseGenerously(schema, example).value;
    for (const [name, put] of Object.entries(envelopes)) {
      const whole = parseAnswer(schema, put(structuredClone(example)));
      const listed = parseAnswer(schema, put(structuredClone(listOf(example))));
      expect([name, whole.dropped, listed.dropped]).toEqual([name, [], []]);
      expect([name, whole.value]).toEqual([name, meant]);
      expect([name, listOf(listed.value)]).toEqual([name, listOf(meant)]);
    }
  });

  it.each([
    { filters: [{ id: 1 }], games: [{ id: 2, name: 'Puerto' }] },
    { games: [{ id: 2, name: 'Puerto' }], filters: [{ id: 1 }] },
    { games: [{ id: 2 }], facets: { items: [{ id: 1, name: 'Puerto' }] } },
    { games: [{ id: 2 }], links: [{ id: 1, name: 'Puerto' }] },
    { games: [{ id: 2 }], _links: [{ id: 1, name: 'Puerto' }] },
    { games: [{ id: 2 }], errors: [{ id: 1, name: 'Puerto' }] },
    { links: [{ id: 2 }], errors: [{ id: 1, name: 'Puerto' }] },
  ])('of several lists the one whose items say most, and nothing that is beside a list: %j', (sent) => {
    expect(parseAnswer(calls.games.schema, sent).value.results).toMatchObject([{ id: '2' }]);
  });

  it('microcopy between links to pages, whose names are keys of ours', () => {
    const sent = { count: 1, next: null, previous: null, results: [{ key: 'play', value: 'Jugar' }] };
    expect(parseAnswer(calls.microcopy.schema, sent).value).toEqual([{ key: 'play', value: 'Jugar' }]);
  });

  it('what a search engine found', () => {
    const sent = { took: 3, hits: { total: { value: 1 }, hits: [{ _id: 'x', _source: { slug: '/guias/', title: 'Guías' } }] } };
    expect(parseAnswer(calls.pagesAll.schema, sent).value).toMatchObject([{ slug: '/guias/' }]);
  });

  it('a total beside the list, in any of them, is read', () => {
    const sent = { response: { page: { totalElements: 40, totalPages: 2 }, _embedded: { games: [{ id: 1 }] } } };
    expect(parseAnswer(calls.games.schema, sent).value).toMatchObject({ results: [{ id: '1' }], rowsFound: 40, pagesCount: 2 });
  });

  it.each([{ error: { data: [{ id: 1 }] } }, { errors: [{ id: 1 }] }, { games: [{ id: 1 }], others: [{ id: 2 }] }])('not: %j', (sent) => {
    expect(() => parseAnswer(calls.games.schema, sent)).toThrow('no item can be read');
  });

  it('a page without its list, and blocks in capitals', () => {
    const page = { Title: 'Uno', Content: [{ Type: 'TopList', Id: 7, Toplist: 'a' }] };
    for (const sent of [page, { page }, { Payload: { page } }])
      expect(parseAnswer(calls.page.schema, sent).value.pages).toMatchObject([{ title: 'Uno', content: [{ type: 'topList', id: '7' }] }]);
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
    ['gameTypes', { SLOTS: 'Tragamonedas' }, { gameTypes: { SLOTS: 'Tragamonedas' } }],
    ['gameTypes', { data: { SLOTS: 'Tragamonedas' }, status: 'ok' }, { gameTypes: { SLOTS: 'Tragamonedas' } }],
    ['gameTypes', [{ type: 'SLOTS', label: 'Tragamonedas' }], { gameTypes: { SLOTS: 'Tragamonedas' } }],
    ['gameTypes', { game_types: ['SLOTS'] }, { gameTypes: { SLOTS: 'SLOTS' } }],
    [
      'gameTypes',
      { data: [{ type: 'gameTypes', id: 'SLOTS', attributes: { name: 'Tragamonedas' } }], meta: {} },
      { gameTypes: { SLOTS: 'Tragamonedas' } },
    ],
    [
      'filters',
      { data: { gameTypes: { SLOTS: 'Tragamonedas', BINGO: 3 }, providers: { 7: 'Siete' } } },
      {
        gameTypes: [
          { type: 'SLOTS', label: 'Tragamonedas', count: null },
          { type: 'BINGO', label: '', count: 3 },
        ],
        providers: [{ id: '7', name: 'Siete', count: null }],
      },
    ],
    ['games', { data: [{ id: 1 }], meta: { pagination: { total: 40, pageCount: 2 } } }, { rowsFound: 40, pagesCount: 2 }],
    ['games', { data: { items: [{ id: 1 }], total_count: '40', total_pages: '2' } }, { rowsFound: 40, pagesCount: 2 }],
    ['games', { data: { items: [{ id: 1 }] }, meta: { total: 40, page: { total: 7 } } }, { rowsFound: 40, pagesCount: 0 }],
    [
      'games',
      [{ id: 1, attributes: { rtp: '96', Paylines: 20 } }],
      {
        results: [
          {
            attributes: [
              { type: 'RTP', value: '96' },
              { type: 'Paylines', value: '20' },
            ],
          },
        ],
      },
    ],
    [
      'games',
      [{ type: 'games', id: '5', attributes: { name: 'Uno', gameType: 'SLOTS' } }],
      { results: [{ id: '5', name: 'Uno', type: 'SLOTS' }] },
    ],
    [
      'partnersBySlug',
      [{ slug: 'a', name: 'A', attributes: {}, offer_type_cms: ['welcome'] }],
      [{ attributes: { offerTypeCMS: ['welcome'] } }],
    ],
    ['toplist', [{ partners: { a: { attributes: { rating: '8.999' } } } }], [{ partners: { a: { attributes: { rating: 8.999 } } } }]],
    ['globals', { data: { id: 1, attributes: { footer: { siteName: 'Ajeno' } } } }, [{ siteName: 'Ajeno' }]],
    [
      'toplist',
      { data: { partners: [{ slug: 'austral', name: 'Austral', rating: 9, recommended_partner: { data: null } }] } },
      [{ partners: { austral: { name: 'Austral', attributes: { rating: 9, recommendedPartner: null } } } }],
    ],
    [
      'page',
      {
        data: [
          {
            id: 1,
            attributes: {
              content: [
                { id: 4, __component: 'blocks.top-list', toplist: 'a' },
                { collection: 'block_list', item: { title: 'b' } },
                { blockType: 'TopList' },
                { type: 'otro' },
              ],
            },
          },
        ],
      },
      {
        pages: [
          { content: [{ type: 'topList', id: '4', toplist: 'a' }, { type: 'list', title: 'b' }, { type: 'topList' }, { type: 'otro' }] },
        ],
      },
    ],
    [
      'partnerEntity',
      [
        {
          partner_slug: 'a',
          partner_name: 'A',
          active_partner: 0,
          cons: [{ text: 'Caro' }],
          favicon: { data: { attributes: { url: 'a.png' } } },
          recommended_partner: { data: { attributes: { slug: 'b' } } },
        },
      ],
      [{ activePartner: false, cons: ['Caro'], favicon: 'a.png', recommendedPartner: 'b' }],
    ],
  ] as const)('by %s: %j', (name, sent, meant) => {
    expect(read(name, sent).value).toMatchObject(meant);
  });

  const strapi = [
    { type: 'heading', level: 3, children: [{ type: 'text', text: 'Qué mirar' }] },
    {
      type: 'paragraph',
      children: [{ text: 'Uno & ' }, { text: 'dos', bold: true }, { type: 'link', url: '/x/', children: [{ text: 'tres' }] }],
    },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [{ text: 'cuatro', italic: true }] }] },
  ];
  const lexical = {
    root: {
      children: [
        { type: 'heading', tag: 'h3', children: [{ text: 'Qué mirar' }] },
        {
          type: 'paragraph',
          children: [
            { text: 'Uno & ', format: 0 },
            { text: 'dos', format: 1 },
            { type: 'link', fields: { url: '/x/' }, children: [{ text: 'tres' }] },
          ],
        },
        { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [{ text: 'cuatro', format: 2 }] }] },
      ],
    },
  };
  const contentful = {
    nodeType: 'document',
    content: [
      { nodeType: 'heading-3', content: [{ nodeType: 'text', value: 'Qué mirar', marks: [] }] },
      {
        nodeType: 'paragraph',
        content: [
          { nodeType: 'text', value: 'Uno & ' },
          { nodeType: 'text', value: 'dos', marks: [{ type: 'bold' }] },
          { nodeType: 'hyperlink', data: { uri: '/x/' }, content: [{ nodeType: 'text', value: 'tres' }] },
        ],
      },
      {
        nodeType: 'ordered-list',
        content: [{ nodeType: 'list-item', content: [{ nodeType: 'text', value: 'cuatro', marks: [{ type: 'italic' }] }] }],
      },
    ],
  };
  const html = '<h3>Qué mirar</h3><p>Uno &amp; <strong>dos</strong><a href="/x/">tres</a></p><ol><li><em>cuatro</em></li></ol>';
  it.each([{ strapi }, { lexical }, { contentful }, { html: { html } }])('rich text as a tree: %j', (named) => {
    const [sent] = Object.values(named);
    const meant = parseGenerously(richTextSchema, html).value;
    expect(meant).toHaveLength(3);
    expect(parseGenerously(richTextSchema, sent)).toEqual({ value: meant, dropped: [] });
  });

  it('says what is wrong with what it cannot read', () => {
    expect(() => read('globalPaymentMethod', [{ logo: 'w.png' }])).toThrow('no item can be read (the first: internalName');
    expect(() => read('filters', { gameTypes: [[]], providers: [null] })).toThrow('nothing of gameTypes, providers can be read');
    expect(() => read('filters', { total: 3 })).toThrow('expected one of gameTypes');
  });
});
