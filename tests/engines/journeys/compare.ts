import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import type { Journey } from './journey.ts';

const readAddress = () => new URLSearchParams(location.search).get('comparar') ?? '';
const readFirst = () => document.querySelector('#comparator-modal button[data-removes]')?.getAttribute('data-removes') ?? '';
const header = 64;

async function takeOver(visitor: Visitor, within: string): Promise<void> {
  await visitor.until(`${within} with its script`, (css) => document.querySelector(`${css} lupa-island[state=ready]`) !== null, within);
}

export const compareJourney: Journey = {
  title: 'casinos chosen on cards and in the list stand side by side, and the address says so to others',
  screens: ['phone'],
  run: async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.visit('/');
    await visitor.until('the first two, chosen by nobody', () => document.querySelectorAll('input[name=comparar]:checked').length === 2);
    await visitor.use('[data-block=topList] label:has(input[name=comparar]:not(:checked))');
    await visitor.until('the third one', () => document.querySelectorAll('input[name=comparar]:checked').length === 3);
    await visitor.use('#comparison-tray button[command]');
    await takeOver(visitor, '#comparator-modal');
    const first = await visitor.until('a casino to remove', readFirst);
    await visitor.use(`#comparator-modal button[data-removes=${first}]`);
    await visitor.use('#comparator-modal [data-casino-select]');
    await visitor.until('the focus in the list', () => document.activeElement?.matches('[role=listbox], [role=combobox]') === true);
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await visitor.seeNothingOf('#comparator-modal :popover-open');
    await visitor.use('#comparator-modal a[href*="comparador"]');
    await visitor.arriveAt('/dinero-real/');
    await visitor.until(
      'the comparison below the header',
      (height) => Math.abs((document.getElementById('comparador')?.getBoundingClientRect().top ?? 0) - height) < 24,
      header,
    );

    await takeOver(visitor, '#comparador');
    await visitor.use({ css: '#comparador button', text: 'Compartir' });
    const slugs = await visitor.until('an address that names them', readAddress);
    expect(slugs.split(',')).toHaveLength(3);
    expect(slugs).not.toContain(first);

    const friend = await arrive();
    await friend.visit(await visitor.place());
    await friend.see('#comparador table');
    expect(await friend.until('an address that names them', readAddress)).toBe(slugs);
  },
};
