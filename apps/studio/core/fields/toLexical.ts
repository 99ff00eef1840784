import { type Figure, isOfferFigure, isOneRecordFigure, listFigures, markFigure } from '@lupa/contracts/figure.ts';
import type { RichText, RichTextPart } from '@lupa/contracts/richText.ts';
import { createHash } from 'node:crypto';

type Node = { type: string; version: number; [key: string]: unknown };
type Root = { root: Node & { direction: 'ltr'; format: ''; indent: number; children: Node[] } };

const bold = 1;
const bits: Record<string, number> = { strong: bold, b: bold, em: 2, i: 2, strike: 4, u: 8, code: 16 };
const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

export type PartnerId = (slug: string) => number;

/** Rich text parts → the tree that the editor of the studio reads: the way back of `publish/buildRichText.ts`. */
export function toLexical(parts: RichText, partnerId: PartnerId = refuseFigures): Root | null {
  if (parts.length === 0) return null;
  return { root: { ...element, type: 'root', children: parts.map((part) => toNode(part, partnerId)) } };
}

const refuseFigures: PartnerId = (slug) => {
  throw new Error(`This text names a figure of ${slug}, and no page fills it in.`);
};

function toNode(part: RichTextPart, partnerId: PartnerId): Node {
  const toInline = (html: string) => toInlineNodes(html, partnerId);
  switch (part.kind) {
    case 'heading':
      return { ...element, type: 'heading', tag: `h${part.level}`, children: toInline(part.html) };
    case 'list': {
      const children = part.items.map((item, index) => ({ ...element, type: 'listitem', value: index + 1, children: toInline(item) }));
      return {
        ...element,
        type: 'list',
        listType: part.ordered ? 'number' : 'bullet',
        tag: part.ordered ? 'ol' : 'ul',
        start: 1,
        children,
      };
    }
    case 'quote':
      return { ...element, type: 'quote', children: toInline(part.html) };
    case 'paragraph':
      return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: toInline(part.html) };
    case 'image':
      throw new Error('Such a text has no images in it.');
  }
}

/** Inline HTML of the tags that requirement 5.21 allows. */
function toInlineNodes(html: string, partnerId: PartnerId): Node[] {
  const root: Node[] = [];
  let target = root;
  let format = 0;
  for (const [token, slash, tag, attributes] of html.matchAll(/<(\/?)([a-z]+)([^>]*)>|[^<]+/g)) {
    if (tag === undefined) target.push(...textNodes(token, format, partnerId));
    else if (tag === 'br') target.push({ type: 'linebreak', version: 1 });
    else if (tag === 'a' && slash) target = root;
    else if (tag === 'a') {
      const children: Node[] = [];
      root.push(linkNode(/href="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '', children));
      target = children;
    } else format = slash ? format & ~(bits[tag] ?? 0) : format | (bits[tag] ?? 0);
  }
  return root;
}

function textNodes(html: string, format: number, partnerId: PartnerId): Node[] {
  const figures = listFigures(html);
  let rest = html;
  const nodes: Node[] = [];
  for (const figure of figures) {
    const [before = '', ...after] = rest.split(markFigure(figure));
    rest = after.join(markFigure(figure));
    if (before !== '') nodes.push(textNode(before, format));
    nodes.push(figureNode(figure, (format & bold) !== 0, partnerId));
  }
  return rest === '' ? nodes : [...nodes, textNode(rest, format)];
}

function figureNode(figure: Figure, isBold: boolean, partnerId: PartnerId): Node {
  const { name, partner, detail } = figure;
  const fields = {
    id: stableId(`figure ${markFigure(figure)}`),
    blockType: 'figure',
    figure: name,
    partner: partnerId(partner),
    ...(isOfferFigure(name) ? { offer: detail } : isOneRecordFigure(name) ? { method: detail } : { detail }),
    isBold,
  };
  return { type: 'inlineBlock', version: 1, fields };
}

function textNode(html: string, format: number): Node {
  const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

function linkNode(href: string, children: Node[]): Node {
  const url = href.replaceAll('&amp;', '&');
  return {
    ...element,
    type: 'link',
    version: 3,
    id: stableId(`link ${url}`),
    fields: { linkType: 'custom', url, newTab: false },
    children,
  };
}

/** The same 24 hexadecimal digits for the same name. */
export const stableId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24);
