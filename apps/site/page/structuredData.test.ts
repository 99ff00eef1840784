// Requirements: 10.10, 10.21, 12.6.
import { blockStructuredData, type StructuredData } from '@lupa/blocks/structuredData.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { authorSchema } from '@lupa/contracts/page.ts';
import { describe, expect, it } from 'vitest';
import { formatCard } from '../features/shareCards/cardContent.ts';
import type { LayoutModel } from '../layout/layoutModel.ts';
import type { PageModel, PreparedBlock } from './pageModel.ts';
import { buildStructuredData, openGraphType } from './structuredData.ts';

type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const layout = {
  siteName: 'LupaCasino',
  locale: 'es-CL',
  homePath: '/',
  microcopy: buildMicrocopy([]),
  policies: { method: '/nosotros/metodologia/', corrections: null },
} as LayoutModel;
const url = 'https://lupacasino.example/resenas/casino-andino/';
const page = {
  status: 200,
  siteUrl: 'https://lupacasino.example',
  slug: '/resenas/casino-andino/',
  title: 'Casino Andino: reseña',
  description: 'Probamos depósitos y retiros.',
  canonicalUrl: url,
  isIndexable: true,
  locale: 'es-CL',
  alternates: [],
  languages: [],
  breadcrumbs: [
    { title: 'Inicio', url: '/' },
    { title: 'Reseñas', url: '/resenas/' },
  ],
  publishedDate: '2026-03-10T02:00:00.000Z',
  updatedDate: '2026-11-02T02:00:00.000Z',
  author: null,
  analytics: null,
  blocks: [],
  layout,
  userLocationPath: null,
} satisfies Omit<PageModel, 'assets'>;
const author = authorSchema.parse({ name: 'Antonia Rebolledo', slug: '/nosotros/antonia-rebolledo/', role: 'Editora' });
const review: StructuredData = {
  kind: 'review',
  casino: { name: 'Casino Andino', webSite: 'casino-andino.example' },
  score: 9.2,
  verdict: { text: 'Lo recomendamos', reasons: [] },
};
const presented: StructuredData = {
  kind: 'person',
  name: 'Antonia Rebolledo',
  role: 'Editora',
  href: '/nosotros/antonia-rebolledo/',
  expertise: ['Bonos'],
};
const ranking: StructuredData = {
  kind: 'ranking',
  id: 'topList-a',
  name: 'Los mejores',
  casinos: [
    { name: 'Casino Andino', href: '/resenas/casino-andino/' },
    { name: 'Ajeno', href: 'https://elsewhere.example/' },
    { name: 'Costa Brava', href: '/resenas/costa-brava/' },
    { name: 'Roto', href: '#' },
  ],
};

const block = (index: number, ...structure: StructuredData[]): PreparedBlock => {
  return { kind: 'view', type: 'topList', id: `b${index}`, index, variant: '', props: {}, structure };
};

function graphOf(changes: Partial<PageModel> = {}, shown?: number[]): Node[] {
  const model = { ...page, ...changes } as PageModel;
  const indexes = shown ?? model.blocks.map(({ index }) => index);
  const data = buildStructuredData(
    model,
    indexes.map((index) => ({ index })),
    formatCard(model),
  );
  return (JSON.parse(JSON.stringify(data)) as { '@graph': Node[] })['@graph'];
}
const ofType = (graph: Node[], type: string) => graph.filter((node) => node['@type'] === type);

/** What search engines and schema.org cannot do without, by type. */
const required: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'isPartOf'],
  ProfilePage: ['name', 'url', 'isPartOf', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Article: ['headline', 'author', 'publisher', 'mainEntityOfPage', 'datePublished', 'dateModified'],
  Review: ['itemReviewed', 'reviewRating', 'author'],
  Rating: ['ratingValue', 'bestRating', 'worstRating'],
  Person: ['name'],
  ImageObject: ['url'],
};

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

function faultsOf(graph: Node[]): string[] {
  const nodes = nodesOf(graph);
  const defined = nodes.filter((node) => node['@type'] !== undefined);
  const ids = defined.flatMap((node) => node['@id'] ?? []);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...nodes.flatMap((node) => (node['@type'] === undefined && !ids.includes(node['@id'] ?? '') ? [`${node['@id']} is nowhere`] : [])),
    ...defined.flatMap((node) => {
      const properties = required[node['@type'] ?? ''];
      if (!properties) return [`${node['@type']} is unknown to this test`];
      return properties.filter((name) => node[name] === undefined || node[name] === '').map((name) => `${node['@type']} has no ${name}`);
    }),
    ...nodes.flatMap((node) =>
      ['url', 'item', '@id'].flatMap((name) => {
        const value = node[name];
        return value === undefined || (typeof value === 'string' && /^https?:\/\//.test(value)) ? [] : [`${name} ${JSON.stringify(value)}`];
      }),
    ),
  ];
}

