/**
 * NOTIFY channels. The payload of `changes` is the number of the new row in delivery.changes, that of `catalogue` the new revision; the others have none:
 * what has changed is read from the table, so that the 8000 bytes of a payload limit nothing.
 */
export const channels = {
  changes: 'delivery_changes',
  catalogue: 'arcade_catalogue',
  plays: 'arcade_plays',
  jackpots: 'jackpots_amounts',
  conversionSources: 'conversion_sources',
} as const;
