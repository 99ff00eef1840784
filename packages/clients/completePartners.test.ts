import { without } from '@lupa/contracts/generous.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { partnersBySlugExample, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { beforeEach, expect, it } from 'vitest';
import { DrivenTimers } from '../../tests/setup/drivenTimers.ts';
import { serveForTest } from '../../tests/setup/serveForTest.ts';
import { createClients, type ClientsOfProcess } from './createClients.ts';
import { FeedState } from './feedState.ts';
import { TagEpochs } from './tagEpochs.ts';

let clients: ClientsOfProcess;
let answers: Record<string, unknown>;
let asked: string[];

const { slug, name, attributes } = toplistPartnerExample;

beforeEach(async () => {
  asked = [];
  answers = { partnerEntity: [partnerEntityExample], 'partners-by-slug': partnersBySlugExample };
  const { url: base } = await serveForTest((request, response) => {
    const call = new URL(request.url ?? '', 'http://services.example').pathname.split('/').filter(Boolean).at(-1) ?? '';
    asked.push(call);
    if (call in answers) response.end(JSON.stringify(answers[call]));
    else response.writeHead(500).end();
  });
  const feed = new FeedState();
  feed.setLive();
  clients = createClients({
    urls: { content: `${base}/cms`, arcade: `${base}/arcade`, partners: `${base}/fenix` },
    site: 'prueba',
    clock: { epochs: new TagEpochs(), feed, now: () => 1_700_000_000_000, timers: new DrivenTimers() },
  });
});

async function readPartner(said: object) {
  answers['toplist'] = [{ responseId: 'r', partners: { [slug]: { slug, name, attributes: said } } }];
  const { partners } = clients.forPage({ logger: createLogger('test', 'silent'), requestId: 'test-request' }).clients;
  const toplist = await partners.fetchToplist('home');
  return { attributes: toplist?.partners[slug]?.attributes, more: asked.filter((call) => call !== 'toplist').toSorted() };
}

it('a toplist that says all of it, as our partner service does, needs no other call', async () => {
  expect((await readPartner(attributes)).more).toEqual([]);
  const nothing = { ...attributes, recommendedPartner: null, urlOffer: null, providers: [], offerTypeCMS: [], paymentMethods: [] };
  expect((await readPartner(nothing)).more).toEqual([]);
});

it.each(['activePartner', 'recommendedPartner', 'urlOffer'] as const)('a toplist without `%s` has it from the entry', async (field) => {
  const read = await readPartner(without(attributes, field));
  expect(read.more).toEqual(['partnerEntity']);
  expect(read.attributes?.[field]).toEqual(partnerEntityExample[field]);
});

it.each(['providers', 'offerTypeCMS', 'paymentMethods'] as const)(
  'a toplist without `%s` has it from the partners by slug, else from the entry, whatever else it says',
  async (field) => {
    const read = await readPartner(without(attributes, field));
    expect(read.more).toEqual(['partnerEntity', 'partners-by-slug']);
    expect(read.attributes?.[field]).toEqual(attributes[field]);
  },
);

it('a field that cannot be read is asked for like one that is missing', async () => {
  expect((await readPartner({ ...attributes, offerTypeCMS: [{ of: 'Bienvenida' }] })).more).toEqual(['partnerEntity', 'partners-by-slug']);
  expect((await readPartner({ ...attributes, activePartner: 'quizás' })).more).toContain('partnerEntity');
});

it('a no counts, whoever says it', async () => {
  answers['partnerEntity'] = [{ ...partnerEntityExample, activePartner: false, recommendedPartner: 'otro', urlOffer: null }];
  const read = await readPartner(without({ ...attributes, activePartner: true, recommendedPartner: null }, 'urlOffer'));
  expect(read.attributes).toMatchObject({ activePartner: false, recommendedPartner: 'otro', urlOffer: null });
});
