import { describe, expect, it } from 'vitest';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { buildRichText } from './buildRichText.ts';
import type { References } from './references.ts';

const text = (value: string, format = 0) => ({ type: 'text', text: value, format });
const block = (type: string, children: object[], extra: object = {}) => ({ type, children, ...extra });
const root = (...children: object[]) => ({ root: block('root', children) });

const references: Pick<References, 'pagePath' | 'image' | 'partnerSlug' | 'link'> = {
  link: <Target>(target: Target) => Promise.resolve(target),
  partnerSlug: (reference) => Promise.resolve(reference === 5 ? 'casino-andino' : null),
  pagePath: (reference) => Promise.resolve(reference === 7 ? '/bonos/' : null),
  image: (reference) => Promise.resolve(reference === 3 ? { src: 'media/a.png', alt: 'A', width: 1, height: 1 } : null),
};
const build = (...children: object[]) => buildRichText(root(...children), references as References);

describe('rich text', () => {
  it('has the structure as data and the rest as inline HTML', async () => {
    const parts = await build(
      block('heading', [text('Título')], { tag: 'h3' }),
      block('paragraph', [text('Uno '), text('dos', 1), text(' tres', 2 | 8), { type: 'linebreak' }, text('x', 16), text('y', 4)]),
      block('paragraph', []),
      block('quote', [text('Cita')]),
      block('list', [block('listitem', [text('a')]), block('listitem', [text('b'), block('list', [block('listitem', [text('b1')])])])], {
        listType: 'number',
      }),
      { type: 'upload', relationTo: 'media', value: 3, fields: { caption: 'Leyenda' } },
    );
    expect(parts).toEqual([
      { kind: 'heading', level: 3, html: 'Título' },
      { kind: 'paragraph', html: 'Uno <strong>dos</strong><em><u> tres</u></em><br><code>x</code><strike>y</strike>' },
      { kind: 'quote', html: 'Cita' },
      { kind: 'list', ordered: true, items: ['a', 'b', 'b1'] },
      { kind: 'image', image: { src: 'media/a.png', alt: 'A', width: 1, height: 1 }, caption: 'Leyenda' },
    ]);
    expect(richTextSchema.parse(parts)).toEqual(parts);
  });

  it('escapes what people type', async () => {
    const parts = await build(
      block('paragraph', [
        text('<script>"&'),
        block('link', [text('x')], { fields: { linkType: 'custom', url: '/a"onclick="b', newTab: true } }),
      ]),
    );
    expect(parts).toEqual([
      { kind: 'paragraph', html: '&lt;script&gt;&quot;&amp;<a href="/a&quot;onclick=&quot;b" target="_blank">x</a>' },
    ]);
  });

  it('marks each figure with the detail of its kind: a criterion, an offer, a payment method', async () => {
    const details = { detail: 'payments', offer: 'bienvenida', method: 'cuentarut' };
    const figure = (name: string) => ({ type: 'inlineBlock', fields: { blockType: 'figure', figure: name, partner: 5, ...details } });
    const [part] = await build(block('paragraph', ['weight', 'offerMaximumBet', 'withdrawalTime', 'payoutTime'].map(figure)));
    expect(part).toEqual({
      kind: 'paragraph',
      html: '{{weight:casino-andino:payments}}{{offerMaximumBet:casino-andino:bienvenida}}{{withdrawalTime:casino-andino:cuentarut}}{{payoutTime:casino-andino}}',
    });
  });

  it('is empty when nothing was written', async () => {
    const values = [null, undefined, {}, 'text', 7, root(), { type: 'root' }];
    const roots = [null, {}, 'text', { type: 1 }, { type: 'root' }];
    const node = block('root', [block('paragraph', [text('a')])]);
    for (const value of [...values, ...roots.map((own) => ({ root: own })), { root: { children: node.children } }, { ...node, root: node }])
      expect(await buildRichText(value, references as References)).toEqual([]);
  });

  it('leaves out headings, quotes and lists that say nothing', async () => {
    const empty = block('listitem', []);
    const kinds = [block('heading', [], { tag: 'h2' }), block('quote', []), block('list', []), block('list', [empty]), { type: 'list' }];
    expect(await build(...kinds, { type: 'paragraph' }, block('paragraph', [text(' ')]))).toEqual([]);
    const list = block('list', [empty, { type: 'listitem' }, block('listitem', [text('a')])], { listType: 'bullet' });
    expect(await build(list)).toEqual([{ kind: 'list', ordered: false, items: ['a'] }]);
  });

  it('has the items of a list inside an item after it, also where the item itself is empty', async () => {
    const inner = block('list', [block('listitem', [text('b')]), block('listitem', [text('c')])]);
    const list = block('list', [block('listitem', [text('a'), inner]), block('listitem', [inner]), block('listitem', [text('d')])]);
    expect(await build(list)).toEqual([{ kind: 'list', ordered: false, items: ['a', 'b', 'c', 'b', 'c', 'd'] }]);
  });

  it('has headings of three levels', async () => {
    const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', undefined];
    const parts = await build(...tags.map((tag) => block('heading', [text('a')], { tag })));
    expect(parts.map((part) => 'level' in part && part.level)).toEqual([2, 2, 3, 4, 4, 4, 2]);
  });

  it.each([
    [0, 'a'],
    [1, '<strong>a</strong>'],
    [2, '<em>a</em>'],
    [3, '<strong><em>a</em></strong>'],
    [4, '<strike>a</strike>'],
    [8, '<u>a</u>'],
    [16, '<code>a</code>'],
    [32, 'a'],
  ])('has the text format %i as %s', async (format, html) => {
    expect(await build(block('paragraph', [text('a', format)]))).toEqual([{ kind: 'paragraph', html }]);
  });

  it('has a text without a format, a text without letters and a tab', async () => {
    const nodes = [{ type: 'text', text: 'a', format: '' }, { type: 'text' }, { type: 'tab' }, text('b')];
    expect(await build(block('paragraph', nodes))).toEqual([{ kind: 'paragraph', html: 'a b' }]);
  });

  it('has a picture of the media library with its caption, and no other upload', async () => {
    const image = { src: 'media/a.png', alt: 'A', width: 1, height: 1 };
    const upload = (changes: object) => build({ type: 'upload', relationTo: 'media', value: 3, ...changes });
    expect(await upload({ value: { id: 3 } })).toEqual([{ kind: 'image', image, caption: '' }]);
    expect(await upload({ fields: { caption: { es: 'a' } } })).toEqual([{ kind: 'image', image, caption: '' }]);
    expect(await upload({ relationTo: 'files' })).toEqual([]);
    for (const value of [4, null, undefined, '3', {}, { id: '3' }, { id: null }]) expect(await upload({ value })).toEqual([]);
  });

  it.each([
    ['a link to another address', 'link', { linkType: 'custom', url: '/a/' }, '<a href="/a/">x</a>'],
    ['an address that was typed', 'autolink', { url: 'https://a.example' }, '<a href="https://a.example">x</a>'],
    ['a link in a new tab', 'link', { url: '/a/', newTab: true }, '<a href="/a/" target="_blank">x</a>'],
    ['a link in the same tab', 'link', { url: '/a/', newTab: false }, '<a href="/a/">x</a>'],
    ['a link without an address', 'link', { linkType: 'custom', url: '' }, 'x'],
    ['a link to nothing', 'link', { linkType: 'internal', url: '/a/', doc: null }, 'x'],
    ['a link to what is no page', 'link', { linkType: 'internal', doc: { relationTo: 'media', value: 7 } }, 'x'],
    [
      'a link to a page that was read',
      'link',
      { linkType: 'internal', doc: { relationTo: 'pages', value: { id: 7 } } },
      '<a href="/bonos/">x</a>',
    ],
    ['a link to a page that is not published', 'link', { linkType: 'internal', doc: { relationTo: 'pages', value: 8 } }, 'x'],
    ['a link without fields', 'link', undefined, 'x'],
    ['what is no link', 'mark', { url: '/a/' }, 'x'],
  ])('%s', async (_, type, fields, html) => {
    expect(await build(block('paragraph', [block(type, [text('x')], { fields })]))).toEqual([{ kind: 'paragraph', html }]);
  });

  it.each([
    [{ figure: 'rating', partner: 5, isBold: true }, '<strong>{{rating:casino-andino}}</strong>'],
    [{ figure: 'rating', partner: 5, isBold: 'yes' }, '{{rating:casino-andino}}'],
    [{ figure: 'rating', partner: { id: 5 } }, '{{rating:casino-andino}}'],
    [{ figure: 'rating', partner: 6 }, ''],
    [{ figure: 'price', partner: 5 }, ''],
    [{ figure: 'score', partner: 5, detail: '' }, '{{score:casino-andino}}'],
    [{ figure: 'score', partner: 5, detail: 7 }, '{{score:casino-andino}}'],
    [{ figure: 'score' }, ''],
    [undefined, ''],
  ])('marks the figure %j as %s', async (fields, html) => {
    const parts = await build(block('paragraph', [{ type: 'inlineBlock', fields }]));
    expect(parts).toEqual(html === '' ? [] : [{ kind: 'paragraph', html }]);
  });
});
