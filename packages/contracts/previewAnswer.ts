import { z } from 'zod';
import { objectOf, someText, trueOrFalse } from './generous.ts';
import { pageAnswerExample, pageSchema } from './page.ts';

/** `GET {studio}/api/preview/page?token=`: the page as it would be published now. `savedAt` is an ISO moment; `isPublished`: visitors see the same. */
export const previewAnswerSchema = objectOf({ page: pageSchema, savedAt: someText, isPublished: trueOrFalse });
export type PreviewAnswer = z.output<typeof previewAnswerSchema>;

const [page] = pageAnswerExample.pages;
export const previewAnswerExample = { page, savedAt: '2026-11-02T12:00:00.000Z', isPublished: false };

/** What the studio answers instead, with a sentence for the editor. */
export const previewRefusalSchema = z.object({ errors: z.array(z.object({ message: z.string().min(1) })).min(1) });
