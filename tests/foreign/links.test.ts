// Requirements: 3.12, 5.20.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendering } from '../../apps/site/rendering.ts';
import { startTestSite, type TestAnswer, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { useTestFolder } from '../setup/testFolder.ts';
import { startForeignServices, type ForeignServices } from './startForeignServices.ts';

/*
 * Whether a casino may be linked, asked of every place that has a way to one: Casino Austral is the casino, and the content service's entry says whether
 * there is a way to it.
 */

type Casino = { slug?: string; partnerSlug?: string; attributes?: object };

const way = 'https://clickout.example/jugar/austral/';
const offer = {
  id: 7,
  offerType: 'welcome',
  attributes: { titlePreview: '100 %', afflinkProxy: 'bienvenida', termsUrl: 'https://austral.example/terminos', expiration: '2099-03-31' },
};
const hero = (more: object) => ({ type: 'heroSection', title: 'Portada', ...more });
const pages: Record<string, object[]> = {
  '/lista/': [{ type: 'topList', title: 'Lista', toplist: 'mejores', visibleEntries: 10 }],
  '/resumen/': [{ type: 'topList', title: 'Resumen', variant: 'mini-review-component', toplist: 'mejores' }],
  '/comparar/': [{ type: 'casinoComparator', title: 'Lado a lado', toplist: 'mejores' }],
  '/bonos/': [{ type: 'bonusCards', title: 'Bonos', toplist: 'mejores' }],
  '/resena/': [hero({ variant: 'casino-review', partner: 'austral' })],
  '/boton/': [hero({ cta: { title: 'Entrar', url: '/jugar/austral/bienvenida' } })],
  '/juego/': [{ type: 'playGame', gameId: 'condor', partner: 'austral' }],
  '/portada-de-juego/': [hero({ variant: 'play-game', gameId: 'condor', partner: 'austral' })],
};
/** The places, each with whether it looks for another casino instead where this one may not be linked. */
const places = [
  '/lista/',
  '/resumen/',
  '/comparar/?comparar=austral,boreal',
  '/bonos/',
  '/resena/',
  '/boton/',
  '/juego/',
  '/portada-de-juego/',
  '/api/games/condor?partner=austral',
];
/** Those that have nothing without the entry itself. */
const needsEntry = ['/portada-de-juego/'];

let services: ForeignServices;
const folder = useTestFolder();
let site: TestSite | undefined;

beforeAll(async () => {
  services = await startForeignServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  services.spoiled.clear();
  services.replaced.clear();
  for (const [path, content] of Object.entries(pages))
    services.replaced.set(`/cms/page/${path}`, () => ({ pages: [{ title: 'Página', description: '', content }], locale: 'es_CL' }));
  sayInList({});
  sayInEntry({});
});
afterEach(async () => {
  await site?.close();
  site = undefined;
  vi.useRealTimers();
});

function sayInList(attributes: object): void {
  const change = (casino: Casino) => ({
    ...casino,
    attributes: { ...casino.attributes, offers: [offer], ...(casino.slug === 'austral' && attributes) },
  });
  services.replaced.set('/api/fenix/toplist/', ([usual]: { partners: Record<string, Casino> }[]) => [
    { responseId: 1, partners: Object.fromEntries(Object.entries(usual?.partners ?? {}).map(([slug, casino]) => [slug, change(casino)])) },
  ]);
  services.replaced.set('/api/fenix/partners-by-slug/', (usual: Casino[]) => usual.map(change));
}

/** What the content service's entry of the casino says; null: it is left out. */
function sayInEntry(entry: object | null): void {
  const change = (casino: Casino) => [
    {
      ...casino,
      offers: [offer],
      webSite: 'austral.example',
      urlOffer: `/jugar/${casino.partnerSlug}/bienvenida`,
      ...(casino.partnerSlug === 'austral' && entry),
    },
  ];
  services.replaced.set('/cms/partnerEntity', (usual: Casino[]) =>
    usual.flatMap((casino) => (casino.partnerSlug === 'austral' && entry === null ? [] : change(casino))),
  );
}

async function restart(): Promise<TestSite> {
  await site?.close();
  const env = { ...services.env, CLICKOUT_URL: 'https://clickout.example', OFFER_LINKS: 'signed' };
  site = await startTestSite('', { directory: folder.path, env, rendering });
  return site;
}

async function get(path: string): Promise<TestAnswer> {
  if (!site) throw new Error('no site has been started');
  return site.timers.pass(site.get(path));
}

async function findWays(): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    const { text } = await get(place);
    if (text.includes(way)) found.push(place);
  }
  return found;
}

const later = () => vi.setSystemTime(Date.now() + 600_000);

describe('a casino that may be linked', () => {
  it.each<[string, object, object]>([
    ['whose entry says so', {}, {}],
    ['whose partner service says so as well', { activePartner: true, recommendedPartner: null, urlOffer: '/x' }, {}],
  ])('%s has a way to it in each place', async (_, attributes, entry) => {
    sayInList(attributes);
    sayInEntry(entry);
    await restart();
    expect(await findWays()).toEqual(places);
    expect((await site?.get('/resena/'))?.text).toContain('"itemReviewed":{"@type":"Organization","name":"Casino Austral","url":');
  });
});

