import { Parser } from 'htmlparser2';
import { type Kind, type Line, type Marks, renderLines } from './renderLines.ts';
import { unwrapLink } from './unwrapLink.ts';

type Frame = {
  tag: string;
  isBlock: boolean;
  isLeftOut: boolean;
  /** What Word writes for the sign before an item: it says what kind of list it is. */
  isSign: boolean;
  isVerbatim: boolean;
  marks: Marks;
  kind: Kind;
  list: { ordered: boolean; depth: number };
};
type Table = { rows: Line[][][] };
export type Pasted = { /** Made of what a text may have, and nothing else. */ html: string; pictures: number; tables: number };

const blocks = new Set(
  'address article aside blockquote body center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const leftOut = new Set('head title style script noscript template xml svg math iframe object select textarea button'.split(' '));
const plain: Marks = { bold: false, italic: false, underline: false, strike: false, code: false, href: null };
const paragraph: Kind = { tag: 'p', ordered: false, level: 0 };
const start: Frame = {
  tag: '',
  isBlock: true,
  isLeftOut: false,
  isSign: false,
  isVerbatim: false,
  marks: plain,
  kind: paragraph,
  list: { ordered: false, depth: 0 },
};

/** HTML of a clipboard, as Word, Google Docs, Outlook, WhatsApp and readers of PDF write it. */
export function readPaste(source: string): Pasted {
  const stack: Frame[] = [start];
  const targets: Line[][] = [[]];
  const tables: Table[] = [];
  let line: Line = { kind: paragraph, runs: [] };
  const found = { pictures: 0, tables: 0 };
  const inner = () => stack.at(-1) ?? start;

  const endLine = () => {
    if (line.runs.length > 0) targets.at(-1)?.push(line);
    line = { kind: inner().kind, runs: [] };
  };
  const closeTable = () => {
    const rows = tables.pop()?.rows ?? [];
    const isLayout = rows.every((cells) => cells.length < 2);
    if (!isLayout) found.tables += 1;
    targets.at(-1)?.push(...(isLayout ? rows.flat(2) : listRows(rows)));
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      const frame = openFrame(tag, attributes, inner());
      if (frame.isBlock) endLine();
      stack.push(frame);
      if (frame.isBlock) line.kind = frame.kind;
      if (frame.isLeftOut) return;
      if (tag === 'br') line.runs.push({ ...plain, text: attributes['role'] === 'presentation' ? ' ' : '\n' });
      if (tag === 'table') tables.push({ rows: [] });
      if (tag === 'tr') tables.at(-1)?.rows.push([]);
      if (tag === 'td' || tag === 'th') targets.push([]);
      if (tag === 'img') {
        const sign = /^\P{L}{1,8}$/u.test(attributes['alt'] ?? '') && attributes['alt']?.trim();
        if (sign) line.runs.push({ ...frame.marks, text: sign });
        else if (attributes['width'] !== '1') found.pictures += 1;
      }
    },
    ontext(text) {
      const { isLeftOut, isSign, isVerbatim, marks } = inner();
      if (isSign) line.kind.ordered ||= /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i.test(text);
      else if (!isLeftOut) line.runs.push({ ...marks, text: isVerbatim ? text : text.replace(/\s+/g, ' ') });
    },
    onclosetag(tag) {
      const { isBlock, isLeftOut } = inner();
      if (isBlock) endLine();
      stack.pop();
      if (isBlock) line.kind = inner().kind;
      if (isLeftOut) return;
      if (tag === 'table') closeTable();
      if (tag === 'td' || tag === 'th') {
        const cell = targets.pop() ?? [];
        if (targets.length === 0) targets.push(cell);
        else if (tables.length === 0) targets.at(-1)?.push(...cell);
        else
          tables
            .at(-1)
            ?.rows.at(-1)
            ?.push(tag === 'th' ? cell.map(asHeading) : cell);
      }
    },
  });
  parser.end(source);
  endLine();
  return { html: renderLines(targets.flat()), ...found };
}

function openFrame(tag: string, attributes: Record<string, string>, outer: Frame): Frame {
  const style = (attributes['style'] ?? '').toLowerCase();
  const isBlock = blocks.has(tag);
  const list = tag === 'ul' || tag === 'ol' ? { ordered: tag === 'ol', depth: outer.list.depth + 1 } : outer.list;
  return {
    tag,
    isBlock,
    isLeftOut: outer.isLeftOut || isHidden(tag, attributes, style),
    isSign: outer.isSign || style.includes('mso-list:ignore'),
    isVerbatim: tag === 'pre' || (/white-space:\s*(?:break-spaces|pre)/.test(style) ? true : outer.isVerbatim),
    marks: readMarks(tag, attributes, style, outer.marks),
    kind: isBlock ? readKind(tag, attributes, style, list, outer.kind) : outer.kind,
    list,
  };
}

