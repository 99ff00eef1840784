// Requirements: 10.17, 10.18, 10.19.
import { type ErrorReportStatus, formatReportNetworks, parseReportNetworks, reportNetworksHeader } from '@lupa/contracts/errorReport.ts';
import { microcopyDefaults } from '@lupa/contracts/microcopy.ts';
import { pageAnswerExample } from '@lupa/contracts/page.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ForeignServices } from '../../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../../dev/testBed/testSite.tsx';
import { signForm } from './formToken.ts';
import { hashNetworks } from './serveErrorReport.ts';

const path = '/avisar-error/';
const origin = 'https://lupacasino.example';
const secret = 'a-secret-of-at-least-32-characters';
const number = 'K7QM-4X2P';
const slug = '/resenas/casino-andino/';
const services = new ForeignServices();
let site: TestSite;
let visitors = 0;
beforeAll(async () => {
  await services.start();
  site = await startTestSite(services.url, { env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await site.close();
  await services.stop();
});
beforeEach(() => {
  const content = [{ type: 'topList', id: 'lista', toplist: 'home' }];
  const [page] = pageAnswerExample.pages;
  services.requests.length = 0;
  services.answers.clear();
  services.answers.set(`/cms/page/${encodeURIComponent(slug)}`, {
    json: { ...pageAnswerExample, pages: [{ ...page, slug, title: 'Reseña de Casino Andino', content }] },
  });
  services.answers.set('/cms/error-reports', { status: 201, json: { number } });
});

const filled = { pagina: slug, dato: 'lista', error: 'La lista está al revés.', propuesta: '', fuente: '' };
const shownBefore = (time = 5000) => signForm(Date.now() - time, secret);

/** Each visitor has an address of their own, unless they are the same. */
function send(
  fields: Record<string, string>,
  { headers = {}, address = `192.0.2.${++visitors}` }: { headers?: Record<string, string>; address?: string } = {},
) {
  const body = new URLSearchParams({ ...filled, formulario: shownBefore(), ...fields });
  const from = { 'sec-fetch-site': 'same-origin', origin, 'x-forwarded-for': address, ...headers };
  return fetch(site.url + path, { method: 'POST', body, headers: from, redirect: 'manual' });
}
const sent = () => services.requests.filter(({ url }) => url === '/cms/error-reports').map(({ body }): unknown => JSON.parse(body));
const readable = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

describe('the form', () => {
  test('knows page and fact from its address, and is kept by nobody', async () => {
    const { status, text, headers } = await site.get(`${path}?pagina=${slug}&dato=lista`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(text).toContain('Reseña de Casino Andino');
    expect(text).toMatch(/<option value="lista" selected="">/);
  });

  test.each([
    ['of another site', 'https://other.example/'],
    ['that is not there', '/nada/'],
  ])('about a page %s is the plain one', async (_, page) => {
    const { status, text } = await site.get(`${path}?pagina=${encodeURIComponent(page)}&dato=lista`);
    expect(status).toBe(200);
    expect(text).toContain(microcopyDefaults.report_page_hint);
    expect(text).not.toContain(page);
  });

  test('has one address in each language', async () => {
    expect((await site.get('/avisar-error')).headers.location).toBe(path);
    expect((await site.get('/en/report-error/')).status).toBe(200);
    expect((await site.get(path, { method: 'PUT' })).status).toBe(405);
  });
});

describe('a report', () => {
  test('is handed on with the words of page and fact, and leads to its number', async () => {
    const answer = await send({ propuesta: 'Al derecho.' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?numero=${number}`]);
    expect(sent()).toEqual([
      {
        form: expect.stringMatching(/^[\da-f-]{36}$/),
        locale: 'es_CL',
        path: slug,
        pageTitle: 'Reseña de Casino Andino',
        fact: 'lista',
        factLabel: microcopyDefaults.report_fact_list,
        message: filled.error,
        suggestion: 'Al derecho.',
        source: null,
      },
    ]);
  });

  test('has no fact that is not on its page', async () => {
    await send({ dato: 'licence' });
    expect(sent()).toMatchObject([{ path: slug, fact: null, factLabel: null }]);
  });

  test.each([
    ['without a sentence', { error: 'mal' }, 422, microcopyDefaults.report_message_missing],
    ['with words for an address', { fuente: 'en su web' }, 422, microcopyDefaults.report_source_wrong],
    ['that is too long', { propuesta: 'x'.repeat(1001) }, 422, microcopyDefaults.report_too_long.replace('{count}', '1000')],
    ['of a page that is not there', { pagina: '/nada/' }, 422, microcopyDefaults.report_page_unknown],
    ['that comes within a moment', { formulario: shownBefore(-60_000) }, 422, microcopyDefaults.report_early],
    ['of a form that was never shown', { formulario: 'x' }, 422, microcopyDefaults.report_refused],
    ['of a program that fills in everything', { sitio_web: 'https://spam.example' }, 422, microcopyDefaults.report_refused],
  ])('%s is not taken, says why, and keeps what was typed', async (_, changes: Record<string, string>, status, words) => {
    const answer = await send({ propuesta: 'Esto queda.', ...changes });
    const text = readable(await answer.text());
    expect(answer.status).toBe(status);
    expect(text).toContain(words);
    expect(text).toContain(changes['propuesta'] ?? 'Esto queda.');
    expect(sent()).toEqual([]);
  });

  test('of another site is refused', async () => {
    expect((await send({}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(sent()).toEqual([]);
  });

  test('is refused without being read when it is huge', async () => {
    expect((await send({ error: 'x'.repeat(60_000) })).status).toBe(413);
  });

  test.each([
    [429, 429, microcopyDefaults.report_flood],
    [503, 503, microcopyDefaults.report_failed],
    [404, 503, microcopyDefaults.report_failed],
  ])('that the content service answers with %i is not lost: it can be sent again', async (given, status, words) => {
    services.answers.set('/cms/error-reports', { status: given, json: {} });
    const answer = await send({});
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(text).toContain(words);
    expect(text).toContain(filled.error);
  });

  test('names the networks of its sender by hashes, which the service counts by', async () => {
    expect((await send({}, { address: '198.51.100.7' })).status).toBe(303);
    const asked = services.requests.find(({ url }) => url === '/cms/error-reports');
    expect(asked?.headers[reportNetworksHeader]).toBe(formatReportNetworks(hashNetworks('198.51.100.7', Date.now(), secret)));
    expect(parseReportNetworks(String(asked?.headers[reportNetworksHeader]))).toHaveLength(3);
  });

  test('has hashes that neighbours share in part, and that are others for another secret, and the next day', () => {
    const now = Date.UTC(2026, 10, 12, 23, 59, 59);
    const one = hashNetworks('198.51.100.7', now, secret);
    const [own, ...around] = hashNetworks('198.51.100.8', now, secret);
    expect(around).toEqual(one.slice(1));
    const others = [
      hashNetworks('198.51.100.7', now + 1000, secret),
      hashNetworks('198.51.100.7', now, 'another'),
      hashNetworks('203.0.113.7', now, secret),
    ];
    expect(new Set([own, ...one, ...others.flat()]).size).toBe(13);
    expect(hashNetworks('198.51.100.7', now - 3600_000, secret)).toEqual(one);
  });

  test('that comes when its network has sent too many stays in the form, which says when it can be sent', async () => {
    services.answers.set('/cms/error-reports', { status: 429, json: {}, headers: { 'Retry-After': '1700' } });
    const answer = await send({});
    const text = readable(await answer.text());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1700']);
    expect(text).toContain(filled.error);
    expect(text).toContain(microcopyDefaults.report_flood_wait.replace('{minutes}', '29'));
  });

  test('is one of twenty that a network may send: the next is refused with words, and other networks are not', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send({}, { address: '2001:db8:1:2::1' })).status));
    expect(new Set(statuses)).toEqual(new Set([303]));
    const refused = await send({}, { address: '2001:db8:1:2::2' });
    expect(refused.status).toBe(429);
    const text = await refused.text();
    expect(text).toContain(microcopyDefaults.report_flood);
    expect(text).toContain(microcopyDefaults.report_flood_wait.replace('{minutes}', '10'));
    expect((await send({}, { address: '2001:db8:1:3::1' })).status).toBe(303);
  });
});

describe('a number', () => {
  const status: ErrorReportStatus = {
    number,
    at: '2026-11-12T15:00:00.000Z',
    path: slug,
    pageTitle: 'Reseña de Casino Andino',
    factLabel: 'La nota',
    state: 'corrected',
    answer: 'Era <b>cierto</b>.',
    correction: 'correccion-7',
    decidedAt: '2026-11-13T15:00:00.000Z',
  };
  const ask = (typed: string) =>
    site.get(`${path}?numero=${encodeURIComponent(typed)}`, { headers: { 'x-forwarded-for': `198.51.100.${++visitors}` } });

  test('says what became of the report, with the answer as text and the way to the correction', async () => {
    services.answers.set(`/cms/error-reports/${number}`, { json: status });
    services.answers.set('/cms/pages/all', { json: [{ internalName: 'c', slug: microcopyDefaults.corrections_path, title: 'C' }] });
    const answer = await ask('k7qm4x2p');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    for (const words of [number, microcopyDefaults.report_state_corrected, 'Era &lt;b&gt;cierto&lt;/b&gt;.', '#correccion-7'])
      expect(answer.text).toContain(words);
  });

  test.each([number, 'nada', '<script>'])('that nobody has, as %s, is said', async (typed) => {
    const answer = await ask(typed);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(microcopyDefaults.report_unknown_hint);
    expect(answer.text).not.toContain('<script>');
  });

  test('cannot be looked up while the content service is away, which is said', async () => {
    services.answers.set(`/cms/error-reports/${number}`, { status: 500, json: {} });
    const answer = await ask(number);
    expect([answer.status, answer.text.includes(microcopyDefaults.report_find_failed)]).toEqual([503, true]);
  });

  test('cannot be guessed: a network may ask for sixty', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    await Promise.all(Array.from({ length: 60 }, () => site.get(`${path}?numero=ABCD-2345`, { headers: from })));
    const answer = await site.get(`${path}?numero=${number}`, { headers: from });
    expect([answer.status, answer.text.includes(microcopyDefaults.report_find_flood)]).toEqual([429, true]);
  });
});
