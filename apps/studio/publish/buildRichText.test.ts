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

  it('leads to pages by their path, and keeps only the words of a link to a page that is not published', async () => {
    const link = (value: number) =>
      block('link', [text('bonos')], { fields: { linkType: 'internal', doc: { relationTo: 'pages', value } } });
    expect(await build(block('paragraph', [link(7)]), block('paragraph', [link(8)]))).toEqual([
      { kind: 'paragraph', html: '<a href="/bonos/">bonos</a>' },
      { kind: 'paragraph', html: 'bonos' },
    ]);
  });

  it('marks figures for the site to fill in, and leaves out those of a casino that is gone', async () => {
    const figure = (fields: object) => ({ type: 'inlineBlock', fields: { blockType: 'figure', detail: 'payments', ...fields } });
    const [part] = await build(
      block('paragraph', [
        text('Nota '),
        figure({ figure: 'rating', partner: 5 }),
        text(', pagos '),
        figure({ figure: 'score', partner: { id: 5 } }),
        figure({ figure: 'rating', partner: 6 }),
        figure({ figure: 'price', partner: 5 }),
      ]),
    );
    expect(part).toEqual({ kind: 'paragraph', html: 'Nota {{rating:casino-andino}}, pagos {{score:casino-andino:payments}}' });
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
    for (const value of [null, undefined, {}, 'text', root()]) expect(await buildRichText(value, references as References)).toEqual([]);
  });
});
