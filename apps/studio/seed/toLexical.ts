import type { RichText, RichTextPart } from '@lupa/contracts/richText.ts';
import { createHash } from 'node:crypto';

type Node = { type: string; version: number; [key: string]: unknown };
type Root = { root: Node & { direction: 'ltr'; format: ''; indent: number; children: Node[] } };

const bits: Record<string, number> = { strong: 1, b: 1, em: 2, i: 2, strike: 4, u: 8, code: 16 };
const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

/** Rich text parts → the tree that the editor of the studio reads: the way back of `publish/buildRichText.ts`. */
export function toLexical(parts: RichText): Root | null {
  if (parts.length === 0) return null;
  return { root: { ...element, type: 'root', children: parts.map(toNode) } };
}

function toNode(part: RichTextPart): Node {
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
      throw new Error('Texts of the demo have no images in them.');
  }
}

/** Inline HTML of the tags that requirement 5.21 allows. */
function toInline(html: string): Node[] {
  const root: Node[] = [];
  let target = root;
  let format = 0;
  for (const [token, slash, tag, attributes] of html.matchAll(/<(\/?)([a-z]+)([^>]*)>|[^<]+/g)) {
    if (tag === undefined) target.push(textNode(token, format));
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
