import { escapeHtml } from './markup.ts';
import { fieldsOf, isObject, readChoice, type Sent } from './plainValues.ts';

/** Rich text as a tree, as Strapi, Lexical, Slate and Contentful keep it, or in `{html}`, as HTML; whatever else is sent stays. */
export function readTree(sent: unknown): unknown {
  const { root = sent, html } = fieldsOf(sent);
  if (typeof html === 'string' && !('kind' in fieldsOf(sent))) return html;
  const nodes = Array.isArray(root) ? root : listChildren(fieldsOf(root));
  return nodes?.some((node) => isObject(node) && listChildren(node)) ? nodes.map(writeNode).join('') : sent;
}

function listChildren({ children, content }: Sent): unknown[] | undefined {
  return [children, content].find((list) => Array.isArray(list));
}

const tags: [type: RegExp, tag: string][] = [
  [/^paragraph$|^p$/, 'p'],
  [/^heading|^h\d$/, 'h'],
  [/^(unordered|bulleted|bullet)[-_]?list$|^ul$/, 'ul'],
  [/^(ordered|numbered)[-_]?list$|^ol$/, 'ol'],
  [/^list$/, 'list'],
  [/^list[-_]?item$|^li$/, 'li'],
  [/quote$/, 'blockquote'],
  [/^link$|^hyperlink$|^a$/, 'a'],
];

function writeNode(sent: unknown): string {
  const node = fieldsOf(sent);
  const type = (readChoice(node['nodeType'] ?? node['type']) ?? 'paragraph').toLowerCase();
  const children = listChildren(node);
  if (!children) return writeText(node);
  const inner = children.map(writeNode).join('');
  const tag = tags.find(([known]) => known.test(type))?.[1];
  if (tag === 'h') return wrap(`h${readLevel(node, type)}`, inner);
  if (tag === 'list')
    return wrap(/^(ordered|number|ol)$/.test(String(node['format'] || node['listType'] || node['tag'])) ? 'ol' : 'ul', inner);
  if (tag !== 'a') return tag === undefined ? inner : wrap(tag, inner);
  const url = [node, fieldsOf(node['fields']), fieldsOf(node['data'])].map((place) => place['url'] ?? place['uri']).find(Boolean);
  return typeof url === 'string' ? `<a href="${escapeHtml(url)}">${inner}</a>` : inner;
}

const wrap = (tag: string, inner: string): string => `<${tag}>${inner}</${tag}>`;

const readLevel = (node: Sent, type: string): number =>
  Number(node['level'] ?? node['depth'] ?? /\d/.exec(`${typeof node['tag'] === 'string' ? node['tag'] : ''}${type}`)?.[0] ?? 2);

/** Marks are flags, the bits of Lexical's `format`, or Contentful's list. */
function writeText(node: Sent): string {
  const text = node['text'] ?? node['value'];
  if (node['type'] === 'linebreak') return '<br>';
  if (typeof text !== 'string') return '';
  const { format, marks } = node;
  const has = (name: string, bit: number) =>
    node[name] === true ||
    (typeof format === 'number' && (format & bit) !== 0) ||
    (Array.isArray(marks) && marks.some((mark) => fieldsOf(mark)['type'] === name));
  const bold = has('bold', 1) ? wrap('strong', escapeHtml(text)) : escapeHtml(text);
  return has('italic', 2) ? wrap('em', bold) : bold;
}
