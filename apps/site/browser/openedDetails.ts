import { unfold } from './details.ts';

/** `place`: how far the page was scrolled, in CSS pixels. */
type Remembered = { opened?: string[]; place?: number };

let isReturning = false;

/** Remembers with the history entry which disclosures with an id are open, and opens them again when the page is made anew. */
export function startOpenedDetails(): void {
  const { opened = [], place } = readRemembered();
  for (const id of opened) {
    const element = document.getElementById(id);
    // Nobody has asked for it now: where it cannot be had, it stays folded.
    if (element instanceof HTMLAnchorElement) unfold(element).catch(() => {});
    if (!(element instanceof HTMLDetailsElement)) continue;
    element.open = true;
    element.closest('lupa-island')?.dispatchEvent(new Event('pointerover'));
  }
  // The browser goes back to its place before what was open has its height.
  if (opened.length > 0 && place !== undefined) {
    isReturning = true;
    const end = () => (isReturning = false);
    import('./unfoldDetail.ts').then(({ returnTo }) => returnTo(place, end)).catch(end);
  }
  // The event does not bubble.
  addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && target.id && remember(), true);
  addEventListener('scrollend', () => readRemembered().opened?.length && remember());
}

const readRemembered = (): Remembered => (history.state as Remembered | null) ?? {};

function remember(): void {
  const opened = [...document.querySelectorAll('details[id][open]')].map(({ id }) => id);
  history.replaceState({ ...readRemembered(), opened, ...(!isReturning && { place: scrollY }) }, '');
}
