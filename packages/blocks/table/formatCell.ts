/** A stretch of a table cell's text. */
export type CellSegment = { text: string; mark: 'strong' | 'em' | null };

/** Requirement 5.27: in a table cell `**bold**` is strong and `*one asterisk*` is emphasised. Nothing else is markup. */
export function formatCell(markdown: string): CellSegment[] {
  return markdown
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (/^\*\*[^*]+\*\*$/.test(text)) return { text: text.slice(2, -2), mark: 'strong' };
      if (/^\*[^*]+\*$/.test(text)) return { text: text.slice(1, -1), mark: 'em' };
      return { text, mark: null };
    });
}
