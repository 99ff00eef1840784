import { z } from 'zod';

/** RFC 9457 problem details, media type `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  /** The parameter that a 400 is about. */
  parameter: z.string().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;

export const problemExample: Problem = {
  type: 'about:blank',
  title: 'pageSize must be a whole number from 1 to 100',
  status: 400,
  parameter: 'pageSize',
  requestId: '0b7e5f0c-1f7b-4f0e-9a0e-0d4c3f1f7a55',
};
