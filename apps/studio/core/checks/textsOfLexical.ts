type Node = { type?: unknown; text?: unknown; children?: unknown; fields?: { url?: unknown } };

/** The paragraphs of the editor's tree, as a check reads them: `{{}}` is a figure, and a link has its address in Markdown. */
export function textsOfLexical(value: unknown): string[] {
  const root = typeof value === 'object' && value !== null && 'root' in value ? (value.root as Node) : {};
  return childrenOf(root).flatMap((node) => (node.type === 'list' ? childrenOf(node).map(inlineText) : [inlineText(node)]));
}

function inlineText(node: Node): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'inlineBlock') return '{{}}';
  const inner = childrenOf(node).map(inlineText).join('');
  return node.type === 'link' || node.type === 'autolink'
    ? `[${inner}](${typeof node.fields?.url === 'string' ? node.fields.url : ''})`
    : inner;
}

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);
