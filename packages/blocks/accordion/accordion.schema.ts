import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { someText, trueOrFalse } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

export const accordionSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  items: listOf(objectOf({ title: someText, body: richTextSchema, isOpen: trueOrFalse })),
});
export type StoredAccordion = z.output<typeof accordionSchema>;
