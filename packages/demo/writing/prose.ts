import type { RichText, RichTextPart } from '@lupa/contracts/richText.ts';

/**
 * Reads the small markup in which the demo's texts are written: blank lines between parts, `## ` and `### ` headings,
 * `- ` and `1. ` lists, `> ` quotes, `**strong**`, `*em*`, `[text](url)` and `\*` for an asterisk inside.
 */
export function prose(text: string): RichText {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => readPart(part.trim()));
}

/** The inline markup alone. */
function inline(text: string): string {
  return withFixedPercent(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*((?:\\.|[^\\])+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<!\\)\*(?=[^\s\d*])(.+?)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll('\\*', '*');
}

/** A line never ends between a number and its `%`. */
export const withFixedPercent = (text: string): string => text.replace(/(\d) %/g, '$1\u00a0%');

function readPart(part: string): RichTextPart {
  const lines = part.split('\n').map((line) => line.trim());
  const heading = /^(#{2,4}) (.+)$/.exec(part);
  if (heading) {
    const level = heading[1] === '##' ? 2 : heading[1] === '###' ? 3 : 4;
    return { kind: 'heading', level, html: inline(heading[2] ?? '') };
  }
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', ordered: false, items: lines.map((line) => inline(line.slice(2))) };
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return { kind: 'list', ordered: true, items: lines.map((line) => inline(line.replace(/^\d+\. /, ''))) };
  }
  if (part.startsWith('> ')) return { kind: 'quote', html: inline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) };
  return { kind: 'paragraph', html: inline(lines.join(' ')) };
}
