import type { BlockLoader } from '@lupa/blocks/block.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PageDocument } from '../page/PageDocument.tsx';
import { setPage, text } from '../dev/testBed/foreignContent.ts';
import { noBlocks, type TestSite } from '../dev/testBed/testSite.tsx';
import { siteOfEachTest } from '../dev/testBed/siteOfEachTest.ts';

let isFailing = false;

const load: BlockLoader<unknown, { title: string }> = async (_, { query }) => {
  if (isFailing) throw new ServiceUnavailableError('toplist', 'is away');
  const asked = query.read('pago');
  const known = ['webpay', 'khipu'].filter((method) => asked.includes(method));
  query.use('pago', known);
  return { title: `pays with ${known.join(' and ') || 'anything'}` };
};

const { site } = siteOfEachTest((services) => {
  setPage(services, '/lista/', { content: [{ type: 'topList', id: 't' }] });
  setPage(services, '/texto/', { content: [text('Hola')] });
  return {
    rendering: {
      PageDocument,
      blockLoaders: {
        ...noBlocks,
        topList: { schema: z.object({}), load },
        contentSection: { schema: z.object({ title: z.string() }), load: async (stored: { title: string }) => stored },
      },
      blockViews: {
        ...noBlocks,
        topList: ({ title }: { title: string }) => <p>{title}</p>,
        contentSection: ({ title }: { title: string }) => <p>{title}</p>,
      },
    },
  };
});
beforeEach(() => {
  isFailing = false;
});

const cacheState = ({ headers }: Awaited<ReturnType<TestSite['get']>>) => headers['x-cache'];

describe('the query of a page', () => {
  it('changes what its blocks show, under an address of its own, with the page as the canonical one', async () => {
    const filtered = await site.get('/lista/?pago=webpay,khipu');
    expect(filtered.status).toBe(200);
    expect(filtered.text).toContain('pays with webpay and khipu');
    expect(filtered.text).toContain('<link rel="canonical" href="https://lupacasino.example/lista/"/>');
    expect(filtered.text).toContain('<meta name="robots" content="noindex"/>');
    const whole = (await site.get('/lista/')).text;
    expect(whole).toContain('pays with anything');
    expect(whole).not.toContain('noindex');
    const again = await site.get('/lista/?pago=webpay,khipu&cclid=abc');
    expect(cacheState(again)).toMatch(/hit/i);
    expect(again.body).toEqual(filtered.body);
  });

  it.each([
    ['/lista/?pago=khipu,webpay', '/lista/?pago=webpay,khipu'],
    ['/lista/?pago=oro,webpay&cclid=abc', '/lista/?pago=webpay&cclid=abc'],
    ['/lista/?pago=oro', '/lista/'],
    ['/lista/?bono=welcome', '/lista/'],
    ['/texto/?pago=webpay', '/texto/'],
    ['/texto/?pago=webpay&utm_source=boletin', '/texto/?utm_source=boletin'],
  ])('%s is trimmed to %s', async (target, location) => {
    const { status, headers } = await site.get(target);
    expect([status, headers['location']]).toEqual([302, location]);
    expect((await site.get(location)).status).toBe(200);
  });

  it('stays when a block that may have used it is left out, and a page that does not exist is not there with one', async () => {
    isFailing = true;
    expect((await site.get('/lista/?pago=webpay')).status).toBe(200);
    expect((await site.get('/nada/?pago=webpay')).status).toBe(404);
  });
});
