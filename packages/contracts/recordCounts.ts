import { z } from 'zod';
import { objectOf } from './generous.ts';

const count = z.int().nonnegative();

/** `GET {phoenix}/record-counts/`, an extension: how many records there are, of how many casinos. */
export const recordCountsSchema = objectOf({
  records: count,
  casinos: count,
  /** ISO date, in the market: the newest on which something was recorded or corrected. */
  lastDay: z.iso.date().nullable(),
});
export type RecordCounts = z.output<typeof recordCountsSchema>;

export const recordCountsExample: RecordCounts = { records: 168, casinos: 12, lastDay: '2026-11-09' };
