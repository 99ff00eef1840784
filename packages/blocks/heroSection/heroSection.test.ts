// Requirements: 2.89.
import { partnerEntityExample, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { PageNotFoundError } from '../block.ts';
import { heroSectionExamples } from './heroSection.examples.ts';
import { loadHeroSection } from './heroSection.load.server.ts';
import { heroSectionSchema } from './heroSection.schema.ts';

const load = (example: keyof typeof heroSectionExamples, index = 0) =>
  loadHeroSection(heroSectionSchema.parse(heroSectionExamples[example]), createExampleContext({ index }));

test('a button that leads to a partner is labelled as advertising, another one is not', async () => {
  const paid = await load('paidButton');
  expect(paid.cta?.anchor.rel).toBe('sponsored nofollow noreferrer noopener');
  expect(paid.advertising?.text).toContain('Publicidad');
  expect((await load('home')).advertising).toBeNull();
});

const loadPaid = (fetchPartnerEntities: () => Promise<PartnerEntity[]>) =>
  loadHeroSection(
    heroSectionSchema.parse(heroSectionExamples.paidButton),
    createExampleContext({ clients: { content: { fetchPartnerEntities } } }),
  );

test.each([
  ['inactive', [{ ...partnerEntityExample, activePartner: false }]],
  ['replaced by another', [{ ...partnerEntityExample, recommendedPartner: 'pacifico-play' }]],
  ['gone', []],
  ['without that offer', [{ ...partnerEntityExample, offers: [] }]],
])('the button disappears with a partner that is %s', async (_, entities) => {
  expect(await loadPaid(async () => entities)).toMatchObject({ cta: null, advertising: null });
});

test('the button stays while the content service does not answer', async () => {
  expect((await loadPaid(() => Promise.reject(new Error('gone')))).cta).not.toBeNull();
});

test('nobody signs the page about themselves', async () => {
  const context = createExampleContext();
  const page = { ...context.page, slug: context.page.author?.slug ?? '' };
  const { byline } = await loadHeroSection(heroSectionSchema.parse(heroSectionExamples.withImage), { ...context, page });
  expect(byline).toMatchObject({ author: null, updated: { text: '2 de noviembre de 2026' } });
});

test('the first block says who wrote the page, and its image comes first', async () => {
  const first = await load('withImage');
  expect(first.byline?.author?.name).toBe('Antonia Rebolledo');
  expect(first.picture?.isPriority).toBe(true);
  const later = await load('withImage', 4);
  expect(later.byline).toBeNull();
  expect(later.picture?.isPriority).toBe(false);
});

const loadReview = (fetchPartnerEntities: () => Promise<PartnerEntity[]>, changes: object = {}) =>
  loadHeroSection(
    heroSectionSchema.parse({ id: 'h', title: 'Casino Andino', variant: 'casino-review', partner: 'casino-andino', ...changes }),
    createExampleContext({ clients: { content: { fetchPartnerEntities } } }),
  );

test('a casino review without its casino declares the page not found', async () => {
  await expect(loadReview(async () => [])).rejects.toThrow(PageNotFoundError);
  expect(await loadReview(async () => [{ ...partnerEntityExample, activePartner: false }])).toMatchObject({ variant: 'casino-review' });
});

test.each([
  ['the content service does not answer', () => Promise.reject(new Error('gone')), {}],
  ['no casino is named', async () => [], { partner: null }],
  ['it is about something else', async () => [], { variant: 'payment' }],
])('a hero declares nothing when %s', async (_, fetchPartnerEntities, changes) => {
  await expect(loadReview(fetchPartnerEntities, changes)).resolves.toMatchObject({ title: 'Casino Andino' });
});
