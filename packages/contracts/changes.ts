import { z } from 'zod';

/** One message of `GET {cms}/changes` (server-sent events). The event's id is the change's number, to resume from. */
export const changeSchema = z.object({ tags: z.array(z.string().min(1)).min(1) });
export type Change = z.output<typeof changeSchema>;

/** Header of feed followers: the newest change that they have heard. A service on a replica answers with nothing older. */
export const changeHeader = 'x-lupa-change';

/** A comment of the feed: every change up to this moment (milliseconds since 1970) has been sent. */
export const formatCurrent = (time: number): string => `current ${time}`;

/** The moment of such a comment; null for another comment. */
export function readCurrent(comment: string): number | null {
  const time = /^\s*current (\d{1,15})$/.exec(comment)?.[1];
  return time === undefined ? null : Number(time);
}

export const changeExample: Change = { tags: ['page:/resenas/casino-andino/', 'routes'] };
