// Requirements: 1.6, 3.11, 3.13, 3.15, 8.3.
import { offerExample, type Offer } from '@lupa/contracts/offer.ts';
import { partnerEntityExample, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { partnersBySlugExample, type PartnerBySlug } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { PageNotFoundError } from '../block.ts';
import { readLinkPlacement } from '../testing/readLinkPlacement.ts';
import { heroSectionSchema } from './heroSection.schema.ts';
import { loadHeroSection } from './heroSection.load.server.ts';
import { loadReviewSubject } from './loadReviewSubject.ts';

const [listed] = partnersBySlugExample;
if (!listed) throw new Error('The examples of the contracts have changed.');
const gone = () => Promise.reject(new Error('gone'));

type Answers = { entities?: () => Promise<PartnerEntity[]>; partners?: () => Promise<PartnerBySlug[]> };

const contextOf = ({ entities = async () => [partnerEntityExample], partners = async () => [listed] }: Answers) =>
  createExampleContext({ clients: { content: { fetchPartnerEntities: entities }, partners: { fetchPartnersBySlug: partners } } });

const stored = (cta: object | null = null) =>
  heroSectionSchema.parse({ id: 'h', title: 'Reseña', variant: 'casino-review', partner: 'casino-andino', cta });

const load = (answers: Answers = {}, cta: object | null = null) => loadReviewSubject(stored(cta), contextOf(answers));

const way = (proxy: string) => ({ title: 'Ir a Casino Andino', url: `/jugar/casino-andino/${proxy}` });

const offer = (changes: Partial<Offer['attributes']>): Offer => ({
  ...offerExample,
  attributes: { ...offerExample.attributes, ...changes },
});
const withOffers = (...offers: Offer[]) => ({
  entities: async () => [{ ...partnerEntityExample, offers }],
  partners: async () => [{ ...listed, attributes: { ...listed.attributes, offers } }],
});

test('the button is a placement of this block, with the answer that it was read from', async () => {
  const subject = await load();
  const { href, rel, target } = subject?.offer?.link?.anchor ?? { href: '' };
  expect({ rel, target }).toEqual({ rel: 'sponsored nofollow noreferrer noopener', target: '_blank' });
  expect(readLinkPlacement(href)).toMatchObject({
    block: 'h',
    linkId: 'cta',
    responseId: listed.responseId,
  });
});

test('the offer is the one that the editor names, then the main one, then the first', async () => {
  const offers = [
    offer({ afflinkProxy: 'recarga', titlePreview: 'Recarga' }),
    offer({}),
    offer({ afflinkProxy: 'giros', titlePreview: 'Giros' }),
  ];
  const named = await load(withOffers(...offers), way('giros'));
  expect(named?.offer).toMatchObject({ title: { text: 'Giros' }, link: { text: 'Ir a Casino Andino' } });
  expect((await load(withOffers(...offers)))?.offer?.title.text).toBe(offerExample.attributes.titlePreview);
  expect((await load({ ...withOffers(...offers), entities: gone }))?.offer?.title.text).toBe('Recarga');
});

test('an offer without a way out has no button, and one that has run out says so', async () => {
  expect((await load(withOffers(offer({ afflinkProxy: '' }))))?.offer?.link).toBeNull();
  const entities = async () => [{ ...partnerEntityExample, urlOffer: null }];
  expect((await load({ entities }))?.offer?.link).toBeNull();
  expect((await load(withOffers(offer({ expiration: '2026-11-09' }))))?.offer?.expired).toBe('Oferta vencida');
  expect((await load(withOffers(offer({ expiration: '2026-11-10' }))))?.offer?.expired).toBeNull();
  const without = async () => [{ ...partnerEntityExample, offers: [], urlOffer: null }];
  expect((await load({ ...withOffers(), entities: without }))?.offer).toBeNull();
  expect((await load(withOffers()))?.offer).toMatchObject({
    link: { text: 'Ir al casino' },
    terms: [{ value: '-' }, { value: '$10.000' }, { value: '-' }],
  });
});

test('an offer says what it costs while it can be taken, as far as the services tell', async () => {
  const costOf = async (answers: Answers) => (await load(answers))?.offer?.cost?.cost;
  const known = { headline: 'hay que apostar $2.085.650', calculator: { deposit: 50_000 } };
  expect(await costOf({})).toMatchObject(known);
  expect(await costOf({ partners: gone })).toMatchObject(known);
  expect(await costOf(withOffers(offer({ expiration: '2026-11-09' })))).toBeUndefined();
});

test.each([
  ['is inactive', { entities: async () => [{ ...partnerEntityExample, activePartner: false }] }],
  ['has a replacement', { entities: async () => [{ ...partnerEntityExample, recommendedPartner: 'gone' }] }],
  [
    'is inactive for the partner service alone',
    { entities: gone, partners: async () => [{ ...listed, attributes: { ...listed.attributes, activePartner: false } }] },
  ],
])('there is no way to a casino that %s', async (_, answers) => {
  const subject = await load(answers, way('bienvenida'));
  expect(subject?.outdated?.label).toBe('Ya no lo recomendamos');
  expect(JSON.stringify(subject)).not.toContain('/jugar/');
});

test("an outdated casino's review has no partner link at all, and names the replacement", async () => {
  const context = createExampleContext();
  const outdated = heroSectionSchema.parse({
    ...stored({ title: 'Ir a Viejo Roble', url: '/jugar/viejo-roble/bienvenida' }),
    partner: 'viejo-roble',
  });
  const props = await loadHeroSection(outdated, context);
  expect(props).toMatchObject({
    cta: null,
    advertising: null,
    subject: { outdated: { replacement: { name: 'Casino Andino', anchor: { href: '/resenas/casino-andino/' } } } },
  });
  expect(JSON.stringify(props)).not.toContain('ir.example');
});

test.each([{ recommendedPartner: 'other' }, { verdict: { kind: 'notRecommended', criterion: null, since: null } as const }])(
  'a casino that has %j is named instead of none',
  async (changes) => {
    const entities = async () => [{ ...partnerEntityExample, recommendedPartner: 'casino-andino' }];
    const partners = async () => [{ ...listed, attributes: { ...listed.attributes, ...changes } }];
    expect((await load({ entities }))?.outdated?.replacement?.name).toBe('Casino Andino');
    expect((await load({ entities, partners }))?.outdated?.replacement).toBeNull();
  },
);

test('the verdict on a casino that is closed stands where its offer would be', async () => {
  const verdict = { kind: 'closed', criterion: null, since: '2026-05-15' } as const;
  const partners = async () => [{ ...listed, attributes: { ...listed.attributes, verdict, activePartner: false } }];
  expect((await load({ partners }))?.outdated?.label).toBe('Cerrado a jugadores nuevos');
});

test('facts carry the day of their verification, and unknown ones are left out', async () => {
  const attributes = { ...listed.attributes, payoutTime: '-' };
  const subject = await load({ partners: async () => [{ ...listed, attributes }] });
  expect(subject?.facts).toContainEqual({ label: 'Licencia', value: 'Curazao (CGCB)', note: 'Verificado el 20 oct 2026' });
  expect(subject?.facts.map(({ label }) => label)).toEqual(['Licencia', 'Tope de retiro', 'RTP publicado']);
});

test('one service is enough; without both there is no subject', async () => {
  const fromContent = await load({ partners: gone });
  expect(fromContent).toMatchObject({ rating: { text: '9,2' }, offer: { link: { anchor: { target: '_blank' } } } });
  expect(fromContent?.facts).toContainEqual({ label: 'Plazo de depósito', value: 'Inmediato', note: null });
  expect((await load({ entities: gone }))?.offer?.title.text).toBe(offerExample.attributes.titlePreview);
  expect(await load({ entities: gone, partners: gone })).toBeNull();
});

test('a casino that the content service does not know is a page that is not there, whatever the partner service says', async () => {
  await expect(load({ entities: async () => [] })).rejects.toThrow(PageNotFoundError);
});

test("the editor's button becomes the offer's, and another one stands beside it", async () => {
  expect(await loadHeroSection(stored(way('bienvenida')), contextOf({}))).toMatchObject({
    cta: null,
    subject: { offer: { link: { text: 'Ir a Casino Andino' } } },
  });
  const other = await loadHeroSection(stored({ title: 'Comparar', url: '/dinero-real/' }), contextOf({}));
  expect(other).toMatchObject({ cta: { text: 'Comparar' }, subject: { offer: { link: { text: 'Ir al casino' } } } });
});
