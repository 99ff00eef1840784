import { pace } from '../../setup/pollUntil.ts';
import { glance } from '../boxes.ts';
import type { Visitor } from '../visitor.ts';

export async function chooseMenu(visitor: Visitor, item: string, path: string): Promise<void> {
  if (visitor.screen.width < 1280) {
    await visitor.use('header button[aria-haspopup=dialog]');
    await visitor.use({ css: '#menu li > a', text: item });
    await visitor.use(`#menu :popover-open a[href="${path}"]`);
  } else {
    const trigger = { css: '[data-top-navigation] li > button', text: item };
    await visitor.use(trigger);
    await pace(glance);
    // A mouse that came slowly has opened it by resting there, and closed it by its click.
    if (!(await visitor.evaluate(() => document.querySelector('[data-top-navigation] :popover-open') !== null))) await visitor.use(trigger);
    await visitor.use(`[data-top-navigation] :popover-open a[href="${path}"]`);
  }
  await visitor.arriveAt(path);
}