/** Comments, notes, what was deleted, and what the programme does not show itself. */
function isHidden(tag: string, { class: names = '', href = '', hidden, cite, datetime }: Record<string, string>, style: string): boolean {
  return (
    leftOut.has(tag) ||
    hidden !== undefined ||
    (tag === 'del' && (cite !== undefined || datetime !== undefined)) ||
    /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all|(?:font-size|opacity):\s*0(?:\.0+)?(?:px|pt|em|%)?\s*(?:;|$)|color:\s*transparent|left:\s*-\d{3,}|clip:\s*rect\(0)|mso-element:\s*(?:comment|footnote|endnote|header|footer)/.test(
      style,
    ) ||
    /\b(?:msodel|mso(?:comment|footnote|endnote)reference|msocomanchor|msocomtxt)\b/i.test(names) ||
    (tag === 'a' && /^#(?:_(?:msocom|ftn|edn)|cmnt|ftnt)/.test(href))
  );
}

function readMarks(tag: string, attributes: Record<string, string>, style: string, outer: Marks): Marks {
  const marks = { ...outer };
  if (['b', 'strong', 'th'].includes(tag)) marks.bold = true;
  if (['i', 'em', 'cite'].includes(tag)) marks.italic = true;
  if (tag === 'u') marks.underline = true;
  if (['s', 'strike', 'del'].includes(tag)) marks.strike = true;
  if (['code', 'kbd', 'samp'].includes(tag)) marks.code = true;
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style)?.[1];
  if (weight !== undefined && weight !== 'inherit') marks.bold = weight.startsWith('bold') || Number(weight) >= 600;
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/.exec(style)?.[1];
  if (slant !== undefined && slant !== 'inherit') marks.italic = slant === 'italic';
  const drawn = /(?:^|;)\s*text-decoration(?:-line)?:\s*([\w\s-]+)/.exec(style)?.[1] ?? '';
  if (drawn.includes('underline')) marks.underline = true;
  if (drawn.includes('line-through')) marks.strike = true;
  if (tag === 'a') marks.href = unwrapLink(attributes['originalsrc'] ?? attributes['href'] ?? '');
  return marks;
}

function readKind(tag: string, attributes: Record<string, string>, style: string, list: Frame['list'], outer: Kind): Kind {
  const level =
    /^h([1-6])$/.exec(tag)?.[1] ??
    (attributes['role'] === 'heading' ? (attributes['aria-level'] ?? '2') : undefined) ??
    /mso-outline-level:\s*([1-6])/.exec(style)?.[1] ??
    (/\bMso(?:Sub)?title\b/i.test(attributes['class'] ?? '') ? '1' : undefined);
  if (level !== undefined) return { tag: headingTags[Number(level)] ?? 'h4', ordered: false, level: 0 };
  const ofWord = /mso-list:\s*l\d+\s+level(\d)/.exec(style)?.[1];
  if (ofWord !== undefined) return { tag: 'li', ordered: false, level: Number(ofWord) };
  const said = attributes['data-aria-level'] ?? attributes['aria-level'];
  if (tag === 'li') return { tag: 'li', ordered: list.ordered, level: Number(said) || Math.max(1, list.depth) };
  if (tag === 'blockquote' && outer.tag === 'p') return { ...paragraph, tag: 'blockquote' };
  return outer.tag === 'li' || outer.tag === 'blockquote' ? outer : paragraph;
}

const headingTags: Record<number, Kind['tag']> = { 1: 'h2', 2: 'h2', 3: 'h3' };

const asHeading = (line: Line): Line => ({ ...line, runs: line.runs.map((run) => ({ ...run, bold: true })) });
const textOf = (cell: Line[]): string =>
  cell
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .trim();
const isBold = (cell: Line[]): boolean => cell.every(({ runs }) => runs.every(({ bold, text }) => bold || text.trim() === ''));

/** A text has no tables: a row is an item, each of its values after the heading of its column. */
function listRows(rows: Line[][][]): Line[] {
  const [first = [], ...others] = rows;
  const hasHeadings = others.length > 0 && first.some((cell) => textOf(cell) !== '') && first.every(isBold);
  return (hasHeadings ? others : rows).map((cells) => ({
    kind: { tag: 'li', ordered: false, level: 1 },
    runs: cells
      .map((cell, at) => ({
        runs: cell.flatMap(({ runs }) => [...runs, { ...plain, text: ' ' }]),
        heading: hasHeadings && at > 0 ? textOf(first[at] ?? []) : '',
      }))
      .filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
      .flatMap(({ runs, heading }, at) => [
        ...(at > 0 ? [{ ...plain, text: ' · ' }] : []),
        ...(heading === '' ? [] : [{ ...plain, text: `${heading}: ` }]),
        ...runs.map((run) => (run.text === '\n' ? { ...run, text: ' ' } : run)),
      ]),
  }));
}
