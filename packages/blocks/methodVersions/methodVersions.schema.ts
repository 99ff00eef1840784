import { objectOf } from '@lupa/contracts/generous.ts';
import { trueOrFalse } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `isCurrentOnly` leaves out every version but the one that holds. */
export const methodVersionsSchema = objectOf({ ...blockFields, intro: richTextSchema, isCurrentOnly: trueOrFalse });
export type StoredMethodVersions = z.output<typeof methodVersionsSchema>;
