import { describe, expect, it } from 'vitest';
import type { LinkMethod } from '../../core/network/openLink.ts';
import { checkExternal, type ExternalNetwork } from './runLinkChecks.ts';
import { extractLinks } from './extractLinks.ts';
import { formatState } from './linkVerdict.ts';
import { judgePath, type SiteAddresses } from './judgePath.ts';
import { readFilter } from './linkPaths.ts';

const siteUrl = 'https://lupa.example';

describe('the links of a published document', () => {
  const addressesOf = (body: unknown) => extractLinks(body, siteUrl).map(({ address, kind, block }) => [address, kind, block]);

  it('are those in its blocks, texts and fields, once each, with the block that has it first', () => {
    const html = 'Ver <a href="/bonos/?x=1&amp;y=2#z">bonos</a>, <a href="https://otro.example/a?b=1&amp;c=2#d" target="_blank">otro</a>';
    const page = {
      slug: '/propia/',
      title: '/no/',
      canonicalLink: 'https://lupa.example/Canonica',
      translations: [{ locale: 'en', slug: '/en/own/' }],
      breadcrumbs: [{ title: 'Inicio', url: '/arriba/' }],
      author: { name: 'Ana', slug: '/nosotros/ana/', photo: { src: 'media/ana.png' } },
      content: [
        { type: 'heroSection', title: 'Hola', link: { url: 'Mailto:a@b.example' } },
        {
          type: 'contentSection',
          body: [
            { kind: 'paragraph', html },
            { kind: 'list', items: ['<a href="/Lista">x</a>'] },
          ],
        },
        { type: 'usefulLinks', links: [{ url: '/bonos/' }, { url: '#abajo' }, { url: 'tel:600' }, { url: '//cdn.example/x' }] },
      ],
    };
    expect(addressesOf(page)).toEqual([
      ['/bonos/', 'internal', 2],
      ['https://otro.example/a?b=1&c=2', 'external', 2],
      ['/lista/', 'internal', 2],
      ['https://cdn.example/x', 'external', 3],
      ['/canonica/', 'internal', null],
      ['/nosotros/ana/', 'internal', null],
    ]);
  });

  it('of a redirect are its target, of a text what is a path, and of a path that no page can have what was typed', () => {
    expect(addressesOf({ from: '/vieja/', to: '/nueva/', status: 301 })).toEqual([['/nueva/', 'internal', null]]);
    expect(addressesOf({ key: 'a', value: '/10' })).toEqual([]);
    expect(addressesOf({ key: 'a', value: '/ayuda/' })).toEqual([['/ayuda/', 'internal', null]]);
    expect(addressesOf({ url: '/a/../b' })).toEqual([['/a/../b', 'internal', null]]);
  });
});

describe('a path of the site', () => {
  const site: SiteAddresses = {
    pages: new Set(['/', '/bonos/', '/en/']),
    redirects: new Map([
      ['/vieja/', { to: '/bonos/?x=1', status: 301 }],
      ['/muy-vieja/', { to: 'https://lupa.example/vieja/', status: 302 }],
      ['/por-consulta/', { to: '/index.php?id=3', status: 301 }],
      ['/index.php?id=3', { to: '/bonos/', status: 301 }],
      ['/perdida/', { to: '/nada/', status: 301 }],
      ['/estudio-viejo/', { to: '/proveedores/taller-doce/', status: 301 }],
      ['/cerrada/', { to: '/', status: 410 }],
      ['/fuera/', { to: 'https://otro.example/', status: 301 }],
      ['/a/', { to: '/b/', status: 301 }],
      ['/b/', { to: '/a/', status: 301 }],
    ]),
    offers: new Set(['andino/bienvenida']),
    partners: new Set(['andino']),
    siteUrl,
  };
  it.each([
    ['/bonos/', 'Funciona'],
    ['/sitemap/', 'Funciona'],
    ['/en/sitemap/', 'Funciona'],
    ['/fr/sitemap/', 'No hay ninguna página publicada ahí'],
    ['/datos/registros.csv', 'Funciona'],
    ['/datos/cambios-de-bonos/andino.atom', 'Funciona'],
    ['/datos/cambios-de-bonos/otro.atom', 'No hay ninguna página publicada ahí'],
    ['/proveedores/taller-doce/', 'Funciona'],
    ['/juegos-gratis/tragamonedas/', 'Funciona'],
    ['/juegos-gratis/desierto-florido-101/', 'Funciona'],
    ['/juegos-gratis/desierto-florido/', 'No hay ninguna página publicada ahí'],
    ['/estudio-viejo/', 'Redirige a /proveedores/taller-doce/'],
    ['/nada.pdf', 'No hay ninguna página publicada ahí'],
    ['/jugar/andino/bienvenida/', 'Funciona'],
    ['/jugar/andino/otra/', 'No hay ninguna oferta publicada con esa salida'],
    ['/vieja/', 'Redirige a /bonos/'],
    ['/por-consulta/', 'Redirige a /bonos/'],
    ['/index.php', 'No hay ninguna página publicada ahí'],
    ['/muy-vieja/', 'Redirige a /bonos/'],
    ['/fuera/', 'Redirige a https://otro.example/'],
    ['/perdida/', 'Redirige a /nada/, donde no hay ninguna página publicada'],
    ['/cerrada/', 'Una redirección dice que ya no existe (410)'],
    ['/a/', 'Sus redirecciones dan vueltas'],
    ['/nada/', 'No hay ninguna página publicada ahí'],
    ['/a/../b', 'No hay ninguna página publicada ahí'],
  ])('%s: %s', (path, sentence) => {
    expect(formatState({ kind: 'internal', ...judgePath(path, site) })).toBe(sentence);
  });
});