describe('structured data', () => {
  it.each<[string, Partial<PageModel>]>([
    ['a plain page', {}],
    [
      'a home without anything',
      { slug: '/', canonicalUrl: 'https://lupacasino.example/', title: '', description: '', breadcrumbs: [], updatedDate: null },
    ],
    ['a signed review', { author, blocks: [block(0, review), block(1, ranking)] }],
    [
      'a page that presents its author and somebody else',
      { author, blocks: [block(0, presented), block(1, { ...presented, name: 'Ignacio', href: null })] },
    ],
    ['an unsigned review', { blocks: [block(0, review)] }],
    ['an author without a page', { author: { ...author, slug: null, role: '' } }],
    ['a page whose canonical one is elsewhere', { canonicalUrl: 'https://elsewhere.example/a/', author, blocks: [block(0, ranking)] }],
    ['a French page', { locale: 'fr-CA', layout: { ...layout, homePath: '/fr/' }, updatedDate: 'hier' }],
    ['an error page', { status: 404, author }],
  ])('of %s is complete, absolute, and refers to nothing that is not there', (_, changes) => {
    expect(faultsOf(graphOf(changes))).toEqual([]);
  });

  it('finds the faults that it is to find', () => {
    expect(faultsOf([{ '@type': 'Person', '@id': 'x', worksFor: { '@id': 'https://a.example/#none' } }])).toEqual([
      'https://a.example/#none is nowhere',
      'Person has no name',
      '@id "x"',
    ]);
  });

  it('the open record is a data set of the house, with its files and its licence', () => {
    const dataset: StructuredData = {
      kind: 'dataset',
      id: 'openData-datos',
      name: 'Datos abiertos',
      description: 'Cada prueba.',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      files: [{ name: 'Registros', format: 'CSV', href: '/datos/registros.csv' }],
      updated: '2026-11-06',
    };
    expect(ofType(graphOf({ blocks: [block(0, dataset)] }), 'Dataset')).toEqual([
      expect.objectContaining({
        '@id': `${url}#openData-datos`,
        name: 'Datos abiertos',
        description: 'Cada prueba.',
        license: 'https://creativecommons.org/licenses/by/4.0/',
        dateModified: '2026-11-06',
        creator: { '@id': 'https://lupacasino.example/#organization' },
        distribution: [
          {
            '@type': 'DataDownload',
            name: 'Registros',
            encodingFormat: 'text/csv',
            contentUrl: 'https://lupacasino.example/datos/registros.csv',
          },
        ],
      }),
    ]);
  });

  it('lists the casinos of a toplist in their places, by reviews of our own', () => {
    const [list] = ofType(graphOf({ blocks: [block(0, ranking)] }), 'ItemList');
    expect(list).toEqual({
      '@type': 'ItemList',
      '@id': `${url}#topList-a`,
      name: 'Los mejores',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Casino Andino', url: 'https://lupacasino.example/resenas/casino-andino/' },
        { '@type': 'ListItem', position: 2, name: 'Costa Brava', url: 'https://lupacasino.example/resenas/costa-brava/' },
      ],
    });
  });

  it('says nothing of a block that is not shown', () => {
    expect(ofType(graphOf({ blocks: [block(0, ranking), block(1, review)] }, [1]), 'ItemList')).toEqual([]);
  });

  it('reviews somebody else, out of ten, as its author, once', () => {
    const [found, ...others] = ofType(graphOf({ author, blocks: [block(0, review), block(1, review)] }), 'Review');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      itemReviewed: { '@type': 'Organization', name: 'Casino Andino' },
      reviewRating: { ratingValue: 9.2, bestRating: 10, worstRating: 0 },
      author: { '@id': 'https://lupacasino.example/nosotros/antonia-rebolledo/#author' },
      // The days in Chile.
      datePublished: '2026-03-09',
      dateModified: '2026-11-01',
    });
  });

  it('says of a signed page who wrote it and when, and of a review only that it is one', () => {
    const [article, ...others] = ofType(graphOf({ author }), 'Article');
    expect(others).toEqual([]);
    expect(article).toMatchObject({
      datePublished: '2026-03-09',
      dateModified: '2026-11-01',
      author: { '@id': 'https://lupacasino.example/nosotros/antonia-rebolledo/#author' },
    });
    expect(ofType(graphOf({ author, publishedDate: null }), 'Article')[0]).not.toHaveProperty('datePublished');
    expect(ofType(graphOf({ author, blocks: [block(0, review)] }), 'Article')).toEqual([]);
    expect(ofType(graphOf(), 'Article')).toEqual([]);
  });

  it('reviews with what was found for and against it, in the words of the page', () => {
    const said: StructuredData[] = [
      { kind: 'reviewText', text: 'Pagó en seis horas.' },
      { kind: 'notes', positive: ['Retiros rápidos', 'Webpay'], negative: [] },
    ];
    const [found] = ofType(graphOf({ author, blocks: [block(0, review), block(1, ...said)] }), 'Review');
    expect(found).toMatchObject({
      itemReviewed: { name: 'Casino Andino', url: 'https://casino-andino.example/' },
      reviewBody: 'Pagó en seis horas.',
      positiveNotes: {
        itemListElement: [
          { position: 1, name: 'Retiros rápidos' },
          { position: 2, name: 'Webpay' },
        ],
      },
    });
    expect(found).not.toHaveProperty('negativeNotes');
    expect(ofType(graphOf({ blocks: [block(0, ...said)] }), 'Review')).toEqual([]);
  });

  it('the page about somebody is a profile', () => {
    const graph = graphOf({ blocks: [block(0, { ...presented, href: null })] });
    expect(ofType(graph, 'WebPage')).toEqual([]);
    expect(ofType(graph, 'ProfilePage')).toMatchObject([{ mainEntity: { '@id': `${url}#author` } }]);
    expect(ofType(graph, 'Person')).toMatchObject([{ '@id': `${url}#author`, name: 'Antonia Rebolledo' }]);
  });

  it('the house names the pages that say how it works, of those that there are', () => {
    const [house] = ofType(graphOf(), 'Organization');
    expect(house).toMatchObject({ publishingPrinciples: 'https://lupacasino.example/nosotros/metodologia/' });
    expect(house).not.toHaveProperty('correctionsPolicy');
  });

  it.each<[string, Partial<PageModel>, string[]]>([
    ['below others', {}, ['Inicio', 'Reseñas', 'Casino Andino: reseña']],
    ['without a trail', { breadcrumbs: [] }, ['Inicio', 'Casino Andino: reseña']],
    [
      'with itself in its trail',
      {
        breadcrumbs: [
          { title: 'Inicio', url: '/' },
          { title: 'Andino', url: page.slug },
        ],
      },
      ['Inicio', 'Andino'],
    ],
  ])('the trail of a page %s ends with the page itself', (_, changes, names) => {
    const [trail] = ofType(graphOf(changes), 'BreadcrumbList');
    const items = trail?.itemListElement as Node[];
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items.at(-1)).toMatchObject({ item: url });
  });

  it('a home page has no trail', () => {
    expect(ofType(graphOf({ slug: '/', breadcrumbs: [] }), 'BreadcrumbList')).toEqual([]);
  });

  it('presents each person once, with what the page knows of them', () => {
    expect(ofType(graphOf({ author, blocks: [block(0, presented)] }), 'Person')).toMatchObject([
      { '@id': 'https://lupacasino.example/nosotros/antonia-rebolledo/#author', knowsAbout: ['Bonos'] },
    ]);
  });

  it('is none where the page has no address', () => {
    expect(buildStructuredData({ ...page, canonicalUrl: null } as unknown as PageModel, [], null)).toBeNull();
  });
});

