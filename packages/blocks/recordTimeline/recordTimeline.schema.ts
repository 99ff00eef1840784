import { objectOf } from '@lupa/contracts/generous.ts';
import { someText } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug: its transfers are read from its records. */
export const recordTimelineSchema = objectOf({ ...blockFields, partner: someText, intro: richTextSchema });
export type StoredRecordTimeline = z.output<typeof recordTimelineSchema>;
