import { expect, test } from 'vitest';
import { marketLicenceExample, type LegalStatus } from '@lupa/contracts/legalStatus.ts';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentLaw } from './presentLaw.ts';

const say = (legalStatus: LegalStatus, marketLicence: typeof marketLicenceExample | null, isOfferedElsewhere = false) =>
  presentLaw({ marketLicence, isOfferedElsewhere }, createExampleContext({ legalStatus }));
const noLink = 'La ley no permite enlazarlo.';

test('says what the law asks of a casino, and nothing where it asks for nothing', () => {
  expect(say('unregulated', marketLicenceExample)).toBeNull();
  expect(say('licensedList', marketLicenceExample)).toEqual({ text: 'Licencia de Chile CL-2027-014', noLink: null });
  expect(say('licensedList', null)).toEqual({ text: 'Sin licencia de Chile', noLink });
  expect(say('prohibited', marketLicenceExample)).toEqual({ text: 'No se ofrece en Chile', noLink });
});

test('says that a casino has offers for other territories alone, unless the law already forbids it', () => {
  const elsewhere = { text: 'No disponible donde estás', noLink: 'Sus ofertas no son para el lugar desde donde nos visitas.' };
  expect(say('unregulated', null, true)).toEqual(elsewhere);
  expect(say('licensedList', marketLicenceExample, true)).toEqual(elsewhere);
  expect(say('prohibited', null, true)).toEqual({ text: 'No se ofrece en Chile', noLink });
});
