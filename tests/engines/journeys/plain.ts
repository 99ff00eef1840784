import { expect } from 'vitest';
import type { Journey } from './journey.ts';

export const plainJourney: Journey = {
  title: 'pages are read, compared and left by plain links',
  screens: ['phone'],
  run: async ({ arrive, readLastClick }) => {
    const visitor = await arrive();
    await visitor.visit('/');
    // With the two that are ticked at first.
    await visitor.use('[data-entry="2"] label:has(input[name=comparar])');
    await visitor.use('form[data-compare] button');
    await visitor.arriveAt('/dinero-real/');
    await visitor.see('#comparador table');
    expect(await visitor.evaluate(() => new URLSearchParams(location.search).get('comparar')?.split(','))).toHaveLength(3);

    await visitor.visit('/');
    await visitor.use('[data-entry="0"] a[href^="/resenas/"]');
    await visitor.until('a review', () => location.pathname.startsWith('/resenas/') && document.readyState === 'complete');
    const review = await visitor.place();
    // What only script could close is in nobody's way.
    expect(await visitor.evaluate(() => [...document.querySelectorAll('[popover]')].filter((box) => box.checkVisibility()).length)).toBe(0);
    await visitor.use('main a[href*="/jugar/"]');
    await expect.poll(() => visitor.openedTabs()).toHaveLength(1);
    expect(await readLastClick()).toBe(review);
  },
};
