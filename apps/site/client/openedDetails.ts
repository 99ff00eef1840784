import { unfold } from './details.ts';

type Remembered = { opened?: string[] } | null;

/**
 * Remembers with the history entry which disclosures with an id are open ("Ver más" of a toplist), and opens them again when the page is
 * made anew: after a reload, and back without the browser's own cache. So what was in view can be in view again.
 */
export function startOpenedDetails(): void {
  for (const id of (history.state as Remembered)?.opened ?? []) {
    const element = document.getElementById(id);
    // Nobody has asked for it now: where it cannot be had, it stays folded.
    if (element instanceof HTMLAnchorElement) unfold(element).catch(() => {});
    if (!(element instanceof HTMLDetailsElement)) continue;
    element.open = true;
    // What is in it may have to be made: as if it had been opened now.
    element.closest('lupa-island')?.dispatchEvent(new Event('pointerover'));
  }
  // The event does not bubble.
  addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && target.id && remember(), true);
}

function remember() {
  const opened = [...document.querySelectorAll('details[id][open]')].map(({ id }) => id);
  history.replaceState({ ...(history.state as Remembered), opened }, '');
}
