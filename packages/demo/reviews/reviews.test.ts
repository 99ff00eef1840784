// Requirements: 1.6, 10.14.
import { describe, expect, it, test } from 'vitest';
import { partners } from '../partners/partners.ts';
import { blocksOf, spanishPage, wordsOf } from '../testing/readDemo.ts';
import { buildReviewPage, readerReviews } from './reviewPage.ts';
import { readReview, readWrittenReview, type ReviewTexts } from './reviewTexts.ts';

const reviews = partners.map((partner) => ({ partner, texts: readReview(partner), page: spanishPage(buildReviewPage(partner)) }));

const bodiesOf = ({ verdict, payments, trust, support, bonus = '', games = '', questions, testedBy, help }: ReviewTexts): string[] => [
  verdict,
  payments,
  trust,
  support,
  bonus,
  games,
  testedBy,
  help,
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];
/** What readers wrote of a casino, with a sign for each number. */
const opinionsOf = (slug: string): string[] => (readerReviews[slug] ?? []).map(({ text }) => text.replaceAll(/\d[\d.]*(?<=\d)/g, '#'));
const casinosOf = (textsOf: (texts: ReviewTexts, slug: string) => string[], mostCasinos: number): string[] => {
  const found = new Map<string, Set<string>>();
  for (const { partner, texts } of reviews)
    for (const text of textsOf(texts, partner.slug)) {
      const common = text.replaceAll(partner.name, '…').replace(/\s+/g, ' ').trim();
      found.set(common, (found.get(common) ?? new Set()).add(partner.slug));
    }
  return [...found]
    .filter(([text, slugs]) => text !== '' && slugs.size > mostCasinos)
    .map(([text, slugs]) => `${[...slugs].join()}: ${text}`);
};

describe('the reviews', () => {
  it('share no sentence with more than one other, and no title, question or heading at all', () => {
    expect(
      casinosOf(
        (texts, slug) =>
          [...bodiesOf(texts), ...opinionsOf(slug)]
            .flatMap((body) => body.split(/(?<=[.!?])\s+/))
            .filter((sentence) => wordsOf(sentence).length > 2),
        2,
      ),
    ).toEqual([]);
    const headings = ({ title, description, heading, bonusTitle = '', gamesTitle = '', questions }: ReviewTexts) => [
      title,
      description,
      heading,
      bonusTitle,
      gamesTitle,
      ...questions.map(({ question }) => question),
    ];
    expect(casinosOf(headings, 1)).toEqual([]);
  });

  it.each(reviews)('type no figure: $partner.slug', ({ partner }) => {
    const { title, description, heading, ...written } = readWrittenReview(partner.slug);
    const typed = [title, description, heading, ...bodiesOf(written as ReviewTexts)]
      .map((text) => text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, ''))
      .flatMap((text) => [...text.matchAll(/\S*\d\S*/g)].map(([figure]) => figure));
    // The age of majority, and what shares are of.
    expect(typed.filter((figure) => !/^(?:18|100)\D*$/.test(figure))).toEqual([]);
  });

  it.each(reviews)('name the licence, the dispute about it in Chile and who helps: $partner.slug', ({ partner, texts }) => {
    const answers = texts.questions.map(({ answer }) => answer).join('\n');
    expect(bodiesOf(texts).join('\n')).toContain(partner.licence.name);
    expect(answers).toMatch(/disput/);
    expect(texts.help).toMatch(/600 360 7777.*4141/);
  });
});

test.each(reviews)('the page of a review shows each fact once, in its block: $partner.slug', ({ partner, texts, page }) => {
  expect(page.blocks[0]).toMatchObject({ type: 'heroSection', variant: 'casino-review', partner: partner.slug });
  for (const type of ['generalReview', 'prosCons', 'ratings', 'recordTimeline', 'accordion', 'authorBox'] as const)
    expect(blocksOf(page, type)).toHaveLength(1);
  const sections = [texts.bonusTitle, texts.gamesTitle].filter((title) => title !== undefined);
  expect(blocksOf(page, 'contentSection').map(({ title }) => title)).toEqual(sections);
  expect(blocksOf(page, 'table')).toHaveLength(partner.isActive ? 1 : 0);
  expect(blocksOf(page, 'userReviews')).toHaveLength(partner.isActive ? 1 : 0);
  const hasChanges = partner.isActive && partner.recommendedPartner === null && partner.offers.some(({ before }) => before);
  expect(blocksOf(page, 'offerChanges')).toHaveLength(hasChanges ? 1 : 0);
});
