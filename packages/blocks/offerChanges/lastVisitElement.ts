import { formatDate } from '@lupa/ui/formatDate.ts';

/** When a list was looked at, in milliseconds since 1970: on this visit, and on the one before, which null says there was not. */
export type Visit = { latest: number; before: number | null };

/** Looking again within half an hour is the same visit. */
const sameVisit = 30 * 60_000;

export function noteVisit(known: Visit | null, now: number): Visit {
  if (!known || known.latest > now) return { latest: now, before: null };
  return { latest: now, before: now - known.latest > sameVisit ? known.latest : known.before };
}

export function readVisit(text: string | null): Visit | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('latest' in value) || !('before' in value)) return null;
    const { latest, before } = value;
    return typeof latest === 'number' && (typeof before === 'number' || before === null) ? { latest, before } : null;
  } catch {
    return null;
  }
}

/** How much came since `last`, milliseconds since 1970, in the words that the element carries for none, one and many. */
export function wordUnseen(
  { none = '', one = '', many = '' }: DOMStringMap,
  { count, last, locale }: { count: number; last: number; locale: string },
): string {
  const words = count === 0 ? none : count === 1 ? one : many;
  return words.replace('{count}', String(count)).replace('{date}', formatDate(new Date(last).toISOString(), locale));
}

/** The behaviour of a `<lupa-last-visit>`: marks what came since the last visit, which only the device knows. */
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
