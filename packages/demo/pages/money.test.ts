// Requirements: 1.7.
import { describe, expect, it } from 'vitest';
import { measuredPayments } from '../partners/measuredPayments.ts';
import type { DemoBlock } from '../writing/block.schema.ts';
import { blocksOf, sharesOfPhrases, spanishPage, wordsOf } from '../testing/readDemo.ts';
import { paymentMethods } from '../writing/paymentMethods.ts';
import { judgeScore } from '@lupa/domain/rating/verdict.ts';
import { partnerBySlug, partners, rankedPartners } from '../partners/partners.ts';
import { bonusCost, questionOf } from '../partners/bonusCost.ts';
import { recordsOf } from '../partners/records.ts';
import { toplists } from '../toplists.ts';
import { bonusPages } from './bonuses.ts';
import { blackListPage } from './mainPages.ts';
import { buildPaymentPage, paymentPages, paymentSlug } from './payments.ts';

const methodPages = paymentPages.slice(1).map(spanishPage);
/** Prose alone, as words: no headings, no tables, no links of a list. */
function proseOf(page: { blocks: DemoBlock[] }): string[] {
  const prose = page.blocks.filter(({ type }) => type !== 'table' && type !== 'usefulLinks');
  const texts = JSON.stringify(prose, (key, value: unknown) =>
    ['type', 'kind', 'id', 'url', 'image', 'toplist'].includes(key) ? undefined : value,
  );
  return wordsOf(texts.replace(/"\w+":/g, ' '));
}

describe('pages of payment methods', () => {
  it('are one for each method, opened by the method', () => {
    expect(methodPages.map(({ slug }) => slug).toSorted()).toEqual(
      paymentMethods.map(({ internalName }) => paymentSlug(internalName)).toSorted(),
    );
    for (const page of methodPages) {
      const [hero] = blocksOf(page, 'heroSection');
      expect(hero?.variant).toBe('payment');
      expect(page.slug).toBe(hero?.paymentMethod && paymentSlug(hero.paymentMethod));
    }
  });

  it('have as much to say as the method needs, and each says it in its own words', () => {
    const texts = methodPages.map((page) => proseOf(page));
    for (const [index, { length }] of texts.entries()) {
      expect(length, methodPages[index]?.slug).toBeGreaterThan(500);
      expect(length, methodPages[index]?.slug).toBeLessThan(1000);
    }
    expect(Math.max(...sharesOfPhrases(texts))).toBeLessThan(0.05);
  });

  it('show in the table the casinos of the ranking above it', () => {
    for (const page of methodPages) {
      const [ranking] = blocksOf(page, 'topList');
      const entries = toplists.find(({ identifier }) => identifier === ranking?.toplist)?.entries ?? [];
      const names = blocksOf(page, 'table').map(({ rows }) => rows.map(({ cells }) => cells[0]?.value));
      expect(entries.length).toBeGreaterThanOrEqual(3);
      expect(names).toContainEqual(entries.map(({ partner }) => partnerBySlug(partner).name));
    }
  });

  it('name a source with its day, and other methods that have a page', () => {
    for (const page of methodPages) {
      const sources = blocksOf(page, 'contentSection').find(({ title }) => title === 'Fuentes');
      expect(JSON.stringify(sources), page.slug).toMatch(/href=\\"https?:[^"]+\\">[^<]+<\/a>, vista el \d+ de \p{L}+ de 2026/u);
      const [others] = blocksOf(page, 'usefulLinks');
      expect(others?.links.length).toBe(3);
      for (const { url } of others?.links ?? []) {
        expect(url).not.toBe(page.slug);
        expect(methodPages.map(({ slug }) => slug)).toContain(url);
      }
    }
  });

  it('are written for any text, also one without a measured payment', () => {
    const page = buildPaymentPage('mastercard', {
      title: 'Título',
      description: 'Descripción',
      author: 'matias-oyarce',
      updatedOn: '2026-11-21',
      heading: 'Mastercard',
      lead: 'Bajada',
      opening: [],
      ranking: { title: 'Casinos', intro: 'Por nota' },
      closing: [],
      instead: [{ method: 'visa', why: 'Mejor' }],
      sources: [{ name: 'Fuente', url: 'https://fuente.example/', verifiedOn: '2026-11-21' }],
    });
    expect(spanishPage(page).blocks.map(({ type }) => type)).toEqual(['heroSection', 'topList', 'table', 'usefulLinks', 'contentSection']);
  });
});

