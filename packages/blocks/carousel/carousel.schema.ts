import { listOf, objectOf, someText, textOrEmpty, trueOrFalse } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, imageOrNull } from '../block.schema.ts';

export const carouselSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  items: listOf(objectOf({ title: someText, text: textOrEmpty, image: imageOrNull, url: someText })),
  autoScroll: trueOrFalse,
});
export type StoredCarousel = z.output<typeof carouselSchema>;