describe('no place has a way to a casino', () => {
  async function expectNoWay(): Promise<void> {
    expect(await findWays()).toEqual([]);
    const { text } = await get('/resena/');
    expect(text).not.toMatch(/"itemReviewed":\{[^}]*"url"/);
    expect(text).not.toContain('austral.example/terminos');
  }

  it.each<[string, object]>([
    ['that is not active', { activePartner: false }],
    ['of which nobody says whether it is active', { activePartner: undefined }],
    ['whose being active is an object', { activePartner: { value: true } }],
    ['that is replaced by a slug', { recommendedPartner: 'boreal' }],
    ['that is replaced by an object of no known fields', { recommendedPartner: { id: 3 } }],
  ])('%s', async (_, entry) => {
    sayInEntry(entry);
    await restart();
    await expectNoWay();
  });

  it.each<[string, object]>([
    ['inactive', { activePartner: false }],
    ['replaced by an object', { recommendedPartner: { partnerSlug: 'boreal' } }],
  ])('of which the partner service alone says that it is %s', async (_, attributes) => {
    sayInList(attributes);
    await restart();
    // The places that ask the entry alone do not hear of it.
    services.replaced.set('/cms/page//portada-de-juego/', () => undefined);
    services.replaced.set('/cms/page//boton/', () => undefined);
    await expectNoWay();
  });

  it.each<[string, object]>([['inactive', { activePartner: false }]])('that is %s, whatever the toplist says of all', async (_, entry) => {
    sayInList({ activePartner: true, providers: [{ arcadeId: 12 }] });
    sayInEntry(entry);
    await restart();
    await expectNoWay();
  });

  it('that the content service leaves out', async () => {
    sayInEntry(null);
    await restart();
    await expectNoWay();
  });

  it.each(['down', 'errorInList'] as const)('whose entry was never read (%s)', async (spoiling) => {
    services.spoiled.set('/cms/partnerEntity', spoiling);
    await restart();
    const { headers } = await get('/lista/');
    expect(headers['cache-control']).toContain('s-maxage=0');
    expect(await site?.metrics()).toMatch(/^site_kept_pages\{[^}]*\} 0$|^site_kept_pages 0$/m);
    await expectNoWay();
  });
});

describe('without a way to a casino (`urlOffer`)', () => {
  it.each<[string, object]>([
    ['null', { urlOffer: null }],
    ['missing', { urlOffer: undefined }],
  ])('that is %s, no place leads to it, whatever the toplist says of all', async (_, entry) => {
    sayInList({ activePartner: true });
    sayInEntry(entry);
    await restart();
    expect(await findWays()).toEqual([]);
    expect((await site?.get('/lista/'))?.text).toContain('Casino Austral');
  });
});

describe('while the entry cannot be read', () => {
  const outage = async () => {
    later();
    services.spoiled.set('/cms/partnerEntity', 'down');
    await restart();
  };

  it('an active casino that was read before keeps its ways, and its pages are not kept', async () => {
    await restart();
    await findWays();
    await outage();
    expect(await findWays()).toEqual(places.filter((place) => !needsEntry.includes(place)));
    expect((await site?.get('/lista/'))?.headers['cache-control']).toContain('s-maxage=0');
  });

  it('an inactive casino stays inactive, and its review says so', async () => {
    sayInEntry({ activePartner: false });
    await restart();
    await findWays();
    await outage();
    expect(await findWays()).toEqual([]);
    expect((await site?.get('/resena/'))?.text).toContain('Ya no lo recomendamos');
  });

  it('a casino that was left out at last may not be linked', async () => {
    await restart();
    await findWays();
    later();
    sayInEntry(null);
    expect(await findWays()).toEqual([]);
    await outage();
    expect(await findWays()).toEqual([]);
  });

  it('a torn file of what was known says nothing, and the site starts', async () => {
    await restart();
    await findWays();
    await site?.close();
    site = undefined;
    await writeFile(join(folder.path, 'link-states.json'), '[[" austral",{"activePartner":true,"recomm');
    await outage();
    expect(await findWays()).toEqual([]);
  });
});

it('an entry that is late costs the way to the casino and not the list, however late the list was', async () => {
  const [say, toplist] = ['/api/fenix/toplist/', services.replaced.get('/api/fenix/toplist/')];
  services.replaced.set(say, async (usual: never) => {
    await new Promise<void>((resolve) => void site?.timers.after(300, resolve));
    return toplist?.(usual);
  });
  services.spoiled.set('/cms/partnerEntity', 'slow');
  await restart();
  const { text } = await get('/lista/');
  expect(text).toMatch(/<article[^]*?Casino Austral/);
  expect(text).not.toContain(way);
});

it('a page with the button is not shown any more once another page has read that there is no way to the casino', async () => {
  await restart();
  expect((await site?.get('/lista/'))?.text).toContain(way);
  sayInEntry({ urlOffer: null });
  // The entry is asked for again, and the page may still be shown while it is renewed.
  vi.setSystemTime(Date.now() + 20_000);
  await site?.get('/resena/');
  expect((await site?.get('/lista/'))?.text).not.toContain(way);
});
