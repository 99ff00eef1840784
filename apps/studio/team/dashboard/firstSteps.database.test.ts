import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { published, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { areStepsLeft, loadFirstSteps } from './firstSteps.ts';

const studio = await testStudio();

const load = async () => loadFirstSteps(await createLocalReq({}, studio.payload));
const done = async () => (await load()).filter(({ isDone }) => isDone).map(({ id }) => id);

it('the first steps are done one after the other, and a second language is asked of nobody', async () => {
  const { payload } = studio;
  expect(await done()).toEqual([]);
  await payload.updateGlobal({ slug: 'site-globals', data: { siteName: 'Mi sitio' } });
  const partner = await payload.create({ collection: 'partners', data: { ...samplePartner('uno'), _status: 'draft' } });
  expect(await done()).toEqual(['nombre']);
  await payload.update({ collection: 'partners', id: partner.id, data: published });
  await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
  const home = await payload.create({ collection: 'pages', data: { ...samplePage('Portada', '/'), _status: 'draft' } });
  expect(await done()).toEqual(['nombre', 'casino', 'oferta']);
  await payload.update({ collection: 'pages', id: home.id, data: published });
  expect(areStepsLeft(await load())).toBe(true);
  await payload.create({ collection: 'navigation-groups', data: { groupName: 'Header', navigationItems: [] } });
  expect(await done()).toEqual(['nombre', 'casino', 'oferta', 'portada', 'menu']);
  expect(areStepsLeft(await load())).toBe(false);
  await payload.update({ collection: 'pages', id: home.id, locale: 'de_DE', data: { ...samplePage('Portada', '/de/') } });
  expect(await done()).toContain('idiomas');
});
