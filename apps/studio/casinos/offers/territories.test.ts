import { expect, test } from 'vitest';
import { tidyTerritories, validateTerritories } from './offerRules.ts';

test('codes are kept in capitals, each once', () => {
  expect(tidyTerritories([' cl', 'CL', 'ca-on', ''])).toEqual(['CL', 'CA-ON']);
  expect(tidyTerritories(undefined)).toBeUndefined();
});

test.each([[undefined], [[]], [['CL']], [['CL', 'CA-ON', 'pe']]])('%j can be published', (value) => {
  expect(validateTerritories(value)).toBe(true);
});

test.each([['Chile'], ['CHL'], ['QX'], ['ZZ'], ['CL-'], ['CL-REGION'], [7]])('%j is refused, with what to write', (code) => {
  expect(validateTerritories(['CL', code])).toBe(`No es un país ni una región: ${code}. Escribe códigos como CL o CA-ON.`);
});
