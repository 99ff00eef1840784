import { bonusCardsExamples } from '@lupa/blocks/bonusCards/bonusCards.examples.ts';
import { heroSectionExamples } from '@lupa/blocks/heroSection/heroSection.examples.ts';
import { heroSubjectExamples } from '@lupa/blocks/heroSection/heroSubject.examples.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { setPage } from '../dev/testBed/foreignContent.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const toList = { cta: { ...heroSectionExamples.home.cta, title: 'Ver la lista', url: '#topList-ranking' } };
const heroes = {
  home: { ...heroSectionExamples.withImage, ...toList },
  background: { ...heroSectionExamples.background, ...toList },
  imageAndButton: { ...heroSectionExamples.imageAndButton, ...toList },
  payment: heroSubjectExamples.payment,
  depositsOnly: heroSubjectExamples.paymentForDepositsOnly,
};
const toplist = {
  type: 'topList',
  id: 'ranking',
  toplist: 'home',
  title: 'Ordenados por cómo pagan',
  intro: [{ kind: 'paragraph', html: 'Por su nota de Pagos. Con menos de 7,5 en confianza no entra nadie.' }],
  showFilters: true,
};
const lists = { topList: toplist, bonusCards: bonusCardsExamples.usual };
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 800 },
];
/** From the top of a page, in CSS pixels. */
const latest = 700;

const slugOf = (hero: string, list: string) => `/primero-${hero}-${list}/`.toLowerCase();

beforeAll(() => {
  for (const [hero, opening] of Object.entries(heroes)) {
    for (const [list, block] of Object.entries(lists))
      setPage(site.services, slugOf(hero, list), {
        title: 'Una lista',
        breadcrumbs: [{ title: 'Inicio', url: '/' }],
        content: [opening, block],
      });
    setPage(site.services, slugOf(hero, 'none'), { title: 'Sin lista', content: [opening] });
  }
});

describe.each(Object.keys(heroes))('on a phone, under the hero %s', { tags: ['thorough'] }, (hero) => {
  test.each(Object.keys(lists))('the first entry of a list (%s) begins within 700 px of the top', async (list) => {
    for (const viewport of phones) {
      const { page } = await site.open(slugOf(hero, list), { viewport, isMobile: true, hasTouch: true });
      const first = page.locator(`[data-block=${list}] li:has(article)`).first();
      const top = await first.evaluate((entry) => entry.getBoundingClientRect().top + scrollY);
      expect(top, `${viewport.width} px`).toBeGreaterThan(0);
      expect(top, `${viewport.width} px`).toBeLessThanOrEqual(latest);
    }
  });
});

test(
  'the button down to a list is there where the list is not right below, and the picture there and on a desk',
  { tags: ['thorough'] },
  async () => {
    const [phone] = phones;
    const isShown = async (slug: string, viewport: { width: number; height: number }) => {
      const { page } = await site.open(slug, { viewport });
      const button = page.locator("[data-block=heroSection] a[href^='#']");
      return [await button.isVisible(), await page.locator('[data-block=heroSection] img').last().isVisible()];
    };
    expect(await isShown(slugOf('home', 'topList'), phone ?? { width: 0, height: 0 })).toEqual([false, false]);
    expect(await isShown(slugOf('home', 'none'), phone ?? { width: 0, height: 0 })).toEqual([true, true]);
    expect(await isShown(slugOf('home', 'topList'), { width: 1440, height: 900 })).toEqual([false, true]);
  },
);
