// Requirements: 10.14.
import { createExampleContext } from '@lupa/blocks/shared/examples/exampleContext.ts';
import type { Clients } from '@lupa/clients/clients.ts';
import { Collector } from '@lupa/clients/collector.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { expect, test } from 'vitest';
import { createCapturedLogger } from '../dev/testBed/capturedLogger.ts';
import { clientsWithFigures } from './clientsWithFigures.ts';
import { emptyPage } from './emptyPage.ts';

const took = '{{withdrawalTime:casino-andino}}';
const { clients } = createExampleContext();
const records = () => Promise.resolve([{ ...casinoRecordExample, note: took }]);
const found = {
  host: null,
  kind: 'page',
  path: '/a/',
  title: 'A',
  summary: took,
  category: null,
  partner: null,
  score: 1,
  match: null,
  since: null,
} as const;
const given: Clients = {
  ...clients,
  content: {
    ...clients.content,
    fetchPage: (slug, locale) =>
      Promise.resolve({
        ...emptyPage(slug, took),
        content: [{ type: 'list', id: 'a', items: [took] }],
        locale: slug === '/en/solo-es/' ? 'es_CL' : locale,
      }),
    search: () => Promise.resolve({ host: null, results: [found] }),
    fetchPartnerEntities: () => Promise.resolve([{ ...partnerEntityExample, pros: [took] }]),
  },
  partners: { ...clients.partners, fetchRecords: records },
};
const filled = clientsWithFigures(
  { forPage: () => ({ clients: given, collector: new Collector(), deadline: new Deadline(1000), within: () => given }) },
  { now: () => Date.parse('2026-11-23T15:00:00Z') },
).forPage({ logger: createCapturedLogger().logger, requestId: 'test' });

const spanish = '3 horas y 25 minutos';
const texts: [name: string, read: (clients: Clients) => Promise<unknown>, text: string][] = [
  ['a page', async ({ content }) => (await content.fetchPage('/a/', 'es_CL'))?.content[0]?.['items'], spanish],
  ['its title', async ({ content }) => (await content.fetchPage('/a/', 'es_CL'))?.title, spanish],
  ['a page in another language', async ({ content }) => (await content.fetchPage('/en/a/', 'en'))?.title, '3 hours and 25 minutes'],
  ['a page that is not translated', async ({ content }) => (await content.fetchPage('/en/solo-es/', 'en'))?.title, spanish],
  ['an answer to a search', async ({ content }) => (await content.search('a', 'es_CL')).results[0]?.summary, spanish],
  ['the entry of a casino', async ({ content }) => (await content.fetchPartnerEntities(['casino-andino']))[0]?.pros, spanish],
  ['a record', async ({ partners }) => (await partners.fetchRecords({ newest: 1 }))[0]?.note, spanish],
];

test.each(texts)('%s comes with its figures, in its own language', async (_, read, text) => {
  for (const each of [filled.clients, filled.within(1000)]) expect([await read(each)].flat()).toEqual([text]);
});
