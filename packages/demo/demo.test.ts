// Requirements: 2.1, 2.2, 2.4, 2.5, 2.18.
import { readdir, readFile } from 'node:fs/promises';
import { fillFigures } from '@lupa/contracts/figure.ts';
import { clickOutPath } from '@lupa/contracts/clickOut.ts';
import { contentLocales, localeOfPath, toPageLocale } from '@lupa/contracts/locale.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import { describe, expect, it } from 'vitest';
import { demoProviders } from './catalogue/demoCatalogue.ts';
import { authors } from './writing/authors.ts';
import type { DemoLocalePage } from './writing/readPage.ts';
import { gameExtras } from './games/gameFacts.ts';
import { globals } from './globals.ts';
import { media, mediaFolder } from './media.ts';
import { microcopy } from './microcopy.ts';
import { navigationGroups, redirects } from './navigation.ts';
import { pages } from './pages/pages.ts';
import { providerSlug } from './providers/providerPage.ts';
import { ratingOf, termsOfOffer, titleOfOffer } from './partners/demoPartner.ts';
import type { DemoOffer } from './partners/partner.schema.ts';
import { factsOf, toplistGamesOf } from './partners/partnerTexts.ts';
import { partnerBySlug, partners, rankedPartners } from './partners/partners.ts';
import { findContradictions } from '@lupa/domain/bonusCost/findContradictions.ts';
import { readerReviews } from './reviews/reviewPage.ts';
import { casinosOf, toplists } from './toplists.ts';

const localePages = pages.flatMap(({ locales }) =>
  contentLocales.flatMap((locale) => (locales[locale] ? [{ locale, page: locales[locale] }] : [])),
);
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(textOf).join('\n')
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(textOf).join('\n')
        : '';
const plainText = (page: DemoLocalePage): string => textOf(page.blocks).replace(/<[^>]+>/g, '');
const unique = (items: readonly unknown[]) => expect(new Set(items).size).toBe(items.length);

describe('partners', () => {
  it('name what exists', () => {
    const providers = new Set(demoProviders.map(({ id }) => id));
    for (const partner of partners) {
      expect(partner.providers.filter((id) => !providers.has(id))).toEqual([]);
      if (partner.recommendedPartner) expect(rankedPartners.map(({ slug }) => slug)).toContain(partner.recommendedPartner);
      expect(toplistGamesOf(partner).length).toBeGreaterThan(0);
      for (const { source } of factsOf(partner)) expect(localePages.map(({ page }) => page.slug)).toContain(source);
    }
  });

  it('have no recorded withdrawal below what they pay out, but of one that paid a half', () => {
    const below = partners.flatMap(({ slug, minimumWithdrawal, records }) =>
      records.flatMap((record) =>
        record.kind === 'withdrawal' && record.transfer.amount < minimumWithdrawal ? [`${slug}: ${record.transfer.amount}`] : [],
      ),
    );
    expect(below).toEqual(['bahia-neon: 65000']);
  });

  it('have offers whose titles say their numbers', () => {
    const offer: DemoOffer = {
      proxy: 'x',
      type: 'welcome',
      percentage: 100,
      amount: 300000,
      freeSpins: 50,
      rollover: 35,
      minimumDeposit: null,
      validityDays: null,
      expiration: null,
      maximumBet: null,
      fineprint: '',
      verifiedOn: '2026-11-02',
    };
    expect(titleOfOffer(offer)).toBe('100 % hasta $300.000 + 50 giros gratis');
    for (const { offers } of partners) for (const each of offers) expect(titleOfOffer(each)).not.toBe('');
  });

  it('say nothing in an offer’s words that its fields say otherwise', () => {
    const all = partners.flatMap(({ slug, offers }) => offers.map((offer) => ({ slug, offer })));
    const found = all.flatMap(({ slug, offer }) =>
      findContradictions({
        titlePreview: titleOfOffer(offer),
        terms: termsOfOffer(offer),
        rollover: offer.rollover,
        rolloverBasis: offer.rolloverBasis ?? null,
        maximumBet: offer.maximumBet,
        maximumCashout: offer.maximumCashout ?? null,
        minimumDeposit: offer.minimumDeposit,
        validityDays: offer.validityDays,
        freeSpins: offer.freeSpins,
        percentage: offer.percentage,
        amount1: offer.amount,
      }).map((contradiction) => `${slug}: ${JSON.stringify(contradiction)}`),
    );
    expect(found).toEqual([]);
  });
});

