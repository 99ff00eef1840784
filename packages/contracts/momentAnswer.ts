import { z } from 'zod';

/**
 * `GET {studio}/api/preview/moment?token=`: the name under which content and partners service answer as of that moment, for some minutes; what changes until
 * then by itself, in words; what is planned and cannot go out; and the path of the draft that the token names, if any.
 */
export const momentAnswerSchema = z.object({
  id: z.uuid(),
  changes: z.array(z.string()),
  problems: z.array(z.string()),
  path: z.string().nullable(),
});
export type MomentAnswer = z.output<typeof momentAnswerSchema>;
