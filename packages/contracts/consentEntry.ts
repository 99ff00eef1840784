import { z } from 'zod';
import { consentVersion } from './consent.ts';
import { contentLocales } from './locale.ts';

export const consentSentSchema = z.object({
  version: z.int().min(1).max(consentVersion),
  choice: z.enum(['accepted', 'rejected']),
  id: z.uuid(),
  text: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullish(),
  locale: z.enum(contentLocales).nullish(),
});

/** `POST {content}/consents`, an extension: 204 once kept; the same id again changes nothing. `wording` is the text itself. */
export const consentEntrySchema = consentSentSchema.extend({ at: z.iso.datetime(), wording: z.string().max(5000).nullish() });
export type ConsentEntry = z.output<typeof consentEntrySchema>;

export const consentsPath = '/consents';

export const consentEntryExample: ConsentEntry = {
  version: consentVersion,
  choice: 'rejected',
  id: '7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e9b',
  text: '5b0f3c529c1e4f5b',
  locale: 'es_CL',
  at: '2026-11-02T12:00:00.000Z',
  wording: 'Tu privacidad\nMedimos visitas solo si aceptas.\nRechazar\nAceptar',
};