describe('toplists', () => {
  const momentsOf = (entries: (typeof toplists)[number]['entries']) => [
    '2026-10-15T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    ...entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((moment) => moment !== null),
  ];

  it('name recommended partners and their own offers, each at most once at any moment', () => {
    unique(toplists.map(({ identifier }) => identifier));
    for (const { identifier, entries } of toplists) {
      expect(entries.length, identifier).toBeGreaterThanOrEqual(3);
      for (const { partner, offer, startsAt, endsAt } of entries) {
        const found = rankedPartners.find(({ slug }) => slug === partner);
        expect(found, `${identifier}: ${partner}`).toBeDefined();
        if (offer) expect(found?.offers.map(({ proxy }) => proxy)).toContain(offer);
        if (startsAt && endsAt) expect(startsAt < endsAt).toBe(true);
      }
      for (const now of momentsOf(entries)) {
        const shown = entries.filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt));
        if (identifier === 'home') expect(shown).toHaveLength(rankedPartners.length);
        unique(shown.map(({ partner }) => partner));
      }
    }
  });

  it('of a payment method show the rating of Pagos where it alone gives the order', () => {
    const ordered = toplists.filter(({ identifier, orderedBy }) => identifier.startsWith('pago-') && orderedBy === 'payments');
    expect(ordered.map(({ identifier }) => identifier)).toEqual(expect.arrayContaining(['pago-cuentarut', 'pago-webpay', 'pago-skrill']));
    expect(ordered.map(({ identifier }) => identifier)).not.toContain('pago-khipu');
    for (const { identifier } of ordered) {
      const scores = casinosOf(identifier).map(({ scores: { Pagos } }) => Pagos);
      expect(scores, identifier).toEqual(scores.toSorted((a, b) => b - a));
    }
  });
});

