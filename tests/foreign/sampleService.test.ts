import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentService } from '../../examples/content-service/server.ts';
import { rendering } from '../../apps/site/rendering.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { askServices } from '../../scripts/services/askServices.ts';
import { DrivenTimers } from '../setup/drivenTimers.ts';

const service = createContentService();
let url: string;
let site: TestSite;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const env = { CONTENT_URL: `${url}/cms`, PARTNERS_URL: `${url}/fenix`, TOPLIST_IDENTIFIER: 'mejores', OFFER_LINKS: 'plain' };
  site = await startTestSite(url, { env, rendering });
});
afterAll(async () => {
  await site.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

describe('the site on examples/content-service', () => {
  test('has a home page with its menu, its list in rank order and ways out', async () => {
    const { status, text } = await site.get('/');
    expect(status).toBe(200);
    for (const words of ['Casinos en línea comparados', 'Sitio de muestra', 'Reseñas', 'Cómo comparamos', 'Ir a jugar'])
      expect(text).toContain(words);
    expect(text.indexOf('Casino Faro')).toBeLessThan(text.lastIndexOf('Nube Play'));
    expect(text).toContain('href="https://clickout.example/faro/bienvenida"');
  });

  test('has a review with its verdict, lists and way out', async () => {
    const { status, text } = await site.get('/resenas/faro/');
    expect(status).toBe(200);
    for (const words of ['Veredicto', 'Depositamos y retiramos en', 'Paga en un día hábil', 'Rollover de 30 veces', '8,9'])
      expect(text).toContain(words);
    expect(text).toContain('href="https://clickout.example/faro/bienvenida"');
  });

  test('answers a page that is not there with the service’s words', async () => {
    const { status, text } = await site.get('/nada/');
    expect(status).toBe(404);
    expect(text).toContain('Esa página no existe');
  });

  test('leaves nothing out of its answers', () => {
    const dropped = site.logs.filter(({ details }) => details['dropped'] !== undefined || details['event'] === 'block.failed');
    expect(dropped).toEqual([]);
  });
});

test('every call of it is read whole', async () => {
  const urls = { content: `${url}/cms`, partners: `${url}/fenix`, arcade: `${url}/none` };
  const asked = await askServices({ urls, site: 'prueba', toplist: 'mejores', timers: new DrivenTimers() });
  const { navigationGroup, partnerEntity, globalPaymentMethod, microcopy, gameEntity, globals, pagesAll, page, toplist, partnersBySlug } =
    asked;
  for (const one of [
    navigationGroup,
    partnerEntity,
    globalPaymentMethod,
    microcopy,
    gameEntity,
    globals,
    pagesAll,
    page,
    toplist,
    partnersBySlug,
  ])
    expect(one).toMatchObject({ failure: null, dropped: [] });
});
