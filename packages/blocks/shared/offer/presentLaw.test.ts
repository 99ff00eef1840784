import { expect, test } from 'vitest';
import { marketLicenceExample, type LegalStatus } from '@lupa/contracts/legalStatus.ts';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentLaw } from './presentLaw.ts';

const say = (legalStatus: LegalStatus, marketLicence: typeof marketLicenceExample | null) =>
  presentLaw({ marketLicence }, createExampleContext({ legalStatus }));

test('says what the law asks of a casino, and nothing where it asks for nothing', () => {
  expect(say('unregulated', marketLicenceExample)).toBeNull();
  expect(say('licensedList', marketLicenceExample)).toEqual({ text: 'Licencia chilena CL-2027-014', isForbidden: false });
  expect(say('licensedList', null)).toEqual({ text: 'Sin licencia chilena', isForbidden: true });
  expect(say('prohibited', marketLicenceExample)).toEqual({ text: 'No se ofrece en Chile', isForbidden: true });
});
