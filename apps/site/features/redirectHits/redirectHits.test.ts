import { redirectHitsSchema } from '@lupa/contracts/redirect.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';
import { setPage, startUsualServices } from '../../dev/testBed/foreignContent.ts';
import { startTestSite } from '../../dev/testBed/testSite.tsx';
import { createRedirectCounter, type RedirectCounter } from './feature.ts';

const person = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const byPerson = { method: 'GET', headers: person };

let server: Server;
let status: number;
let batches: { id: string; hits: string[] }[];
let contentUrl: string;
beforeEach(async () => {
  status = 204;
  batches = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { id, hits } = redirectHitsSchema.parse(JSON.parse(text));
      batches.push({ id, hits: hits.map(({ from, count }) => `${from} ${count}`) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  contentUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const withCounter = async (act: (counter: RedirectCounter) => Promise<void>) => {
  const { logger, entries } = createCapturedLogger();
  const counter = createRedirectCounter({ contentUrl, logger, interval: 3_600_000 });
  await act(counter);
  await counter.close();
  return entries.map(({ details }) => details['event']);
};

describe('hits of redirects', () => {
  it('are added up and handed over together, also when the site closes; nothing is sent without any', async () => {
    await withCounter(async (counter) => {
      await counter.flush();
      for (const path of ['/a/', '/b/', '/a/']) counter.count(byPerson, [path]);
      counter.count(byPerson, []);
      await counter.flush();
      counter.count(byPerson, ['/a/', '/b/']);
    });
    expect(batches.map(({ hits }) => hits)).toEqual([
      ['/a/ 2', '/b/ 1'],
      ['/a/ 1', '/b/ 1'],
    ]);
  });

  it('are those of people', async () => {
    await withCounter(async (counter) => {
      counter.count({ method: 'HEAD', headers: person }, ['/a/']);
      for (const headers of [
        { 'user-agent': 'Googlebot/2.1' },
        { 'user-agent': 'WhatsApp/2' },
        {},
        { ...person, 'sec-purpose': 'prefetch' },
      ])
        counter.count({ method: 'GET', headers }, ['/a/']);
    });
    expect(batches).toEqual([]);
  });

  it('wait for a service that is away, under the same id, and none is lost', async () => {
    const events = await withCounter(async (counter) => {
      status = 503;
      counter.count(byPerson, ['/a/']);
      await counter.flush();
      counter.count(byPerson, ['/a/']);
      await counter.flush();
      status = 204;
    });
    expect(batches.map(({ hits }) => hits)).toEqual([['/a/ 1'], ['/a/ 1'], ['/a/ 1'], ['/a/ 1']]);
    expect(new Set(batches.slice(0, 3).map(({ id }) => id)).size).toBe(1);
    expect(batches[3]?.id).not.toBe(batches[0]?.id);
    expect(events).toEqual(['redirects.hitsDelayed', 'redirects.hitsDelayed']);
  });

  it('are not counted where the service has no such call', async () => {
    status = 404;
    const events = await withCounter(async (counter) => {
      counter.count(byPerson, ['/a/']);
      await counter.flush();
      counter.count(byPerson, ['/a/']);
    });
    expect(batches).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it('go in portions', async () => {
    await withCounter(async (counter) => {
      for (let index = 0; index < 450; index++) counter.count(byPerson, [`/${index}/`]);
    });
    expect(batches.map(({ hits }) => hits.length)).toEqual([200, 200, 50]);
  });
});

it('a site counts the redirects that it answers, each of a chain, cached or not, and what is gone', async () => {
  const services = await startUsualServices();
  setPage(services, '/bonos/');
  services.answers.set('/cms/redirects', {
    json: [
      { from: '/bonos-viejos', to: '/bonos/' },
      { from: '/muy-viejos/', to: '/bonos-viejos/', status: 302 },
      { from: '/cerrada/', to: '/', status: 410 },
    ],
  });
  const site = await startTestSite(services.url);
  for (const path of ['/bonos-viejos/', '/bonos-viejos/?utm_source=x', '/Bonos-Viejos', '/muy-viejos/', '/cerrada/', '/bonos/', '/nada/'])
    await site.get(path, { headers: person });
  await site.get('/bonos-viejos/', { headers: { 'user-agent': 'curl/8' } });
  await site.close();
  const sent = services.requests.filter(({ url }) => url === '/cms/redirect-hits');
  expect(sent).toHaveLength(1);
  const { hits } = redirectHitsSchema.parse(JSON.parse(sent[0]?.body ?? ''));
  expect(hits.map(({ from, count }) => `${from} ${count}`).toSorted()).toEqual(['/bonos-viejos 4', '/cerrada/ 1', '/muy-viejos/ 1']);
  expect(JSON.stringify(sent[0]?.body)).not.toContain('Mozilla');
  await services.stop();
});
