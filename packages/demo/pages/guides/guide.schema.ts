import { z } from 'zod';
import { authorKeySchema } from '../../writing/authors.ts';
import { blockSchema } from '../../writing/block.schema.ts';

/** A guide: `content/guides/<key>.yaml`; the key is its place under `/guias/`. */
export const guideSchema = z.strictObject({
  /** Name in the studio. */
  internalName: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  /** What the page is called in the analytics. */
  subCategory: z.string().min(1),
  blocks: z.array(blockSchema).min(1),
});

export type Guide = { key: string } & z.output<typeof guideSchema>;
