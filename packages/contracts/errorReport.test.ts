import { expect, test } from 'vitest';
import { buildReportAddress, errorReportExample, errorReportSchema, formatReportNumber, parseReportNumber } from './errorReport.ts';

test('a number is read however it is typed, and nothing else is one', () => {
  const number = formatReportNumber(Uint8Array.from([0, 29, 30, 59, 255, 128, 7, 9]));
  expect(number).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  for (const typed of [number, number.toLowerCase(), ` ${number.replace('-', '')} `, number.replace('-', ' – ')])
    expect(parseReportNumber(typed)).toBe(number);
  for (const typed of ['', 'ABCD', 'ABCD-234', 'ABCD-23456', 'ABCD-0000', 'ABCI-2345']) expect(parseReportNumber(typed)).toBeNull();
});

test('the address of the form names page and part as people read them', () => {
  expect(buildReportAddress('es-CL', '/resenas/casino-andino/', 'oferta')).toBe(
    '/avisar-error/?pagina=/resenas/casino-andino/&dato=oferta',
  );
  expect(buildReportAddress('fr-CA', '/fr/idées & plus/')).toBe('/fr/signaler-erreur/?pagina=/fr/id%C3%A9es%20%26%20plus/');
});

test.each([
  { path: 'https://other.example/' },
  { message: 'corto' },
  { message: 'x'.repeat(2001) },
  { source: 'javascript:alert(1)' },
  { form: '1' },
])('a report with %j is none', (changes) => {
  expect(errorReportSchema.safeParse(errorReportExample).success).toBe(true);
  expect(errorReportSchema.safeParse({ ...errorReportExample, ...changes }).success).toBe(false);
});
