import { objectOf } from '@lupa/contracts/generous.ts';
import { textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, linkOrNull, listLimit } from '../block.schema.ts';

/** `partner` is a slug, null for all casinos. With a `limit` it is the latest alone, and `link` leads to the rest. */
export const newsSchema = objectOf({ ...blockFields, partner: textOrNull, intro: richTextSchema, limit: listLimit, link: linkOrNull });
export type StoredNews = z.output<typeof newsSchema>;
