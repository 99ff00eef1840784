import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { pixel, published, sampleMenu, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { areStepsLeft, loadFirstSteps } from './firstSteps.ts';

const studio = await testStudio();

const load = async () => loadFirstSteps(await createLocalReq({}, studio.payload));
const done = async () => (await load()).filter(({ isDone }) => isDone).map(({ id }) => id);

it('the first steps are those that a visitor sees, and a second language is asked of nobody', async () => {
  const { payload } = studio;
  // What a site without the demo begins with.
  await payload.create({ collection: 'navigation-groups', data: { groupName: 'Header', navigationItems: [] } });
  await payload.create({ collection: 'toplists', draft: true, data: { name: 'Portada', identifier: 'home', entries: [] } });
  expect(await done()).toEqual([]);
  const { id: logoSite } = await payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
  await payload.updateGlobal({ slug: 'site-globals', data: { siteName: 'Mi sitio' } });
  expect(await done()).toEqual([]);
  await payload.updateGlobal({ slug: 'site-globals', data: { footer: { logoSite } } });
  const partner = await payload.create({ collection: 'partners', data: { ...samplePartner('uno'), _status: 'draft' } });
  expect(await done()).toEqual(['nombre']);
  await payload.update({ collection: 'partners', id: partner.id, data: published });
  expect(await done()).toEqual(['nombre']);
  await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
  expect(await done()).toEqual(['nombre', 'casino']);
  const data = { entries: [{ partner: partner.id }], ...published };
  await payload.update({ collection: 'toplists', where: { identifier: { equals: 'home' } }, data });
  const home = await payload.create({ collection: 'pages', data: { ...samplePage('Portada', '/'), _status: 'draft' } });
  expect(await done()).toEqual(['nombre', 'casino', 'lista']);
  await payload.update({ collection: 'pages', id: home.id, data: published });
  const { navigationItems } = sampleMenu('Header', '/');
  await payload.update({ collection: 'navigation-groups', where: { groupName: { equals: 'Header' } }, data: { navigationItems } });
  expect(await done()).toEqual(['nombre', 'casino', 'lista', 'portada', 'menu']);
  await payload.create({ collection: 'pages', data: samplePage('Privacidad', '/privacidad/') });
  await payload.create({ collection: 'pages', data: samplePage('Juego responsable', '/juego-responsable/') });
  expect(await done()).not.toContain('ayuda');
  const items = [{ name: 'Una línea', link: 'tel:6003607777' }];
  await payload.updateGlobal({ slug: 'site-globals', data: { footer: { trustedArea: { items } } } });
  expect(areStepsLeft(await load())).toBe(true);
  const since = '2026-01-01T12:00:00.000Z';
  const period = { status: 'unregulated' as const, since, source: 'https://ley.example/', verifiedOn: since };
  await payload.updateGlobal({ slug: 'legal-status', data: { periods: [period] } });
  expect(await done()).toEqual(['nombre', 'casino', 'lista', 'portada', 'menu', 'privacidad', 'ayuda', 'ley']);
  expect(areStepsLeft(await load())).toBe(false);
  await payload.update({ collection: 'pages', id: home.id, locale: 'de_DE', data: { ...samplePage('Portada', '/de/') } });
  expect(await done()).toContain('idiomas');
});
