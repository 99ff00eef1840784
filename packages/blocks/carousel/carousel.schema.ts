import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { someText, textOrEmpty, trueOrFalse } from '@lupa/contracts/values.ts';
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
