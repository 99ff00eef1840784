// Requirements: 10.15, 10.22, 10.23, 10.24.
import { exampleOfferVersions, exampleRecords } from '@lupa/blocks/shared/examples/exampleRecords.ts';
import { type OfferVersion, offerVersionsExample } from '@lupa/contracts/offerVersion.ts';
import { offerVersionsTag, partnerTag } from '@lupa/contracts/tags.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { setPage } from '../testBed/foreignContent.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';
import { screens } from '../testBed/screens.ts';

const site = sharedBrowserSite();
const review = '/resenas/casino-andino/';

beforeAll(() => {
  const { answers } = site.services;
  answers.set('/fenix/offer-versions/', { json: exampleOfferVersions });
  answers.set('/fenix/records/', { json: exampleRecords });
  answers.set('/fenix/reviews/', {
    json: [{ partnerSlug: 'casino-andino', path: review, title: 'Casino Andino', publishedDate: '2026-03-09T15:00:00.000Z' }],
  });
  setPage(site.services, '/novedades/', { title: 'Novedades', content: [{ type: 'news', id: 'todas', title: 'Lo que pasó' }] });
  const link = { title: 'Todas las novedades', url: '/novedades/' };
  setPage(site.services, '/corta/', { title: 'Corta', content: [{ type: 'news', id: 'ultimas', title: 'Novedades', limit: 2, link }] });
});

/** What RFC 4287 asks of a feed and its entries, as a parser of XML reads it. */
const faultsOf = (page: Page, url: string): Promise<string[]> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml').documentElement;
    const atom = 'http://www.w3.org/2005/Atom';
    const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
    const children = (element: Element, name: string) =>
      [...element.children].filter((one) => one.namespaceURI === atom && one.localName === name);
    const check = (element: Element, of: string): string[] => [
      ...['id', 'title', 'updated'].flatMap((name) => (children(element, name).length === 1 ? [] : [`${of}: not one ${name}`])),
      ...(URL.canParse(children(element, 'id')[0]?.textContent ?? '') ? [] : [`${of}: its id is no IRI`]),
      ...(moment.test(children(element, 'updated')[0]?.textContent ?? '') ? [] : [`${of}: updated is no moment`]),
      ...(children(element, 'link').some((link) => link.getAttribute('rel') === 'alternate') ? [] : [`${of}: no alternate link`]),
    ];
    const entries = children(feed, 'entry');
    const ids = entries.map((entry) => children(entry, 'id')[0]?.textContent);
    const dates = entries.map((entry) => children(entry, 'updated')[0]?.textContent ?? '');
    return [
      ...(feed.namespaceURI === atom && feed.localName === 'feed' ? [] : ['not a feed']),
      ...(answer.headers.get('content-type')?.startsWith('application/atom+xml') ? [] : ['another type']),
      ...check(feed, 'feed'),
      ...(children(feed, 'author').length === 1 ? [] : ['no author']),
      ...(children(feed, 'link').some((link) => link.getAttribute('rel') === 'self' && link.getAttribute('href')?.endsWith(address))
        ? []
        : ['not its own address']),
      ...entries.flatMap((entry, index) => check(entry, `entry ${index}`)),
      ...(entries.length > 0 && new Set(ids).size === ids.length ? [] : ['ids that repeat, or no entries']),
      ...(children(feed, 'updated')[0]?.textContent === dates.toSorted().at(-1) ? [] : ['updated is not that of the newest']),
    ];
  }, url);

test('its feeds follow RFC 4287, and the pages lead to them', async () => {
  // The pages' policy lets nobody parse text.
  const { page } = await site.open('/novedades/', { bypassCSP: true });
  expect(await faultsOf(page, '/novedades.xml')).toEqual([]);
  expect(await faultsOf(page, `${review}novedades.xml`)).toEqual([]);
  const feed = page.locator('head link[rel=alternate][type="application/atom+xml"]');
  expect(await feed.getAttribute('href')).toBe('/novedades.xml');
});

test('each choice and each page is an address, and works without script', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/novedades/', { javaScriptEnabled: false });
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await page.getByRole('link', { name: 'Corrección', exact: true }).click();
  await page.waitForURL('**/novedades/?tipo=correcciones*');
  const kinds = await page.locator('lupa-news [data-kind]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-kind')));
  expect(new Set(kinds)).toEqual(new Set(['correction']));
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('nav [aria-current]').filter({ hasText: 'Corrección' }).count()).toBe(1);
});

