import { listOf, objectOf, orDefault } from '@lupa/contracts/generous.ts';
import { idText, number, someChoice, yesOrNo } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields, oneOf } from '../block.schema.ts';
import { type LibrarySort, librarySorts } from './libraryQuery.ts';

const orders = librarySorts.map(({ order }) => order) as [LibrarySort, ...LibrarySort[]];

/** Empty `gameTypes` and `providerIds` mean: all. */
export const freeGamesSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  gameTypes: listOf(someChoice),
  providerIds: listOf(idText),
  sort: oneOf(orders),
  pageSize: orDefault(number.pipe(z.int().min(1).max(100)), 24),
  showFilters: orDefault(yesOrNo, true),
});
export type StoredFreeGames = z.output<typeof freeGamesSchema>;
