import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const entries = () => [...document.querySelectorAll('[data-block=topList] [data-entry]')].filter((entry) => entry.checkVisibility()).length;

export const filterJourney: Journey = {
  title: 'a filtered ranking is answered at once, named in the address, and as it was after back',
  screens: ['desktop'],
  run: async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.visit('/dinero-real/');
    await visitor.use({ css: '[data-block=topList] details:not([open]) > summary', text: 'Medio de pago' });
    await visitor.use('[data-block=topList] details[open] a[href*="pago="]');
    await visitor.until('an address with the choice', () => location.search.startsWith('?pago='));
    const place = await visitor.place();
    await visitor.until(
      'the entries that were behind "Ver más"',
      () =>
        !document.querySelector('#topList-ranking-entries > a[data-detail]') &&
        document.querySelector('#topList-ranking-entries[data-filtered]') !== null,
    );
    const left = await visitor.evaluate(entries);
    const all = await visitor.evaluate(() => document.querySelectorAll('[data-block=topList] [data-entry]').length);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    // What was answered here is no way to another page.
    await visitor.until(
      'a loading bar that is not there',
      () => !document.querySelector<HTMLElement>('[data-loading]')?.dataset['loading'],
    );

    await visitor.use({ css: '[data-entry] a', text: 'reseña' });
    await visitor.until('a review', () => location.pathname.startsWith('/resenas/'));
    await visitor.see('h1');
    await visitor.back();
    await visitor.arriveAt(place);
    await visitor.until(
      'the same entries',
      (count) => {
        const shown = [...document.querySelectorAll('[data-block=topList] [data-entry]')].filter((entry) => entry.checkVisibility());
        return shown.length === count;
      },
      left,
    );
  },
};
