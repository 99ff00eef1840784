import { listOf, textOrEmpty, trueOrFalse } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields, imageOrNull } from '../block.schema.ts';

export const carouselSchema = z.object({
  ...blockFields,
  intro: richTextSchema,
  items: listOf(z.object({ title: z.string().min(1), text: textOrEmpty, image: imageOrNull, url: z.string().min(1) })),
  autoScroll: trueOrFalse,
});
export type StoredCarousel = z.output<typeof carouselSchema>;
