import { z } from 'zod';
import { neededListOf, objectOf } from './generous.ts';
import { idText, someText, textOrEmpty } from './values.ts';

/** `GET {cms}/corrections`, an extension: what pages said before it was put right. What was wrong in a record is in the record. */
export const correctionSchema = objectOf({
  id: idText,
  /** ISO date, in the market. */
  day: z.iso.date(),
  path: z.string().startsWith('/'),
  pageTitle: someText,
  /** Which fact; empty: the page as a whole. */
  subject: textOrEmpty,
  was: textOrEmpty,
  reason: someText,
});
export type Correction = z.output<typeof correctionSchema>;
export const correctionsSchema = neededListOf(correctionSchema);

export const correctionAnchor = (id: string): string => `correccion-${id}`;
export const recordCorrectionAnchor = (recordId: string): string => `correccion-registro-${recordId}`;

export const correctionsExample: Correction[] = [
  {
    id: '7',
    day: '2026-11-12',
    path: '/metodos-de-pago/khipu/',
    pageTitle: 'Casinos con Khipu',
    subject: 'Tiempo de retiro',
    was: 'Retiros por Khipu en 24 horas.',
    reason: 'Khipu sirve para depositar, no para retirar. Lo avisó una lectora.',
  },
];