describe('a hero', () => {
  const subject = {
    kind: 'review',
    name: 'Casino Andino',
    webSite: 'casino-andino.example',
    rating: { score: 9.2 },
    verdict: { text: 'Lo recomendamos', reasons: [] },
    outdated: null,
  };
  const structure = (changes: object) => blockStructuredData.heroSection?.({ subject: { ...subject, ...changes } } as never);

  it('tells its verdict', () => {
    expect(structure({})).toEqual([review]);
  });

  it.each([{ outdated: {} }, { rating: null }, { kind: 'game' }])('tells none with %j', (changes) => {
    expect(structure(changes)).toEqual([]);
  });
});

describe('a toplist', () => {
  const entry = (name: string, href: string | null) => ({ name, review: href === null ? null : { href } });
  const structure = (entries: object[]) => blockStructuredData.topList?.({ id: 'a', title: null, entries } as never);

  it('names what it links to', () => {
    expect(structure([entry('A', '/a/'), entry('B', null), entry('C', '/c/')])).toMatchObject([
      { casinos: [{ href: '/a/' }, { href: '/c/' }] },
    ]);
  });

  it('without reviews says nothing', () => {
    expect(structure([entry('A', null)])).toEqual([]);
  });
});

it.each<[string, Partial<PageModel>, string]>([
  ['a signed page', { author }, 'article'],
  ['the page about an author', { author, blocks: [block(0, { ...presented, href: null })] }, 'profile'],
  ['the signed home page', { author, slug: '/' }, 'website'],
  ['a signed page that is not found', { author, status: 404 }, 'website'],
  ['any other page', {}, 'website'],
])('%s, to Open Graph', (_, changes, type) => {
  const model = { ...page, ...changes } as PageModel;
  expect(openGraphType(model, model.blocks)).toBe(type);
});
