import { objectOf } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

export const openDataSchema = objectOf({ ...blockFields, intro: richTextSchema });
export type StoredOpenData = z.output<typeof openDataSchema>;
