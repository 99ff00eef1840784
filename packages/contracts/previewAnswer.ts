import { z } from 'zod';
import { objectOf } from './generous.ts';
import { someText, trueOrFalse } from './values.ts';
import { pageAnswerExample, pageSchema } from './page.ts';

/**
 * `GET {studio}/api/preview/page?token=`: the page as it would be published now. `savedAt` is an ISO moment; `isPublished`: visitors see
 * the same.
 */
export const previewAnswerSchema = objectOf({ page: pageSchema, savedAt: someText, isPublished: trueOrFalse });
export type PreviewAnswer = z.output<typeof previewAnswerSchema>;

const [page] = pageAnswerExample.pages;
export const previewAnswerExample = { page, savedAt: '2026-11-02T12:00:00.000Z', isPublished: false };

export const previewRefusalSchema = z.object({ errors: z.array(z.object({ message: z.string().min(1) })).min(1) });

/**
 * `GET {studio}/api/preview/moment?token=`: the name under which content and partners service answer as of that moment, for some minutes;
 * what changes until then by itself, in words; what is planned and cannot go out; and the path of the draft that the token names, if any.
 */
export const momentAnswerSchema = z.object({
  id: z.uuid(),
  changes: z.array(z.string()),
  problems: z.array(z.string()),
  path: z.string().nullable(),
});
export type MomentAnswer = z.output<typeof momentAnswerSchema>;
