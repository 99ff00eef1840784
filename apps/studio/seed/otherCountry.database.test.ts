// @module-tag thorough
// Requirements: 1.16.
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadBonusTypes } from '../casinos/offers/offerRules.ts';
import { loadDeadLinks } from '../content/links/loadDeadLinks.ts';
import { buildConversionFile } from '../money/conversions/reportEndpoints.ts';
import { loadConversions } from '../money/conversions/loadConversions.ts';
import { samplePartner } from '../testing/samples.ts';
import { startStudio, type Studio } from '../testing/startStudio.ts';
import { seedTexts } from './seedStudio.ts';

// Before any module of the studio is read; this file has a process of its own.
vi.hoisted(() => {
  const settings = 'MARKET_COUNTRY=CO MARKET_TIME_ZONE=America/Bogota MARKET_CURRENCY=COP MARKET_LOCALE=es-CO';
  for (const [name = '', value = ''] of settings.split(' ').map((setting) => setting.split('='))) process.env[name] = value;
});

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

it('begins with the texts of buttons, of which those about the law name the market', async () => {
  await seedTexts(studio.payload, () => undefined);
  const read = async (key: string) =>
    (await studio.payload.find({ collection: 'microcopy', where: { key: { equals: key } }, locale: 'all', depth: 0 })).docs[0]?.value;
  expect(await read('law_prohibited')).toMatchObject({ es_CL: 'No se ofrece en {country}', en: 'Not offered in {country}' });
  expect(await read('adults_only')).toMatchObject({ es_CL: 'Solo mayores de {age} años', en: 'Adults only ({age}+)' });
  expect(await loadDeadLinks(await createLocalReq({}, studio.payload))).toEqual([]);
  expect((await loadBonusTypes(studio.payload)).length).toBeGreaterThan(3);
  const { docs } = await studio.payload.find({ collection: 'toplists', draft: true });
  expect(docs.map(({ identifier }) => identifier)).toEqual(['home']);
  expect(await read('law_no_link')).toMatchObject({ es_CL: 'La ley no permite enlazarlo.', en: expect.any(String) });
});

it('gives a new offer the currency of the market', async () => {
  const { payload } = studio;
  const partner = await payload.create({ collection: 'partners', data: { ...samplePartner('uno'), _status: 'draft' } });
  const offer = await payload.create({
    collection: 'offers',
    data: { partner: partner.id, afflinkProxy: 'bienvenida', titlePreview: 'Bono', offerType: 'welcome', _status: 'draft' },
    draft: true,
  });
  expect(offer.currency1).toEqual(['COP']);
});

it('reports commissions in the currency of the market', async () => {
  const { rows } = buildConversionFile(await loadConversions(studio.payload, {}));
  expect(rows[0]).toContain('Comisión (COP)');
});
