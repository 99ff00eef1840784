import { listOf, trueOrFalse } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

export const accordionSchema = z.object({
  ...blockFields,
  intro: richTextSchema,
  items: listOf(z.object({ title: z.string().min(1), body: richTextSchema, isOpen: trueOrFalse })),
});
export type StoredAccordion = z.output<typeof accordionSchema>;
