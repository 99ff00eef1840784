import { microcopyDefaults, type MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { z } from 'zod';
import { readContent } from './writing/readContent.ts';

const text = z.string().min(1);
const textsSchema = z.strictObject({ es_CL: text, en: text, fr_CA: text, de_DE: text });

/** The short texts of buttons and notices, in every language of the site. */
export const microcopy = readContent('microcopy.yaml', z.record(z.enum(Object.keys(microcopyDefaults) as MicrocopyKey[]), textsSchema));
