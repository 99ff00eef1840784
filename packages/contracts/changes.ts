import { z } from 'zod';

/** One message of `GET {cms}/changes` (server-sent events). The event's id is the change's number, to resume from. */
export const changeSchema = z.object({ tags: z.array(z.string().min(1)).min(1) });
export type Change = z.output<typeof changeSchema>;

export const changeExample: Change = { tags: ['page:/resenas/casino-andino/', 'routes'] };
