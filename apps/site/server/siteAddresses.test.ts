// Requirements: 2.17, 7.11, 12.12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRequests, setPage, startUsualServices, text } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite;

beforeAll(async () => {
  services = await startUsualServices();
  for (const path of ['/', '/nueva/']) setPage(services, path);
  services.answers.set('/cms/page/%2Fcaida%2F', { status: 500, json: {} });
  setPage(services, '/resenas/');
  setPage(services, '/reseñas/', { content: [text('con eñe')] });
  services.answers.set('/cms/redirects', {
    json: [
      { from: '/bonos-viejos', to: '/bonos' },
      { from: '/muy-viejos/', to: '/bonos-viejos/', status: 302 },
      { from: '/fuera/', to: 'https://otra.example/x?y=1' },
      { from: '/cerrada/', to: '/', status: 410 },
      { from: '/circulo-a/', to: '/circulo-b/' },
      { from: '/circulo-b/', to: '/circulo-a/' },
      { from: '/yo/', to: '/yo/' },
      { from: '/yo-2/', to: '/YO-2?x=1#y', status: 302 },
      { from: '/yo-3/', to: 'https://lupacasino.example/yo-3/' },
      { from: '/yo-4/', to: 'HTTPS://LUPACASINO.example:443/yo-4' },
      { from: '/hacia-el-circulo/', to: '/circulo-a/' },
      { from: '/circulo-c/', to: 'https://lupacasino.example/circulo-d/' },
      { from: '/circulo-d/', to: '/circulo-c/' },
      { from: '/nuestros-datos/', to: '/datos/registros.csv?a=1' },
      { from: '/propia/', to: 'https://lupacasino.example/guias/?y=1#z' },
      ...Array.from({ length: 30 }, (_, step) => ({ from: `/paso-${step}/`, to: `/paso-${step + 1}/` })),
      { from: '/malo/', to: 'javascript:alert(1)' },
      { from: '/malo-2/', to: '//evil.example/' },
      { from: '/resenas/', to: '/bonos/' },
      { from: '/index.php?id=3', to: '/guias/' },
      { from: '/index.php?option=com_content&id=5', to: '/bonos/?orden=nota' },
      { from: '/index.php?id=6', to: '/', status: 410 },
      { from: '/vieja.html', to: '/guias/' },
      { from: '/VIEJA.aspx', to: '/vieja.html' },
      { from: '/logo-viejo.png', to: 'https://otra.example/logo.png' },
      { from: '/?p=123', to: '/nueva/' },
      { from: '/?page_id=9', to: '/index.php?id=3' },
      { to: '/no-from/' },
    ],
  });
  site = await startTestSite(services.url);
});

afterAll(async () => {
  await site.close();
  await services.stop();
});

