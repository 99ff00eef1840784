// Requirements: 1.6, 2.91, 3.13.
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext, exampleHosts } from '../shared/examples/exampleContext.ts';
import { examplePartners } from '../shared/examples/examplePartners.ts';
import { UnknownPartnerError } from '../shared/offer/loadPartner.ts';
import { GeneralReview } from './GeneralReview.tsx';
import { generalReviewExamples } from './generalReview.examples.ts';
import { loadGeneralReview } from './generalReview.load.server.ts';
import { generalReviewSchema } from './generalReview.schema.ts';

const load = (block: object, changes: Parameters<typeof createExampleContext>[0] = {}) =>
  loadGeneralReview(parseGenerously(generalReviewSchema, block).value, createExampleContext(changes));

test.each(['usual', 'outdated', 'withoutOffer'] as const)(
  'the panel of a casino (%s) tells facts and nothing of an offer',
  async (example) => {
    const { name, keyFacts, microcopy, ...props } = await load(generalReviewExamples[example]);
    expect(name).not.toBe('');
    const labels = keyFacts.map(({ label }) => label);
    expect(labels).toContain(microcopy.license);
    for (const label of [microcopy.minimum_deposit, microcopy.rollover, microcopy.expires_on]) expect(labels).not.toContain(label);
    expect(JSON.stringify(props)).not.toContain(exampleHosts.clickout);
  },
);

test('a fact names its source and the day on which it was verified; what is not known is left out', async () => {
  const { keyFacts, microcopy } = await load(generalReviewExamples.usual);
  expect(keyFacts.find(({ label }) => label === microcopy.license)).toEqual({
    attribute: 'license',
    label: 'Licencia',
    value: 'Curazao (CGCB)',
    verifiedOn: '20 oct 2026',
    source: { href: 'https://registro.example/andino', rel: 'noreferrer noopener', target: '_blank' },
    capture: null,
  });
  const { keyFacts: poorer } = await load({ ...generalReviewExamples.usual, partner: 'nevado-bet' });
  expect(poorer.map(({ label }) => label)).not.toContain(microcopy.payout_time);
  expect(keyFacts.map(({ value }) => value)).not.toContain('-');
});

test('a source of several facts stands once, below them', async () => {
  const partner = examplePartners.find(({ slug }) => slug === 'casino-andino');
  if (!partner) throw new Error('The examples have changed.');
  const fact = { source: '/nosotros/fuentes/', verifiedOn: '2026-10-21', capture: null };
  const attributes = { ...partner.attributes, facts: { casinoRtp: fact, license: fact } };
  const fetchPartnersBySlug = async () => [{ ...partner, responseId: 'r', attributes }];
  const html = renderToString(
    createElement(GeneralReview, await load(generalReviewExamples.usual, { clients: { partners: { fetchPartnersBySlug } } })),
  );
  expect(html.match(/href="\/nosotros\/fuentes\/"[^>]*>[^<]*/g)).toEqual(['href="/nosotros/fuentes/">RTP publicado, Licencia']);
});

test('what the content service knows may be missing, the partner may not', async () => {
  const down = () => Promise.reject(new Error('down'));
  const { keyFacts, microcopy } = await load(generalReviewExamples.usual, { clients: { content: { fetchPartnerEntities: down } } });
  expect(keyFacts.map(({ label }) => label)).not.toContain(microcopy.deposit_time);
  await expect(load({ ...generalReviewExamples.usual, partner: 'nadie' })).rejects.toThrow(UnknownPartnerError);
});

test('sections keep their score; one without stands without', async () => {
  const { sections } = await load(generalReviewExamples.usual);
  expect(sections.map(({ title, score }) => `${title} ${score?.text}`)).toEqual(['Confianza 9,4', 'Pagos 9,5', 'Bonos 6,8']);
  expect((await load(generalReviewExamples.withBrokenSections)).sections).toMatchObject([{ title: 'Sin nota ni texto', score: null }]);
});

test('a section about a criterion has its computed score; one that is typed beside it does not count', async () => {
  const partner = examplePartners.find(({ slug }) => slug === 'casino-andino');
  const computed = partner?.attributes.ratingParts.find(({ key }) => key === 'payments')?.score;
  expect(computed).toBeTypeOf('number');
  const text = [{ kind: 'paragraph', html: 'Pagó.' }];
  const { sections } = await load({
    ...generalReviewExamples.usual,
    sections: [
      { title: 'Pagos', criterion: 'payments', score: 1, body: text },
      { title: 'Otro', criterion: 'garden', score: 1, body: text },
      { title: 'Suelto', score: 7.1, body: text },
    ],
  });
  expect(sections.slice(0, 3).map(({ score }) => score?.score ?? null)).toEqual([computed, null, 7.1]);
});
