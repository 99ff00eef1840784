import { expect } from 'vitest';
import type { Journey } from './journey.ts';

export const sidebarJourney: Journey = {
  title: 'the sidebar goes one level in and one level back, by finger and by key, and keeps the page still',
  screens: ['phone'],
  run: async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.visit('/');
    await visitor.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const depth = await visitor.evaluate(() => Math.round(scrollY));
    await visitor.use('header button[aria-haspopup=dialog]');
    await visitor.use({ css: '#menu li > a', text: 'Juegos' });
    await visitor.use({ css: '#menu :popover-open button', text: 'Volver' });
    await visitor.seeNothingOf('#menu :popover-open');
    await visitor.use('#menu > div > button[popovertargetaction=hide]');
    await visitor.seeNothingOf('#menu');
    expect(await visitor.evaluate(() => Math.round(scrollY))).toBe(depth);

    await visitor.press('Enter');
    await visitor.tabTo({ css: '#menu li > a', text: 'Casinos' });
    await visitor.press('Enter');
    await visitor.see({ css: '#menu :popover-open button', text: 'Volver' });
    await visitor.press('Escape');
    await visitor.seeNothingOf('#menu :popover-open');
    await visitor.see('#menu');
    await expect.poll(() => visitor.focus()).toContain('Casinos');
    await visitor.press('Escape');
    await visitor.seeNothingOf('#menu');
    expect(await visitor.evaluate(() => document.activeElement?.matches('header button[aria-haspopup=dialog]'))).toBe(true);
  },
};