describe('a wrong form of an address', () => {
  it.each([
    ['/resenas', '/resenas/'],
    ['/Resenas/', '/resenas/'],
    ['//Resenas//?utm_junk=1&junk=1', '/resenas/?utm_junk=1'],
    ['/resenas/?', '/resenas/'],
    ['/resenas/?sid=x', '/resenas/'],
    ['/resenas?cmpccl=b&x=1&cclid=a', '/resenas/?cmpccl=b&cclid=a'],
    ['/rese%c3%b1as', '/rese%C3%B1as/'],
    ['/%72esenas/', '/resenas/'],
    ['//evil.example', '/evil.example/'],
    ['///evil.example/%2e', null],
  ])('%s is sent on in one step', async (target, location) => {
    const { status, headers } = await site.get(target);
    if (location === null) {
      expect(status).toBe(400);
      return;
    }
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
    expect((await site.get(location)).status).not.toBe(301);
  });

  it.each([
    '/%',
    '/%E0%A4%A',
    '/a/../b/',
    '/a/%2e%2e/b/',
    '/a%2Fb/',
    '/a%5Cb/',
    '/a%00/',
    '/\\evil.example/',
    '/a/./',
    'http://evil.example/',
    '*',
  ])('%s is refused cleanly', async (target) => {
    const { status, text: body } = await site.get(target);
    expect(status).toBe(400);
    expect(body).not.toMatch(/\bat \w+|node:/);
  });

  it('is refused with a page that leads home, to a person who looks at it', async () => {
    const { status, headers, text: body } = await site.get('/%E0%A4%A/', { headers: { accept: 'text/html,*/*' } });
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('No entendemos esta dirección');
    expect(body).toMatch(/<a [^>]*href="\/"/);
  });

  it.each([1500, 1990])('%i characters are no page, and nobody is asked for it', async (length) => {
    const before = services.requests.length;
    const { status, text: body } = await site.get(`/${'a'.repeat(length - 2)}/`);
    expect(status).toBe(404);
    expect(body).not.toMatch(/\bat \w+|node:/);
    expect(services.requests.slice(before).filter(({ url }) => url.includes('aaaa'))).toEqual([]);
  });

  it.each(['/wp-login.php', '/favicon.ico', '/.env', '/assets/gone-1234.js'])(
    '%s is no page, and nobody is asked for it',
    async (target) => {
      await site.get('/vieja.html');
      const before = services.requests.length;
      expect((await site.get(target)).status).toBe(404);
      expect(services.requests.length).toBe(before);
    },
  );

  it.each(['/muy-vieja.html', '/portada.htm', '/wp-login.php', '/default.aspx', '/index.php?id=99'])(
    '%s was a page once, and is answered with the page of what is not found',
    async (target) => {
      const { status, headers, text: html } = await site.get(target);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(html).toContain('data-error="404"');
    },
  );

  it('answers with that page a person who looks for a file, and not a program that misses one', async () => {
    const person = await site.get('/folleto.pdf', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([person.status, String(person.headers['content-type'])]).toEqual([404, expect.stringContaining('text/html')]);
    const program = await site.get('/folleto.pdf', { headers: { accept: '*/*' } });
    expect([program.status, String(program.headers['content-type'])]).toEqual([404, expect.stringContaining('application/problem+json')]);
  });

  it('finds a page whose slug is not ASCII', async () => {
    expect((await site.get('/rese%C3%B1as/')).text).toContain('con eñe');
  });
});

describe('campaign parameters', () => {
  it('stay in the address and out of the cache', async () => {
    await site.get('/resenas/');
    const before = pageRequests(services, '/resenas/');
    for (let count = 0; count < 20; count++) {
      const { status, headers } = await site.get(`/resenas/?cclid=${count}&utm_source=mail`);
      expect(status).toBe(200);
      expect(headers['x-cache']).toBe('hit');
    }
    expect(pageRequests(services, '/resenas/')).toBe(before);
  });
});

describe('junk addresses', () => {
  it('do not grow the cache of pages, nor push a page out of it', async () => {
    await site.get('/');
    const pagesBefore = await gauge('site_page_cache_pages');
    for (let count = 0; count < 300; count++) await site.get(`/junk-${count}/`);
    for (let count = 0; count < 300; count++) await site.get(`/?junk=${count}`);
    // The not-found page itself may be new.
    expect(await gauge('site_page_cache_pages')).toBeLessThanOrEqual(pagesBefore + 1);
    expect((await site.get('/')).headers['x-cache']).toBe('hit');
  });

  async function gauge(name: string): Promise<number> {
    return Number(new RegExp(`^${name}\\{[^}]*\\} (\\d+)`, 'm').exec(await site.metrics())?.[1]);
  }
});

describe('redirects of the content', () => {
  it.each([
    ['/bonos-viejos/', 301, '/bonos/'],
    ['/muy-viejos/', 302, '/bonos/'],
    ['/Bonos-Viejos', 301, '/bonos/'],
    ['/bonos-viejos/?cclid=a', 301, '/bonos/?cclid=a'],
    ['/fuera/', 301, 'https://otra.example/x?y=1'],
    ['/propia/', 301, '/guias/?y=1#z'],
    ['/nuestros-datos/', 301, '/datos/registros.csv?a=1'],
    ['/paso-25/', 301, '/paso-30/'],
    ['/index.php?id=3', 301, '/guias/'],
    ['/Index.php?id=3&utm_source=x&gclid=y', 301, '/guias/?utm_source=x&gclid=y'],
    ['/index.php?id=5&option=com_content', 301, '/bonos/?orden=nota'],
    ['/index.php?option=com_content&id=5&fbclid=a', 301, '/bonos/?orden=nota&fbclid=a'],
    ['/vieja.html', 301, '/guias/'],
    ['/vieja.html?x=1&pago=webpay', 301, '/guias/?pago=webpay'],
    ['/vieja.aspx', 301, '/guias/'],
    ['/logo-viejo.png', 301, 'https://otra.example/logo.png'],
    ['/?p=123', 301, '/nueva/'],
    ['/?page_id=9', 301, '/guias/'],
    ['/propia/?gclid=b', 301, '/guias/?y=1&gclid=b#z'],
  ])('%s answers %i to %s', async (target, status, location) => {
    for (let round = 0; round < 2; round++) {
      const answer = await site.get(target);
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(location);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  it('say that a page is gone', async () => {
    for (const target of ['/cerrada/', '/cerrada', '/index.php?id=6']) {
      const { status, text: html } = await site.get(target);
      expect(status, target).toBe(410);
      expect(html).toContain('Esta página ya no existe');
    }
  });

  it.each(['/circulo-a/', '/circulo-c/', '/hacia-el-circulo/', '/yo/', '/yo-2/', '/yo-3/', '/yo-4/', '/paso-0/', '/malo/', '/malo-2/'])(
    '%s leads nowhere and is a 404',
    async (target) => {
      const { status, headers } = await site.get(target);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    },
  );

  it('do not hide a page that is published', async () => {
    expect((await site.get('/resenas/')).status).toBe(200);
    expect((await site.get('/?p=124')).headers.location).toBe('/');
  });
});

describe('every answer', () => {
  it.each(['/', '/resenas/', '/resenas', '/no-existe/', '/%', '/robots.txt', '/api/location', '/healthz', '/api/nothing'])(
    '%s carries the security headers',
    async (target) => {
      const { headers } = await site.get(target);
      const policy = String(headers['content-security-policy']);
      for (const directive of [
        "default-src 'self'",
        "img-src 'self' https://images.example",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "frame-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types lupa-service-worker',
      ]) {
        expect(policy.split('; ')).toContain(directive);
      }
      // The script in the head of a page, and the one of pages with an experiment.
      expect(policy).toMatch(/(^|; )script-src 'self'( 'sha256-[^' ]+'){2}(;|$)/);
      expect(policy).toMatch(/(^|; )style-src 'self' 'sha256-[^' ]+'(;|$)/);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  it('to something other than a read is a 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await site.get('/', { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
});

describe('beside the pages', () => {
  it('sitemap.xml lists the routes that could be read', async () => {
    const { headers, text: xml } = await site.get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://lupacasino.example/',
      'https://lupacasino.example/resenas/',
    ]);
    expect(headers['cache-tag']).toBe('routes,catalogue');
  });

  it('the rules of what browsers fetch ahead are of the type that they ask for, and named by every page, found or not', async () => {
    const { headers, text: rules } = await site.get('/speculation-rules.json');
    expect(headers).toMatchObject({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' });
    expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ source: 'document', eagerness: 'moderate' }] });
    const namedBy = async (path: string) => {
      const answer = await site.get(path);
      return [answer.status, answer.headers['speculation-rules']];
    };
    const name = '"/speculation-rules.json"';
    // From the renderer and from the cache.
    for (let round = 0; round < 2; round++) expect(await namedBy('/nueva/')).toEqual([200, name]);
    expect(await namedBy('/no-existe/')).toEqual([404, name]);
    expect(await namedBy('/caida/')).toEqual([503, name]);
    expect(await namedBy('/robots.txt')).toEqual([200, undefined]);
  });

  it.each(['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-games-1.xml'])(
    '%s is no file where one sitemap holds all pages',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );

  it('answers where the visitor is, for this visitor only', async () => {
    const answer = await site.get('/api/location', { headers: { 'x-country-code': 'cl', 'x-region-code': 'CL-RM', 'x-city': 'Santiago' } });
    expect(JSON.parse(answer.text)).toEqual({ countryCode: 'CL', regionCode: 'RM', continentCode: null, city: null });
    expect(answer.headers['cache-control']).toContain('private');
  });
});