describe('pages', () => {
  const slugs = localePages.map(({ page }) => page.slug);

  it('have slugs of their own, in the part of the site of their language', () => {
    unique(slugs);
    for (const { locale, page } of localePages) {
      expect(page.slug).toBe(withSlashes(page.slug));
      expect(localeOfPath(page.slug)).toBe(toPageLocale(locale));
    }
  });

  it('include those that the requirements name', () => {
    const named =
      '/ /dinero-real/ /nosotros/ /resenas/ /metodos-de-pago/ /bonos/ /juego-responsable/ /privacidad/ /terminos/ /sitemap/ /404/ /guias/ ' +
      '/guias/rollover/ /guias/retiros/ /nosotros/metodologia/ /nosotros/correcciones/ /lista-negra/ /en/ /fr/ /de/';
    for (const slug of named.split(' ')) expect(slugs).toContain(slug);
    for (const { slug } of partners) expect(slugs).toContain(`/resenas/${slug}/`);
  });

  it('put every page but the not-found one into a section of the sitemap, which the site lists by itself', () => {
    for (const { page } of localePages) expect(page.sitemapCategory !== null, page.slug).toBe(!page.slug.endsWith('/404/'));
    const sitemap = localePages.find(({ page }) => page.slug === '/sitemap/');
    expect(sitemap?.page.blocks.map(({ type }) => type)).toEqual(['heroSection']);
  });

  it('speak every language of the site: home, navigation and globals', () => {
    for (const locale of contentLocales) {
      expect(Object.keys(pages.find(({ internalName }) => internalName === 'Inicio')?.locales ?? {})).toContain(locale);
      for (const { groupName, locales } of navigationGroups) expect(locales[locale]?.length, `${groupName} ${locale}`).toBeGreaterThan(0);
      expect(globals[locale].footer.linksArea.length).toBeGreaterThan(0);
    }
  });

  it('come after the page above them, and name authors, toplists and pictures that exist', () => {
    const files = media.map(({ file }) => file);
    const names = pages.map(({ internalName }) => internalName);
    const misplaced = pages.filter(({ parent }, index) => parent !== null && !names.slice(0, index).includes(parent));
    expect(misplaced).toEqual([]);
    for (const { page } of localePages) {
      for (const block of page.blocks) {
        if ('toplist' in block) expect(toplists.map(({ identifier }) => identifier)).toContain(block.toplist);
        if ('image' in block && block.image) expect(files).toContain(block.image);
        if (block.type === 'usefulLinks') for (const { image } of block.links) if (image) expect(files).toContain(image);
      }
    }
  });

  it('have titles and descriptions of a good length, and one H1', () => {
    for (const { page } of localePages) {
      expect(page.title.length, page.title).toBeLessThanOrEqual(70);
      expect(page.description.length, page.description).toBeLessThanOrEqual(200);
      if (page.slug.endsWith('/404/')) continue;
      expect(page.blocks.filter(({ type }) => type === 'heroSection')).toHaveLength(1);
      expect(page.blocks[0]?.type).toBe('heroSection');
    }
    unique(localePages.map(({ page }) => page.title));
    unique(localePages.map(({ page }) => page.description));
  });

  it('link only to pages and offers that exist', () => {
    const ways = partners
      .filter(({ isActive }) => isActive)
      .flatMap(({ slug, offers }) => offers.map(({ proxy }) => clickOutPath(slug, proxy)));
    const providers = demoProviders.map(providerSlug);
    const known = new Set([...slugs, ...ways, ...providers]);
    const targets = [
      textOf(pages).matchAll(/href="([^"]+)"/g),
      ...[pages, navigationGroups, globals].map((part) => JSON.stringify(part).matchAll(/"(?:url|link|titleLink)":"([^"]+)"/g)),
    ].flatMap((found) => [...found].map(([, target = '']) => target));
    expect(targets.length).toBeGreaterThan(150);
    expect(targets).toEqual(expect.arrayContaining(providers));
    const broken = targets.filter((target) => target.startsWith('/') && !known.has(target.split('#')[0] ?? ''));
    expect(broken).toEqual([]);
    for (const { to } of redirects) expect(known).toContain(to);
  });

  it('have the block that each of their own anchors leads to', () => {
    for (const { page } of localePages) {
      const anchors = page.blocks.flatMap(({ type, id }) => (type === 'casinoComparator' ? ['#comparador'] : id ? [`#${type}-${id}`] : []));
      unique(anchors);
      // In every footer: it turns calm mode on.
      anchors.push('#calma');
      for (const [, anchor] of JSON.stringify(page.blocks).matchAll(/"url":"(#[^"]+)"/g)) expect(anchors, page.slug).toContain(anchor);
    }
  });
});