describe('measured payments', () => {
  it('went by a method that the casino offers in that direction', () => {
    for (const { partner, kind, method } of measuredPayments) {
      const { deposits, withdrawals } = partnerBySlug(partner);
      expect(kind === 'deposit' ? deposits : withdrawals, `${partner} ${method}`).toContain(method);
    }
  });

  it('took as long as the casino is said to take', () => {
    for (const { partner, kind, minutes, method } of measuredPayments) {
      const [shortest, longest] = partnerBySlug(partner).payoutHours;
      if (kind === 'deposit') continue;
      expect(minutes, `${partner} ${method}`).toBeGreaterThanOrEqual(shortest * 60);
      expect(minutes, `${partner} ${method}`).toBeLessThan((longest + 1) * 60);
    }
  });
});

describe('pages of bonuses', () => {
  it('show cards of their own type of offer, which the list has', () => {
    for (const page of bonusPages.map(spanishPage)) {
      for (const { toplist, offerTypes } of blocksOf(page, 'bonusCards')) {
        const entries = toplists.find(({ identifier }) => identifier === toplist)?.entries ?? [];
        for (const { partner, offer } of entries)
          expect(
            partnerBySlug(partner)
              .offers.filter(({ type }) => offerTypes.includes(type))
              .map(({ proxy }) => proxy),
          ).toContain(offer);
      }
    }
  });

  it('show in the list by Bonos the very offer that the part was measured by', () => {
    const entries = toplists.find(({ identifier }) => identifier === 'bonos')?.entries ?? [];
    const shown = entries.map(({ partner, offer }) => {
      const found = partnerBySlug(partner).offers.find(({ proxy }) => proxy === offer);
      const ofDeposit = found?.rolloverBasis === 'depositAndBonus' ? 100 / (found.percentage ?? 100) : 0;
      return (found?.rollover ?? 0) * (1 + ofDeposit);
    });
    const rated = entries.map(({ partner }) => recordsOf(partnerBySlug(partner)).find(({ terms }) => terms)?.terms?.rollover);
    expect(shown).toEqual(rated);
  });

  it('say over a table with which game its rows were computed, and in which of them with another', () => {
    const captions = bonusPages.map(spanishPage).flatMap((page) =>
      blocksOf(page, 'table').map(({ caption, rows }) => ({
        caption: JSON.stringify(caption),
        names: rows.map(({ cells }) => cells[0]?.value),
      })),
    );
    const welcome = captions.filter(({ caption }) => caption.includes('depósito de'));
    expect(welcome).not.toHaveLength(0);
    const others = rankedPartners.flatMap((partner) => {
      const offer = partner.offers.find(({ type }) => type === 'welcome');
      return offer && questionOf(offer, partner)?.game !== 'SLOTS' ? [partner.name] : [];
    });
    expect(others).toEqual(['Mesa Mayor']);
    for (const { caption, names } of welcome)
      for (const name of others) expect(caption.includes(`en ${name}`), caption).toBe(names.includes(name));
  });

  it('rank welcome bonuses by how many withdraw nothing, and then by what comes back', () => {
    const costs = toplists
      .find(({ identifier }) => identifier === 'bonos-bienvenida')
      ?.entries.map(({ partner, offer }) => {
        const found = partnerBySlug(partner).offers.find(({ proxy }) => proxy === offer);
        return found ? bonusCost(found, partnerBySlug(partner)) : null;
      });
    expect(costs).toHaveLength(20);
    const order = costs?.map((cost) => [cost?.people.nothing ?? 101, -(cost?.back ?? 0)]);
    expect(order).toEqual(order?.toSorted(([one = 0, ofOne = 0], [other = 0, ofOther = 0]) => one - other || ofOne - ofOther));
  });
});

it('names instead of a casino only those that their own records recommend', () => {
  const listed = blocksOf(spanishPage(blackListPage), 'blackList').flatMap(({ items }) => items.flatMap(({ partner }) => partner ?? []));
  const replacing = partners.flatMap(({ recommendedPartner }) => recommendedPartner ?? []);
  expect(listed).toHaveLength(5);
  expect(replacing).toHaveLength(4);
  const judged = [...listed, ...replacing].map((slug) => [slug, judgeScore(partnerBySlug(slug).score, null)]);
  expect(judged.filter(([, kind]) => kind !== 'recommended')).toEqual([]);
});
