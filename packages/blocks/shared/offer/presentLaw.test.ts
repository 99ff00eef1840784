import { expect, test } from 'vitest';
import { marketLicenceExample, type LegalStatus } from '@lupa/contracts/legalStatus.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentEntry } from './presentEntry.ts';
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

test.each([
  ['unregulated', {}, true],
  ['licensedList', { marketLicence: marketLicenceExample }, true],
  ['licensedList', {}, false],
  ['prohibited', { marketLicence: marketLicenceExample }, false],
] as const)(
  'where the law is %s, with %j, a partner service that sends offers all the same leads to the casino: %s',
  (status, more, leads) => {
    const partner = { ...toplistPartnerExample, attributes: { ...toplistPartnerExample.attributes, ...more } };
    const list = { blockId: 'b', identifier: 'home', responseId: 'r', position: 1, today: '2026-11-10', bonusTypes: {} };
    const context = createExampleContext({ legalStatus: status });
    const entry = presentEntry(partner, { ...list, recommended: new Map(), summary: null }, context);
    expect(entry.clickOut !== null).toBe(leads);
  },
);
