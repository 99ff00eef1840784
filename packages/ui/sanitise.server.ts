import { escapeHtml } from '@lupa/contracts/markup.ts';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { isPaid, leadsNowhere, type AnchorProps } from './anchor.ts';

// Requirement 5.21.
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

/** Inline HTML of an editor with only the tags, attributes and schemes that requirement 5.21 allows. */
export function sanitiseHtml(html: string): string {
  return isPlainText(html) ? html : sanitizeHtml(html, rules);
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

type EditorLink = { url: string; openInNewTab: boolean };

/** Clean HTML cut at its links: each text but the first is behind the link with the index before its own; null: without a target. */
type Template = { texts: string[]; links: (EditorLink | null)[] };

// Parsing is the dear part, and a page that is rendered again holds nearly the same pieces of text.
const templates = new LRUCache<string, Template>({ maxSize: 8 * 1024 * 1024, sizeCalculation: (_, html) => html.length * 2 + 200 });

/** `newTabText` is read out after a link that opens a new tab; `paidText` is behind one that a partner pays for. */
type LinkNotes = { newTabText?: string; paidText?: string };

/** The same for a page: links become what `resolveLink` returns, styles become classes, which the page's policy allows. */
export function presentHtml(
  html: string,
  resolveLink: (link: EditorLink) => AnchorProps,
  { newTabText = '', paidText = '' }: LinkNotes = {},
): string {
  if (isPlainText(html)) return html;
  const { texts, links } = readTemplate(html);
  const newTabNote = newTabText && `<span class="visually-hidden"> (${escapeHtml(newTabText)})</span>`;
  const paidNote = paidText && ` <small>(${escapeHtml(paidText)})</small>`;
  const present = (text: string, link: EditorLink | null | undefined) => {
    const anchor = link && resolveLink(link);
    if (!anchor || leadsNowhere(anchor)) return `<a>${text}`;
    const language = anchor['data-language'];
    const languageNote = language ? `<small> (${escapeHtml(language)})</small>` : '';
    const ending = `${languageNote}${anchor.target === '_blank' ? newTabNote : ''}</a>${isPaid(anchor) ? paidNote : ''}`;
    return `<a${buildAttributes(anchor)}>${text.replace('</a>', () => ending)}`;
  };
  return texts.map((text, index) => (index === 0 ? text : present(text, links[index - 1]))).join('');
}

function readTemplate(html: string): Template {
  const known = templates.get(html);
  if (known !== undefined) return known;
  const template = buildTemplate(html);
  templates.set(html, template);
  return template;
}

function buildTemplate(html: string): Template {
  const links: Template['links'] = [];
  const withoutTargets = sanitizeHtml(sanitiseHtml(html), {
    ...rules,
    allowedAttributes: { span: ['class'] },
    transformTags: {
      a: (tagName, { href, target }) => {
        links.push(href === undefined ? null : { url: href, openInNewTab: target === '_blank' });
        return { tagName, attribs: {} };
      },
      span: (tagName, { style = '' }) => ({ tagName, attribs: buildClass(style) }),
    },
  });
  return { texts: withoutTargets.split('<a>'), links };
}

function buildAttributes(anchor: AnchorProps): string {
  return Object.entries(anchor)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(value)}"`)
    .join('');
}

function buildClass(style: string): { class?: string } & Record<string, string> {
  const declarations = style.split(';').map((declaration) => declaration.toLowerCase().replaceAll(/\s/g, ''));
  const classes = declarations.flatMap((declaration) => classOfDeclaration[declaration] ?? []);
  return classes.length > 0 ? { class: classes.join(' ') } : {};
}

function isPlainText(html: string): boolean {
  return !/[<>&]/.test(html);
}
