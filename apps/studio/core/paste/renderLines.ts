import { escapeHtml } from '@lupa/contracts/markup.ts';

export type Marks = { bold: boolean; italic: boolean; underline: boolean; strike: boolean; code: boolean; href: string | null };
/** A line break is the text `\n`. */
type Run = Marks & { text: string };
/** Of the text that follows. `level` is 1 for a list that is in no other. */
export type Kind = { tag: 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'li'; ordered: boolean; level: number };
export type Line = { kind: Kind; runs: Run[] };

const marks = [
  ['code', 'code'],
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;
const bullet = /^\s*[·•●▪◦■]\s*/;
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** Lines without empty ones, and items as lists within lists. */
export function renderLines(lines: Line[]): string {
  const open: ('ul' | 'ol')[] = [];
  let html = '';
  const closeTo = (level: number) => {
    while (open.length > level) html += `</li></${open.pop()}>`;
  };
  for (const { kind, runs } of lines.flatMap(splitLine)) {
    const text = renderRuns(runs, kind.tag);
    if (text === '') continue;
    if (kind.tag !== 'li') {
      closeTo(0);
      html += `<${kind.tag}>${text}</${kind.tag}>`;
      continue;
    }
    const tag = kind.ordered ? 'ol' : 'ul';
    const level = Math.min(kind.level, open.length + 1);
    closeTo(level);
    if (open.length === level && open.at(-1) !== tag) closeTo(level - 1);
    html += open.length === level ? '</li><li>' : `<${tag}><li>`;
    if (open.length < level) open.push(tag);
    html += text;
  }
  closeTo(0);
  return html;
}

/** Two breaks are a new paragraph; a sign before a line is an item. */
function splitLine({ kind, runs }: Line): Line[] {
  const parts: Run[][] = [[]];
  for (const run of runs.flatMap(splitRun)) {
    const part = parts.at(-1) ?? [];
    if (run.text === '\n' && part.at(-1)?.text === '\n' && kind.tag !== 'li') parts.push([]);
    else part.push(run);
  }
  return parts.map((part) => {
    const [first, ...rest] = part.filter(({ text }, at) => at > 0 || text.trim() !== '');
    if (kind.tag !== 'p' || !first || !bullet.test(first.text)) return { kind, runs: part };
    return { kind: { tag: 'li', ordered: false, level: 1 }, runs: [{ ...first, text: first.text.replace(bullet, '') }, ...rest] };
  });
}

const splitRun = (run: Run): Run[] =>
  run.text
    .replace(invisible, '')
    .replaceAll('\r', '')
    .split(/(\n)/)
    .filter((text) => text !== '')
    .map((text) => ({ ...run, text: text.replace(/[^\S\n]+/g, ' ') }));

function renderRuns(runs: Run[], tag: Line['kind']['tag']): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isAfterSpace = last === undefined || /[ \n]$/.test(last.text);
    if (run.text === '\n' && last) last.text = last.text.trimEnd();
    const text = isAfterSpace && run.text !== '\n' ? run.text.trimStart() : run.text;
    const own = { ...run, text, ...(tag.startsWith('h') && { bold: false }), underline: run.underline && run.href === null };
    if (text === '' || (text === '\n' && last === undefined)) continue;
    if (last && text.trim() === '' && last.text !== '\n' && text !== '\n') last.text += text;
    else if (last && last.text !== '\n' && text !== '\n' && isAlike(last, own)) last.text += text;
    else merged.push(own);
  }
  while (merged.length > 0 && merged.at(-1)?.text.trim() === '') merged.pop();
  const last = merged.at(-1);
  if (last) last.text = last.text.trimEnd();
  return merged.map(renderRun).join('');
}

const isAlike = (one: Marks, other: Marks): boolean => one.href === other.href && marks.every(([name]) => one[name] === other[name]);

function renderRun(run: Run): string {
  if (run.text === '\n') return '<br>';
  const [before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(run.text)?.slice(1) ?? [];
  const marked = marks.reduce((html, [name, tag]) => (run[name] ? `<${tag}>${html}</${tag}>` : html), escapeHtml(inner));
  return `${before}${run.href === null ? marked : `<a href="${escapeHtml(run.href)}">${marked}</a>`}${after}`;
}
