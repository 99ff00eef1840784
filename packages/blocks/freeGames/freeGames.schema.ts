import { listOf, orDefault } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields, oneOf } from '../block.schema.ts';

/** Orders of the catalogue, as the arcade service names them. The first is the default. */
export const freeGamesSorts = ['search_volume:desc', 'release_date:desc', 'name:asc', 'name:desc'] as const;

/** Empty `gameTypes` and `providerIds` mean: all. */
export const freeGamesSchema = z.object({
  ...blockFields,
  intro: richTextSchema,
  gameTypes: listOf(z.string().min(1)),
  providerIds: listOf(z.coerce.number().int().min(1)),
  sort: oneOf(freeGamesSorts),
  pageSize: orDefault(z.number().int().min(1).max(100), 24),
  showFilters: orDefault(z.boolean(), true),
});
export type StoredFreeGames = z.output<typeof freeGamesSchema>;
