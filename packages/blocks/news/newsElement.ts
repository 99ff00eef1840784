import { noteVisit, readVisit, wordUnseen } from '../offerChanges/lastVisitElement.ts';
import { showNewsCount, writeNewsCount } from './newsCount.ts';

const prefix = 'lupaLastVisit:novedades';

/** The behaviour of a `<lupa-news>`: marks what came since the last visit of the whole list, which only the device knows. */
export function start(element: HTMLElement, signal: AbortSignal): void {
  const name = element.getAttribute('name') ?? '';
  const isWhole = element.hasAttribute('whole');
  try {
    const last = findLastVisit(`lupaLastVisit:${name}`, isWhole);
    if (last !== null) showUnseen(element, last, isWhole);
  } catch {
    return;
  }
  element.querySelector('[data-forget]')?.addEventListener('click', () => forget(element), { signal });
}

/** The whole list has been seen now; a part of it only knows when that was. Milliseconds since 1970. */
function findLastVisit(key: string, isWhole: boolean): number | null {
  const known = readVisit(localStorage.getItem(key));
  if (!isWhole) return known?.latest ?? null;
  const visit = noteVisit(known, Date.now());
  localStorage.setItem(key, JSON.stringify(visit));
  if (visit.before === null) writeNewsCount(null);
  return visit.before;
}

function showUnseen(element: HTMLElement, last: number, isWhole: boolean): void {
  const isUnseen = (moment: string | undefined) => Date.parse(moment ?? '') > last;
  for (const item of element.querySelectorAll<HTMLElement>('[data-at]'))
    if (isUnseen(item.dataset['at'])) item.querySelector('[data-unseen]')?.removeAttribute('hidden');
  const count = (element.getAttribute('moments') ?? '').split(' ').filter(isUnseen).length;
  const visit = element.querySelector<HTMLElement>('[data-visit]');
  const status = visit?.querySelector<HTMLElement>('[role=status]');
  if (!visit || !status) return;
  const text = wordUnseen(status.dataset, { count, last, locale: element.lang });
  visit.hidden = false;
  status.textContent = text;
  const path = element.getAttribute('path');
  // Of the news of one casino nobody is told elsewhere.
  if (path === null || element.getAttribute('name') !== 'novedades') return;
  writeNewsCount(isWhole || count === 0 ? null : { path, count, text });
  showNewsCount();
}

function forget(element: HTMLElement): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  writeNewsCount(null);
  showNewsCount();
  for (const mark of element.querySelectorAll('[data-unseen]')) mark.setAttribute('hidden', '');
  const status = element.querySelector<HTMLElement>('[data-visit] [role=status]');
  if (status) status.textContent = status.dataset['forgotten'] ?? '';
  element.querySelector('[data-forget]')?.remove();
}
