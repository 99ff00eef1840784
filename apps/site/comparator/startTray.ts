import type { ComparableCasino } from '@lupa/blocks/shared/comparison/comparison.ts';
import { comparisonId } from './comparatorIds.ts';

/** Tells the tray what is chosen, and by which box if by one. */
export type TellTray = (chosen: readonly ComparableCasino[], box?: HTMLInputElement) => void;

/**
 * Shows in the tray what the visitor has chosen, and says to a screen reader what a box has changed. It stays away while the comparison itself is on
 * the screen, and for good once it is dismissed. `onIntent`: somebody is about to use it.
 */
export function startTray(tray: HTMLElement, onIntent: () => void): TellTray {
  const status = tray.nextElementSibling as HTMLElement;
  const count = tray.querySelector('[data-count]');
  const names = tray.querySelector('[data-names]');
  const comparison = document.getElementById(comparisonId);
  let chosen: readonly ComparableCasino[] = [];
  let isDismissed = false;
  let isInView = false;

  const show = () => {
    if (count) count.textContent = String(chosen.length);
    if (names) names.textContent = chosen.map(({ name }) => name).join(', ');
    tray.hidden = isDismissed || isInView || chosen.length === 0;
  };
  tray.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    isDismissed = true;
    show();
  });
  for (const sign of ['pointerover', 'focusin']) tray.addEventListener(sign, onIntent);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    show();
  });
  if (comparison) observer.observe(comparison);

  return (list, box) => {
    chosen = list;
    show();
    const sentence = box && (box.checked ? status.dataset.added : status.dataset.removed);
    if (sentence) status.textContent = sentence.replace('{name}', box.dataset.name ?? '');
  };
}