describe('opinions of readers', () => {
  const opinions = Object.entries(readerReviews).map(([slug, own]) => ({ partner: partnerBySlug(slug), own }));

  it('are four to nine for each casino that is open, by different people, the newest first', () => {
    for (const { own } of opinions) {
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(own.length).toBeLessThanOrEqual(9);
      unique(own.map(({ name }) => name));
      unique(own.map(({ city }) => city));
      for (const { date } of own) expect(date >= '2026-01-01' && date <= '2026-11-20', date).toBe(true);
      expect(own.map(({ date }) => date)).toEqual(
        own
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
    }
  });

  it('fit the rating, and are not all of one mind', () => {
    for (const { partner, own } of opinions) {
      const mean = own.reduce((sum, { score }) => sum + score, 0) / own.length;
      expect(Math.abs(mean - ratingOf(partner) / 2), partner.slug).toBeLessThan(0.6);
      expect(new Set(own.map(({ score }) => score)).size, partner.slug).toBeGreaterThan(1);
    }
  });
});

describe('guides', () => {
  const guides = localePages.flatMap(({ page }) => (/^\/guias\/[^/]+\/$/.test(page.slug) ? [page] : []));

  it('are long enough to help, signed, and lead on', () => {
    for (const page of guides) {
      const words = plainText(page).split(/\s+/).length;
      expect(words, page.slug).toBeGreaterThan(500);
      expect(words, page.slug).toBeLessThan(1300);
      for (const type of ['usefulLinks', 'authorBox'] as const) expect(page.blocks.filter((block) => block.type === type)).toHaveLength(1);
    }
  });
});

describe('corrections', () => {
  it('are not later than the last change of the review that they are shown in', () => {
    const corrected = partners.flatMap((partner) =>
      partner.records.flatMap(({ corrections = [] }) => corrections.map(({ day }) => ({ partner, day }))),
    );
    expect(corrected.length).toBeGreaterThan(3);
    const changed = new Map(pages.map(({ locales }) => [locales.es_CL?.slug, locales.es_CL?.updatedOn ?? '']));
    const late = corrected.filter(({ partner, day }) => day > (changed.get(`/resenas/${partner.slug}/`) ?? ''));
    expect(late.map(({ partner, day }) => `${partner.slug} ${day}`)).toEqual([]);
  });
});

describe('people', () => {
  it('have a page each, under the house, signed by themselves', () => {
    for (const { key, name } of authors) {
      const page = pages.find(({ internalName }) => internalName === name);
      expect(page).toMatchObject({ parent: 'Nosotros', locales: { es_CL: { slug: `/nosotros/${key}/`, author: key } } });
    }
  });
});

describe('wording', () => {
  const withoutPlaceholders = (text: string): string => text.replace(/\{[a-z]+\}/g, '3');
  const everything = [
    textOf([pages, partners, navigationGroups, globals, gameExtras]),
    withoutPlaceholders(textOf(Object.values(microcopy))),
  ]
    .join('\n')
    .replace(/<[^>]+>/g, '');

  it('is that of Chile', () => {
    expect(everything).not.toMatch(/tragaperras|vosotros|ordenador|\bvale,|tirada[s]? gratis/i);
    expect(everything).toMatch(/tragamonedas/);
  });

  it('never says that an offshore casino is allowed in Chile', () => {
    const statements = everything
      .split(/(?<=[.!?\n])\s*/)
      .filter((sentence) => !sentence.includes('¿') && !/^Nadie puede|nunca|ninguna|No es un permiso/i.test(sentence));
    const claims = statements.filter((sentence) =>
      /\b(legal|legales|regulad[oa]s?|autorizad[oa]s?|con licencia|permitid[oa]s?)\b[^.]{0,30}\ben chile\b/i.test(sentence),
    );
    expect(claims).toEqual([]);
  });

  it('has no leftovers of the code that made it', () => {
    // Figures that the site fills in are no leftovers.
    const filled = fillFigures(everything, () => '8,9');
    expect(filled).not.toMatch(/undefined|NaN|\[object|\bnull\b|\{(?!currentYear\})/);
    for (const [, html = ''] of JSON.stringify(pages).matchAll(/"html":"([^"]+)"/g)) expect(html).not.toMatch(/\*\*|\]\(/);
    expect(everything).not.toMatch(/ {2,}[a-z]|\s[,.;](?!\d)(?!\.)/i);
  });
});

describe('site', () => {
  it('has pictures that are all different, and no file that is none of them', async () => {
    expect((await readdir(mediaFolder)).toSorted()).toEqual(media.map(({ file }) => file).toSorted());
    unique(await Promise.all(media.map(({ file }) => readFile(new URL(file, mediaFolder), 'base64'))));
    const files = media.map(({ file }) => file);
    const named = JSON.stringify([navigationGroups, globals]).matchAll(/"(?:image|logo|casinoLogo)":"([^"]+)"/g);
    for (const [, file] of named) expect(files).toContain(file);
  });
});
