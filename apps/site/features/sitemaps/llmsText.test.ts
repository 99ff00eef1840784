// Requirements: 10.26, 12.8.
import { expect, it } from 'vitest';
import { partnersBySlugExample } from '@lupa/contracts/toplist.ts';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site, restart } = siteOfEachTest((usual) => {
  usual.answers.set('/cms/pages/all', {
    json: [
      { slug: '/', title: 'Inicio', sitemapCategory: 'Principal' },
      { slug: '/guias/uno/', title: 'Guía [uno]\nde dos', sitemapCategory: 'Guías' },
      { slug: '/guias/oculta/', title: 'Oculta', sitemapCategory: 'Guías', noIndex: true },
      { slug: '/sin-seccion/', title: 'Sin sección', sitemapCategory: null },
      ...['', '1/', '2/', '3/', '4/'].map((page) => ({ slug: `/en/${page}`, title: 'Home', sitemapCategory: 'Main' })),
      { slug: '/fr/', title: 'Accueil', sitemapCategory: 'Principal' },
    ],
  });
  usual.answers.set('/fenix/reviews/', {
    json: [{ partnerSlug: 'casino-andino', path: '/guias/uno/', title: 'Uno', publishedDate: null }],
  });
  usual.answers.set('/fenix/partners-by-slug/', { json: partnersBySlugExample });
  setPage(usual, '/', { description: 'Casinos revisados con lupa.' });
});

it('names what search engines may show, by category, with the verdict of a review, and the other languages that have pages enough', async () => {
  const { status, headers, text } = await site.get('/llms.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe(`# Ajeno

> Casinos revisados con lupa.

## Principal

- [Inicio](https://lupacasino.example/)

## Guías

- [Guía \\[uno\\] de dos](https://lupacasino.example/guias/uno/): Lo recomendamos. Puntos de la licencia que fallan: 0. Así desde el 28 oct 2026

## Optional

- [sitemap.xml](https://lupacasino.example/sitemap.xml)
- [/en/](https://lupacasino.example/en/)
`);
});

it('is 503 while the list of pages cannot be read', async () => {
  services.answers.set('/cms/pages/all', { status: 500 });
  await restart();
  expect((await site.get('/llms.txt')).status).toBe(503);
});
