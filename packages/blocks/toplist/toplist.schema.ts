import { orDefault } from '@lupa/contracts/generous.ts';
import { choiceOrNull, number, trueOrFalse } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { linkOrNull, listLimit, oneOf, toplistBlockOf } from '../block.schema.ts';

/**
 * `toplist` is the identifier of a list of the partner service, of which the first `limit` are shown, or all, of those that carry the games
 * of `providerId` where it is given; `visibleEntries` are there before "Ver más"; `showFilters` lets visitors narrow the list by payment
 * method, provider and bonus type.
 */
export const toplistSchema = toplistBlockOf({
  variant: oneOf(['default', 'mini-review-component']),
  intro: richTextSchema,
  visibleEntries: orDefault(number.pipe(z.int().min(1)), 5),
  limit: listLimit,
  providerId: choiceOrNull,
  showFilters: trueOrFalse.catch(false),
  link: linkOrNull,
});
export type StoredToplist = z.output<typeof toplistSchema>;
