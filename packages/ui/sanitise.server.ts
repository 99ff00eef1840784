import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { AnchorProps } from './anchor.ts';

// SPEC section 5, rich text sanitiser.
const allowedTags = ['a', 'b', 'br', 'code', 'em', 'i', 'span', 'strike', 'strong', 'u'];
const allowedAttributes = {
  a: ['href', 'target'],
  img: ['src', 'srcset', 'alt', 'title', 'width', 'height', 'loading'],
  span: ['style'],
};
const rules: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'ftp', 'mailto', 'tel'],
  allowProtocolRelative: true,
};

// Parsing is the dear part, and a page that is rendered again holds nearly the same pieces of text.
const sanitised = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (kept, html) => kept.length + html.length + 64,
});

/** Inline HTML of an editor with only the tags, attributes and schemes that SPEC section 5 allows. */
export function sanitiseHtml(html: string): string {
  if (isPlainText(html)) return html;
  const kept = sanitised.get(html);
  if (kept !== undefined) return kept;
  const clean = sanitizeHtml(html, rules);
  sanitised.set(html, clean);
  return clean;
}

// A page's policy forbids style attributes: what an editor can mean by one is said with a class of global.css.
const classOfDeclaration: Record<string, string> = {
  'font-weight:bold': 'text-bold',
  'font-weight:700': 'text-bold',
  'font-style:italic': 'text-italic',
  'text-decoration:underline': 'text-underlined',
  'text-decoration:line-through': 'text-struck',
  'white-space:nowrap': 'text-unbroken',
};

/**
 * The same, made ready for a page: each link becomes what `resolveLink` returns, and the styles of a span become classes,
 * because the content security policy refuses style attributes.
 */
export function presentHtml(html: string, resolveLink: (target: { url: string; openInNewTab: boolean }) => AnchorProps): string {
  const clean = sanitiseHtml(html);
  if (!/<(a|span)\b/.test(clean)) return clean;
  return sanitizeHtml(clean, {
    ...rules,
    allowedAttributes: { a: ['href', 'target', 'rel', 'data-*'], span: ['class'] },
    transformTags: {
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: href === undefined ? {} : { ...resolveLink({ url: href, openInNewTab: target === '_blank' }) },
      }),
      span: (tagName, { style = '' }) => ({ tagName, attribs: buildClass(style) }),
    },
  });
}

function buildClass(style: string): { class?: string } & Record<string, string> {
  const declarations = style.split(';').map((declaration) => declaration.toLowerCase().replaceAll(/\s/g, ''));
  const classes = declarations.flatMap((declaration) => classOfDeclaration[declaration] ?? []);
  return classes.length > 0 ? { class: classes.join(' ') } : {};
}

function isPlainText(html: string): boolean {
  return !/[<>&]/.test(html);
}
