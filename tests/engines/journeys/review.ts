import { expect } from 'vitest';
import { chooseMenu } from './chooseMenu.ts';
import type { Journey } from './journey.ts';

const review = '/resenas/casino-andino/';

export const reviewJourney: Journey = {
  title: 'from the home page through the menu to a review, and out to the casino',
  screens: ['phone', 'desktop'],
  run: async ({ arrive, readLastClick }) => {
    const visitor = await arrive();
    await visitor.visit('/');
    await chooseMenu(visitor, 'Casinos', review);
    await visitor.see({ css: 'h1', text: 'Casino Andino' });
    await visitor.use('main a[rel~=sponsored]');
    await expect.poll(() => visitor.openedTabs()).toHaveLength(1);
    expect(await readLastClick()).toBe(review);
    expect(await visitor.place()).toBe(review);
  },
};
