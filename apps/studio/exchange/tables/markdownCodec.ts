import { convertLexicalToMarkdown, convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { CellFault, isEmptyCell, normaliseText, parseText } from './cells.ts';
import type { Codec } from './codecs.ts';

type LexicalNode = { type?: unknown; format?: unknown; fields?: { linkType?: unknown; newTab?: unknown }; children?: LexicalNode[] };
type Lexical = Parameters<typeof convertLexicalToMarkdown>[0]['data'];

const sayable = new Set(['root', 'paragraph', 'text', 'heading', 'list', 'listitem', 'quote', 'linebreak', 'link', 'autolink']);
const underline = 8;

/** A text with formats, as Markdown. What Markdown cannot say stays as it is as long as nobody changes the cell. */
export function markdownCodec(field: RichTextField): Codec {
  const editorConfig = editorConfigFactory.fromField({ field: field });
  return {
    read: (stored) => {
      const markdown = normaliseText(convertLexicalToMarkdown({ data: stored as Lexical, editorConfig })).trim();
      return markdown === '' ? null : markdown;
    },
    parse: (raw) => parseText(raw).trim(),
    write: (cell, _references, stored) => {
      if (!isEmptyCell(stored) && !isSayable((stored as { root: LexicalNode }).root))
        throw new CellFault(
          'Este texto lleva imágenes, subrayados o enlaces a páginas, que un archivo no puede llevar. Cámbialo en el estudio.',
        );
      return cell === null ? null : convertMarkdownToLexical({ editorConfig, markdown: parseText(cell) });
    },
    hint: 'texto en Markdown',
  };
}

function isSayable({ type, format, fields, children = [] }: LexicalNode): boolean {
  if (typeof type !== 'string' || !sayable.has(type)) return false;
  if (type === 'text' && typeof format === 'number' && (format & underline) !== 0) return false;
  if (fields && (fields.linkType === 'internal' || fields.newTab === true)) return false;
  return children.every(isSayable);
}
