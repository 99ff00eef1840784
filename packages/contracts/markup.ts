/** What becomes of a text: the parts of rich text (`richText.ts`) without pictures. */
type MarkupPart =
  | { kind: 'paragraph' | 'quote'; html: string }
  | { kind: 'heading'; level: 2 | 3 | 4; html: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const unwanted = /<!--[^]*?-->|<(script|style|template)\b[^]*?<\/\1\s*>/gi;
const structure = /<(\/?)(p|div|section|article|ul|ol|li|h[1-6]|blockquote|table|tr)\b[^>]*>/gi;
const looksLikeHtml = /<[a-z!/][^<>]*>/i;
const looksEncoded = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Parts of plain text, with empty lines between paragraphs, or of HTML. Inline markup is sanitised where it is shown. */
export function readMarkup(source: string): MarkupPart[] {
  if (!looksLikeHtml.test(source)) {
    const paragraphs = source.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '));
    return paragraphs.filter(Boolean).map((paragraph) => ({ kind: 'paragraph', html: escapeHtml(paragraph).replaceAll('&quot;', '"') }));
  }
  const text = source.replace(unwanted, '');
  const parts: MarkupPart[] = [];
  let list: Extract<MarkupPart, { kind: 'list' }> | null = null;
  let kind = 'p';
  let start = 0;
  const flush = (end: number) => {
    const html = text.slice(start, end).trim().replaceAll(/\s+/g, ' ');
    if (withoutMarkup(html) === '') return;
    if (list) list.items.push(html);
    else if (kind === 'blockquote') parts.push({ kind: 'quote', html });
    else if (/^h[1-6]$/.test(kind)) parts.push({ kind: 'heading', level: headingLevels[kind] ?? 4, html });
    else parts.push({ kind: 'paragraph', html });
  };
  for (const match of text.matchAll(structure)) {
    const [tag, slash, name = ''] = match;
    const element = name.toLowerCase();
    flush(match.index);
    start = match.index + tag.length;
    if (element === 'ul' || element === 'ol') {
      if (list && list.items.length > 0) parts.push(list);
      list = slash ? null : { kind: 'list', ordered: element === 'ol', items: [] };
    } else if (/^(h[1-6]|blockquote)$/.test(element)) {
      kind = slash ? 'p' : element;
    }
  }
  flush(text.length);
  if (list && list.items.length > 0) parts.push(list);
  return parts;
}

const headingLevels: Record<string, 2 | 3 | 4> = { h1: 2, h2: 2, h3: 3 };

export function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .trim();
}

/** A line of text: of HTML, also of encoded HTML, what is read of it. */
export function plainText(source: string): string {
  if (!looksLikeHtml.test(source)) {
    const text = looksEncoded.test(source) ? withoutMarkup(source) : source;
    return looksLikeHtml.test(text) ? plainText(text) : text;
  }
  const parts = readMarkup(source.replaceAll(/<br\b[^>]*>/gi, ' ')).flatMap((part) => (part.kind === 'list' ? part.items : [part.html]));
  return plainText(parts.map(withoutMarkup).join(' '));
}
