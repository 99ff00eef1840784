import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;

export const choicesJourney: Journey = {
  title: 'consent is asked for once and can be changed; colours and language follow the choice',
  screens: ['phone'],
  run: async ({ arrive }) => {
    const visitor = await arrive({ consent: 'unasked', theme: null });
    await visitor.visit('/');
    const box = await visitor.see('#consent');
    expect(box.height).toBeLessThan(300);
    await visitor.use('#consent button[value=rejected]');
    await visitor.seeNothingOf('#consent');
    await visitor.reload();
    await visitor.see('h1');
    await visitor.use('footer button[aria-controls=consent]');
    await visitor.use('#consent button[value=accepted]');
    await visitor.seeNothingOf('#consent');

    await visitor.use('footer label:has(input[name=theme][value=dark])');
    await visitor.until('a dark page', (css) => document.documentElement.dataset['theme'] === css, 'dark');
    const dark = await visitor.evaluate(background);
    await visitor.use('footer label:has(input[name=theme][value=light])');
    await visitor.until('a light page', (colour) => getComputedStyle(document.documentElement).backgroundColor !== colour, dark);

    await visitor.use('footer a[hreflang=en]');
    await visitor.arriveAt('/en/');
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await visitor.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    await visitor.see('h1');
    await visitor.seeNothingOf('#consent');
  },
};
