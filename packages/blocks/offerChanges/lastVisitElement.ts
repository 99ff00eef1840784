import { noteVisit, readVisit, wordUnseen } from './lastVisit.ts';

/**
 * The behaviour of a `<lupa-last-visit>`: marks what came since the visitor last saw the list, and says how much. When that was is kept on the
 * device and never sent. Where storage is blocked, and on a first visit, nothing is said.
 */
export function start(element: HTMLElement): void {
  const key = `lupaLastVisit:${element.getAttribute('name')}`;
  let before: number | null = null;
  try {
    const visit = noteVisit(readVisit(localStorage.getItem(key)), Date.now());
    localStorage.setItem(key, JSON.stringify(visit));
    ({ before } = visit);
  } catch {
    return;
  }
  if (before === null) return;
  const last = before;
  const fresh = [...element.querySelectorAll<HTMLElement>('[data-at]')].filter(({ dataset }) => Date.parse(dataset['at'] ?? '') > last);
  for (const item of fresh) item.querySelector<HTMLElement>('[data-unseen]')?.removeAttribute('hidden');
  const status = element.querySelector<HTMLElement>('[data-none]');
  if (!status) return;
  status.textContent = wordUnseen(status.dataset, { count: fresh.length, last, locale: element.lang });
  status.hidden = false;
}
