import { escapeHtml } from '@lupa/contracts/markup.ts';
import { type FigureName, figureNames, isCriterionFigure, isOfferFigure, isOneRecordFigure, markFigure } from '@lupa/contracts/figure.ts';
import type { RichText, RichTextPart } from '@lupa/contracts/richText.ts';
import { slugs } from '../slugs.ts';
import type { References } from './references.ts';
import { idOf } from './sources.ts';

type Node = {
  type: string;
  children?: Node[];
  text?: string;
  format?: number | string;
  tag?: string;
  listType?: string;
  relationTo?: string;
  value?: unknown;
  fields?: Partial<Record<'caption' | 'blockType' | 'figure' | 'partner' | 'detail' | 'offer' | 'method' | 'isBold', unknown>> & {
    linkType?: string;
    url?: string;
    newTab?: boolean;
    doc?: { relationTo?: string; value?: unknown } | null;
  };
};

// Lexical's text format is a set of bits.
const textFormats = [
  { bit: 16, tag: 'code' },
  { bit: 8, tag: 'u' },
  { bit: 4, tag: 'strike' },
  { bit: 2, tag: 'em' },
  { bit: 1, tag: 'strong' },
] as const;

const headingLevels = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;

/** Lexical's tree → rich text parts (`packages/contracts/richText.ts`). Empty paragraphs are left out. */
export async function buildRichText(value: unknown, references: References): Promise<RichText> {
  const root = isNode(value) || !hasRoot(value) ? undefined : value.root;
  const parts: RichText = [];
  for (const node of root?.children ?? []) {
    const part = await buildPart(node, references);
    if (part) parts.push(part);
  }
  return parts;
}

async function buildPart(node: Node, references: References): Promise<RichTextPart | null> {
  if (node.type === 'list') {
    const items = await buildItems(node, references);
    return items.length === 0 ? null : { kind: 'list', ordered: node.listType === 'number', items };
  }
  if (node.type === 'upload') {
    const image = node.relationTo === slugs.media ? await references.image(idOf(node.value)) : null;
    const caption = node.fields?.caption;
    return image && { kind: 'image', image, caption: typeof caption === 'string' ? caption : '' };
  }
  const html = await buildInline(node, references);
  if (html === '') return null;
  if (node.type === 'heading') return { kind: 'heading', level: headingLevels[node.tag as keyof typeof headingLevels] ?? 2, html };
  return { kind: node.type === 'quote' ? 'quote' : 'paragraph', html };
}

async function buildItems(list: Node, references: References): Promise<string[]> {
  const items: string[] = [];
  for (const item of list.children ?? []) {
    const own = { ...item, children: (item.children ?? []).filter((child) => child.type !== 'list') };
    const html = await buildInline(own, references);
    if (html !== '') items.push(html);
    for (const nested of (item.children ?? []).filter((child) => child.type === 'list'))
      items.push(...(await buildItems(nested, references)));
  }
  return items;
}

async function buildInline(node: Node, references: References): Promise<string> {
  let html = '';
  for (const child of node.children ?? []) html += await buildInlineNode(child, references);
  return html.trim();
}

async function buildInlineNode(node: Node, references: References): Promise<string> {
  if (node.type === 'text') return formatText(node);
  if (node.type === 'linebreak') return '<br>';
  if (node.type === 'tab') return ' ';
  if (node.type === 'inlineBlock') return buildFigure(node, references);
  let inner = '';
  for (const child of node.children ?? []) inner += await buildInlineNode(child, references);
  if (node.type !== 'link' && node.type !== 'autolink') return inner;
  const href = await buildHref(node, references);
  if (href === null) return inner;
  return `<a href="${escapeHtml(href)}"${node.fields?.newTab ? ' target="_blank"' : ''}>${inner}</a>`;
}

/** Filled in by the site: `{{rating:casino-andino}}`. Nothing where its casino is gone. */
async function buildFigure({ fields }: Node, references: References): Promise<string> {
  const name = figureNames.find((each) => each === fields?.figure);
  const partner = await references.partnerSlug(idOf(fields?.partner));
  if (name === undefined || partner === null) return '';
  const detail = detailOf(name, fields ?? {});
  const mark = markFigure({ name, partner, detail: typeof detail === 'string' && detail !== '' ? detail : null });
  return fields?.isBold === true ? `<strong>${mark}</strong>` : mark;
}

function detailOf(name: FigureName, { detail, offer, method }: NonNullable<Node['fields']>): unknown {
  if (isCriterionFigure(name)) return detail;
  if (isOfferFigure(name)) return offer;
  return isOneRecordFigure(name) ? method : null;
}

async function buildHref({ fields }: Node, references: References): Promise<string | null> {
  if (fields?.linkType !== 'internal') return fields?.url ? references.link(fields.url) : null;
  return fields.doc?.relationTo === slugs.pages ? references.pagePath(idOf(fields.doc.value)) : null;
}

function formatText({ text = '', format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return textFormats.reduce((html, { bit, tag }) => (bits & bit ? `<${tag}>${html}</${tag}>` : html), escapeHtml(text));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function hasRoot(value: unknown): value is { root: Node } {
  return typeof value === 'object' && value !== null && 'root' in value && isNode(value.root);
}
