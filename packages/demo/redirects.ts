import { z } from 'zod';
import { readContent } from './writing/readContent.ts';

const redirectSchema = z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/'), status: z.enum(['301', '410']) });

/** Moved pages of the demo site, so that the studio's list is not empty. */
export const redirects = readContent('redirects.yaml', z.array(redirectSchema));
