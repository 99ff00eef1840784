import { z } from 'zod';
import { imageSchema } from './image.ts';
import { listOf, textOrEmpty } from './generous.ts';

/**
 * Rich text is a list of parts. `html` is inline markup only: the tags that requirement 5.21 allows (a, b, br, code, em,
 * i, span, strike, strong, u). Structure (paragraph, heading, list) is data, so it needs no sanitising.
 */
export const richTextPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), html: z.string() }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), html: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: listOf(z.string()) }),
  z.object({ kind: z.literal('quote'), html: z.string() }),
  z.object({ kind: z.literal('image'), image: imageSchema, caption: textOrEmpty }),
]);
export type RichTextPart = z.output<typeof richTextPartSchema>;

export const richTextSchema = listOf(richTextPartSchema);
export type RichText = RichTextPart[];

export const richTextExample: RichText = [
  { kind: 'heading', level: 2, html: 'Qué mirar antes de depositar' },
  { kind: 'paragraph', html: 'El <strong>rollover</strong> dice cuántas veces hay que apostar el bono antes de un retiro.' },
  { kind: 'list', ordered: false, items: ['Licencia y su fuente', 'Plazo de <em>retiro</em>'] },
];
