// Requirements: 12.8.
import { expect, it } from 'vitest';
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
  setPage(usual, '/', { description: 'Casinos revisados con lupa.' });
});

it('names what search engines may show, by category, and the other languages that have pages enough', async () => {
  const { status, headers, text } = await site.get('/llms.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe(`# Ajeno

> Casinos revisados con lupa.

## Principal

- [Inicio](https://lupacasino.example/)

## Guías

- [Guía \\[uno\\] de dos](https://lupacasino.example/guias/uno/)

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
