import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const compared = () => new URLSearchParams(location.search).get('comparar') ?? '';

export const compareJourney: Journey = {
  title: 'casinos chosen on cards and in the list stand side by side, and the address says so to others',
  screens: ['phone', 'desktop'],
  run: async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.visit('/');
    await visitor.use('[data-block=topList] [data-entry="1"] label:has(input[name=comparar])');
    await visitor.use('#comparison-tray button[commandfor]');
    await visitor.see('#comparator-modal h2');
    await visitor.use('#comparator-modal button[data-removes]');
    await visitor.use('#comparator-modal [data-casino-select]');
    await visitor.see('#comparator-modal [role=listbox]');
    await visitor.use({ css: '#comparator-modal [role=option]:not([aria-disabled=true])', text: 'Salar' });
    await visitor.seeNothingOf('#comparator-modal :popover-open');
    await visitor.use('#comparator-modal a[href*="comparador"]');
    await visitor.arriveAt('/dinero-real/');
    await visitor.see('#comparador [role=list], #comparador table');
    const slugs = await visitor.until('an address that names them', compared);
    expect(slugs.split(',')).toContain('salar-casino');
    const { top } = await visitor.evaluate(
      () => document.getElementById('comparador')?.getBoundingClientRect().toJSON() as { top: number },
    );
    expect(Math.abs(top - 80)).toBeLessThan(24);

    const friend = await arrive();
    await friend.visit(await visitor.place());
    await friend.see({ css: '#comparador *', text: 'Salar' });
    expect(await friend.until('an address that names them', compared)).toBe(slugs);
  },
};
