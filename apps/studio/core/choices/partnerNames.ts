import { defineQuery } from '@lupa/database/query.ts';

/** Every casino, of which there are thousands: Payload takes a second to read as many documents. */
export const partnerNamesQuery = defineQuery(
  'studio.partnerNames',
  'select id, slug, coalesce(name, slug) as name from studio.partners where deleted_at is null and slug is not null',
  { notNull: ['slug', 'name'] },
);