test('a change of an offer is in the list and in both feeds a second after its publication', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/novedades/');
  const [latest] = offerVersionsExample;
  if (!latest?.offer) throw new Error('The example has no offer.');
  const dearer: OfferVersion = {
    ...latest,
    offerId: 'casino-andino-bienvenida',
    since: '2026-11-25T12:00:00.000Z',
    offer: { ...latest.offer, attributes: { ...latest.offer.attributes, rollover: 77 } },
  };
  site.services.answers.set('/fenix/offer-versions/', { json: [dearer, ...exampleOfferVersions] });
  site.services.publish(offerVersionsTag(), partnerTag('casino-andino'));
  const read = (path: string) => page.evaluate(async (address) => (await fetch(address)).text(), path);
  for (const path of ['/novedades/', '/novedades.xml', `${review}novedades.xml`]) await expect.poll(() => read(path)).toContain('77x');
  site.services.answers.set('/fenix/offer-versions/', { json: exampleOfferVersions });
  site.services.publish(offerVersionsTag(), partnerTag('casino-andino'));
  await expect.poll(() => read('/novedades/')).not.toContain('77x');
});

const visited = (page: Page, latest: number) =>
  page.evaluate((at) => localStorage.setItem('lupaLastVisit:novedades', JSON.stringify({ latest: at, before: null })), latest);

test('who comes back sees what is new, here and beside the links to it, and can have that forgotten', async () => {
  site.services.answers.set('/cms/navigationGroup', {
    json: [
      {
        groupName: 'Footer Top',
        locale: 'es_CL',
        navigationItems: [{ name: 'Novedades', cta: null, ctaLink: { title: '', url: '/novedades/' }, linksGroups: [] }],
      },
    ],
  });
  site.services.publish('navigation');
  const { page } = await site.open('/novedades/');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.locator('lupa-news').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lupaLastVisit:novedades'))).toContain('"before":null');
  expect(await page.locator('[data-unseen]:not([hidden])').count()).toBe(0);

  const before = Date.parse('2026-10-01T12:00:00Z');
  await visited(page, before);
  await page.goto('/corta/');
  await page.locator('lupa-news').scrollIntoViewIfNeeded();
  await page.locator('footer [data-news-count]').waitFor();
  const count = await page.locator('footer [data-news-count]').first().getAttribute('data-news-count');
  expect(Number(count)).toBeGreaterThan(2);
  await page.goto('/larga/');
  await page.locator(`footer [data-news-count="${count}"]`).first().waitFor();

  await page.goto('/novedades/');
  await page.locator('lupa-news').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator('lupa-news [role=status]').textContent())
    .toBe(`${count} novedades desde tu última visita, el 1 de octubre de 2026`);
  expect(await page.locator('footer [data-news-count]').count()).toBe(0);
  await page.getByRole('button', { name: 'Olvidar mi última visita' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /lupaNews|lupaLastVisit/.test(key)))).toEqual([]);
  expect(await page.locator('[data-unseen]:not([hidden])').count()).toBe(0);
  expect(sent.filter((request) => !request.startsWith('GET ') || request.includes(String(before)))).toEqual([]);
});

describe('changes of offers', () => {
  const hour = 3_600_000;

  beforeAll(() => {
    setPage(site.services, '/bonos/cambios/', {
      title: 'Cambios de los bonos',
      content: [{ type: 'offerChanges', id: 'cambios', title: 'Los cambios', partner: 'casino-andino' }],
    });
  });

  const unseen = 'li [data-unseen]:not([hidden])';

  test('who comes back is told what changed since the last visit, and nobody else learns of it', async () => {
    const { page } = await site.open('/bonos/cambios/', screens.phone);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.locator('lupa-last-visit').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lupaLastVisit:casino-andino'))).toContain('"before":null');
    expect(await page.locator(unseen).count()).toBe(0);

    // As if the visit had been on 1 August: two of the three changes came after it.
    const before = Date.parse('2026-08-01T12:00:00Z');
    await page.evaluate((latest) => localStorage.setItem('lupaLastVisit:casino-andino', JSON.stringify({ latest, before: null })), before);
    await page.reload();
    const status = page.locator('lupa-last-visit [role=status]');
    await expect.poll(() => status.textContent()).toBe('2 cambios desde tu última visita, el 1 de agosto de 2026');
    expect(await page.locator(unseen).count()).toBe(2);
    // A reload is the same visit.
    await page.reload();
    await expect.poll(() => page.locator(unseen).count()).toBe(2);

    await page.evaluate(
      (latest) => localStorage.setItem('lupaLastVisit:casino-andino', JSON.stringify({ latest, before: null })),
      Date.now() - hour,
    );
    await page.reload();
    await expect.poll(() => status.textContent()).toMatch(/^Sin cambios desde tu última visita/);
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(sent.filter((request) => request.includes(String(before)))).toEqual([]);
  });

  test('without script the list is whole, and says nothing of visits', async () => {
    const { page } = await site.open('/bonos/cambios/', { ...screens.phone, javaScriptEnabled: false });
    expect(await page.locator('lupa-last-visit li').count()).toBe(3);
    expect(await page.locator('lupa-last-visit [role=status]').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Atom' }).getAttribute('href')).toBe('/datos/cambios-de-bonos/casino-andino.atom');
  });
});