describe('links of other sites', () => {
  it('are asked for by HEAD, again by GET where that is refused, one after the other at each host and at few hosts at a time', async () => {
    const asked: string[] = [];
    const open = { now: new Map<string, number>(), most: 0, mostHosts: 0 };
    const network: ExternalNetwork = {
      patience: 1000,
      pause: 0,
      resolve: async () => ['8.8.8.8'],
      open: async ({ hostname, pathname }: URL, _address: string, _signal: AbortSignal, method?: LinkMethod) => {
        open.now.set(hostname, (open.now.get(hostname) ?? 0) + 1);
        open.most = Math.max(open.most, ...open.now.values());
        open.mostHosts = Math.max(open.mostHosts, [...open.now.values()].filter((count) => count > 0).length);
        await new Promise((resolve) => setImmediate(resolve));
        open.now.set(hostname, (open.now.get(hostname) ?? 0) - 1);
        asked.push(`${method} ${hostname}${pathname}`);
        if (pathname === '/sin-head') return { status: method === 'HEAD' ? 405 : 200, location: null };
        if (pathname === '/movida') return { status: 301, location: 'https://nueva.example/x' };
        return { status: pathname === '/muerta' ? 404 : 200, location: null };
      },
    };
    const results: Record<string, string> = {};
    const addresses = ['/ok', '/sin-head', '/movida', '/muerta'].map((path) => `http://uno.example${path}`);
    const others = Array.from({ length: 8 }, (_, index) => `https://h${index}.example/ok`);
    await checkExternal([...addresses, ...others], network, async (address, { outcome, status, target }) => {
      results[address] = formatState({ kind: 'external', outcome, status, target });
    });
    expect(addresses.map((address) => results[address])).toEqual([
      'Funciona (200)',
      'Funciona (200)',
      'Redirige a https://nueva.example',
      'No existe (404)',
    ]);
    expect(asked.filter((one) => one.includes('uno.example')).map((one) => one.replace('uno.example', ''))).toEqual([
      'HEAD /ok',
      'HEAD /sin-head',
      'GET /sin-head',
      'HEAD /movida',
      'HEAD /muerta',
      'GET /muerta',
    ]);
    expect({ most: open.most, mostHosts: open.mostHosts }).toEqual({ most: 1, mostHosts: 4 });
    expect(Object.keys(results)).toHaveLength(12);
  });

  it('within a network are left alone', async () => {
    const network: ExternalNetwork = {
      patience: 1000,
      pause: 0,
      resolve: async () => ['10.0.0.1'],
      open: () => Promise.reject(new Error('touched')),
    };
    const seen: string[] = [];
    await checkExternal(
      ['http://interna.example/', 'http://127.0.0.1/'],
      network,
      async (_address, { outcome }) => void seen.push(outcome),
    );
    expect(seen).toEqual(['privateAddress', 'privateAddress']);
  });
});

it('the list knows its filters, and shows all for anything else', () => {
  expect(['internos', 'externos', 'redirigen', 'nada', undefined, ['internos']].map((ver) => readFilter({ ver }))).toEqual([
    'internal',
    'external',
    'redirecting',
    'all',
    'all',
    'all',
  ]);
});
