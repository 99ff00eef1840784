import { objectOf } from '@lupa/contracts/generous.ts';
import { textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug; without one the changes of all casinos are told. */
export const offerChangesSchema = objectOf({ ...blockFields, partner: textOrNull, intro: richTextSchema });
export type StoredOfferChanges = z.output<typeof offerChangesSchema>;
