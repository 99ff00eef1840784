import { describe, expect, it, vi } from 'vitest';
import { setPage, text } from '../../dev/testBed/foreignContent.ts';
import type { Answer } from '../../dev/testBed/foreignServices.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

// What a service is asked is answered when the test is over: an answer of the site that needed it would never come.
const { services, site } = siteOfEachTest();

const allPaths = [
  '/cms/navigationGroup',
  '/cms/Microcopy/',
  '/cms/globals/',
  '/cms/pages/all',
  '/cms/redirects',
  '/cms/page/%2F',
  '/cms/page/%2Fnueva%2F',
  '/cms/page/%2Fno-existe%2F',
  '/cms/page/%2F404%2F',
  '/cms/globalPaymentMethod/',
  '/fenix/toplist/',
  '/arcade/games/',
  '/arcade/games/ids/',
  '/arcade/providers/',
];
const hangs = (): Promise<Answer> => new Promise(() => {});
const trickles = (): Answer => ({ trickles: true });

const breakServices = (how: () => Answer | Promise<Answer>, paths: readonly string[] = allPaths) => {
  for (const path of paths) services.answers.set(path, how);
};

async function ask(target: string) {
  const { status, text: body, headers } = await site.timers.pass(site.get(target, { headers: { accept: 'text/html' } }));
  return { status, body, state: headers['x-cache'] };
}

describe.each([
  ['hang', hangs],
  ['trickle', trickles],
])('while all services %s', (_, how) => {
  it('every address has an answer: the last good page, or what there is without them', async () => {
    setPage(services, '/', { content: [text('la última buena')] });
    await site.get('/');
    breakServices(how);
    services.publish('*');
    await vi.waitFor(async () => expect((await ask('/')).state).not.toBe('hit'), 60_000);
    const targets = [
      '/',
      '/?pagina=2',
      '/nueva/',
      '/Nueva',
      '/sitemap.xml',
      '/api/games',
      '/api/games/7',
      '/cards/nueva/0123456789abcdef.png',
      '/site.webmanifest',
      '/%',
    ];
    const [home, variant, unseen, ...others] = await Promise.all(targets.map(ask));
    for (const answer of [home, variant]) expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('la última buena') });
    expect(unseen).toMatchObject({ status: 503, body: expect.stringMatching(/Volvemos en un momento[^]*href="\/"/) });
    expect(others.map(({ status }) => status)).toEqual([301, 200, 503, 503, 503, 200, 400]);
  });
});

it('a page is shown without what hangs, each call costing its own part only', async () => {
  breakServices(hangs, ['/cms/pages/all', '/cms/Microcopy/', '/cms/navigationGroup', '/fenix/toplist/']);
  const lists = ['a', 'b', 'c'].map((id) => ({ type: 'topList', id, toplist: 'mejores' }));
  setPage(services, '/', { content: [text('antes'), ...lists, text('después')] });
  const { status, text: html, headers } = await site.timers.pass(site.get('/'));
  expect(status).toBe(200);
  expect(site.timers.now()).toBeLessThanOrEqual(2250);
  expect(html).toContain('antes');
  expect(html).toContain('después');
  // The globals, asked for after the texts, which hang.
  expect(html).toContain('data-site="Ajeno"');
  expect(headers['cache-control']).toContain('s-maxage=0');
  const asked = services.requests.filter(({ url }) => url.includes('identifier=mejores'));
  expect(asked).toHaveLength(1);
  const lateBlocks = site.logs.filter(({ details }) => details.event === 'block.failed');
  expect(lateBlocks.map(({ details }) => String(details.block)).toSorted()).toEqual(['a', 'b', 'c']);
});

it('a page that was too late for one visitor is there for the next', async () => {
  const held = Promise.withResolvers<Answer>();
  services.answers.set('/cms/page/%2F', () => held.promise);
  expect((await site.timers.pass(site.get('/'))).status).toBe(503);
  held.resolve({ json: { pages: [{ slug: '/', title: 'Por fin', content: [] }], locale: 'es_CL' } });
  await vi.waitFor(async () => expect((await site.get('/')).text).toContain('Por fin'), 60_000);
  expect(services.count('/cms/page/%2F')).toBe(1);
});
