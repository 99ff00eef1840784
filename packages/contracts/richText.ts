import { z } from 'zod';
import { imageSchema } from './image.ts';
import { listOf, readAs } from './generous.ts';
import { number, text, textOrEmpty, yesOrNo } from './values.ts';
import { readMarkup, withoutMarkup } from './markup.ts';
import { readTree } from './markupTree.ts';

/** `html` is inline markup of the tags of requirement 5.21 alone. Structure is data, so it needs no sanitising. */
export const richTextPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), html: z.string() }),
  z.object({ kind: z.literal('heading'), level: number.pipe(z.union([z.literal(2), z.literal(3), z.literal(4)])), html: z.string() }),
  z.object({ kind: z.literal('list'), ordered: yesOrNo, items: listOf(z.string()) }),
  z.object({ kind: z.literal('quote'), html: z.string() }),
  z.object({ kind: z.literal('image'), image: imageSchema, caption: textOrEmpty }),
]);
export type RichTextPart = z.output<typeof richTextPartSchema>;

export type RichText = RichTextPart[];

/** Parts, or text, HTML or the tree of a content system, which become parts. */
export const richTextSchema = readAs(z.union([z.string().transform(readMarkup), listOf(richTextPartSchema)]), readTree);

/** Lines of text (pros, cons): a list of them, or text, HTML or rich text whose paragraphs and list items they are. No markup. */
export const textLinesSchema = z.union([z.string(), listOf(z.union([z.string(), richTextPartSchema, text]))]).transform((value) => {
  const parts = typeof value === 'string' ? [value] : value;
  return parts.flatMap((part) => (typeof part === 'string' ? readMarkup(part) : [part])).flatMap(linesOf);
});

const linesOf = (part: RichTextPart): string[] => {
  const lines = part.kind === 'list' ? part.items : part.kind === 'image' ? [part.caption] : [part.html];
  return lines.map(withoutMarkup).filter((line) => line !== '');
};

export const richTextExample: RichText = [
  { kind: 'heading', level: 2, html: 'Qué mirar antes de depositar' },
  { kind: 'paragraph', html: 'El <strong>rollover</strong> dice cuántas veces hay que apostar el bono antes de un retiro.' },
  { kind: 'list', ordered: false, items: ['Licencia y su fuente', 'Plazo de <em>retiro</em>'] },
];
