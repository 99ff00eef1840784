import { startAutoScroll } from './autoScroll.ts';

/** The behaviour of a `<lupa-slider>` (requirement 4.29) until `signal` aborts. Browser only; contains no React. */
export function start(slider: HTMLElement, signal: AbortSignal): void {
  const list = slider.querySelector('ul');
  if (!list) return;
  const auto = slider.hasAttribute('data-auto') ? startAutoScroll(slider, list, signal) : undefined;
  const paging = startPaging(slider, list, signal, (isPaging) => auto?.hold('paging', isPaging));

  const update = () => {
    const scrolls = showScrolling(slider, list);
    auto?.hold('fits', !scrolls);
    paging.update();
  };
  const resizes = new ResizeObserver(update);
  const changes = new MutationObserver(update);
  resizes.observe(list);
  changes.observe(list, { childList: true });
  list.addEventListener('scroll', paging.update, { signal, passive: true });
  list.addEventListener('focusin', showFocusedItem, { signal });
  signal.addEventListener('abort', () => {
    resizes.disconnect();
    changes.disconnect();
  });
  update();
}

/** The browser scrolls as far as the focused element needs, which snapping takes back where that is less than half of an item. */
function showFocusedItem({ target }: FocusEvent): void {
  const item = (target as Element).matches(':focus-visible') && (target as Element).closest('li');
  if (item) item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Only a list that scrolls is a stop of the Tab key, and has a name of its own. Says whether it is one. */
function showScrolling(slider: HTMLElement, list: HTMLElement): boolean {
  const scrolls = lastPosition(list) > 1;
  if (scrolls !== slider.hasAttribute('data-scrolls') || scrolls !== list.hasAttribute('tabindex')) {
    slider.toggleAttribute('data-scrolls', scrolls);
    list.ariaLabel = scrolls ? slider.ariaLabel : null;
    if (scrolls) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  }
  return scrolls;
}

function startPaging(slider: HTMLElement, list: HTMLElement, signal: AbortSignal, onPaging: (isPaging: boolean) => void) {
  // Where a smooth scroll is going: another press goes on from there.
  let target: number | null = null;
  const setTarget = (position: number | null) => {
    target = position;
    onPaging(position !== null);
  };
  const update = () => {
    if (target !== null && Math.abs(list.scrollLeft - target) <= 1) setTarget(null);
    setDisabled(slider, 'previous', list.scrollLeft <= 1);
    setDisabled(slider, 'next', list.scrollLeft >= lastPosition(list) - 1);
  };
  const forget = () => setTarget(null);
  slider.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('[data-action=previous], [data-action=next]');
      if (!button || button.ariaDisabled === 'true') return;
      const position = findPage(list, target ?? list.scrollLeft, button.matches('[data-action=next]') ? 1 : -1);
      setTarget(position);
      list.scrollTo({ left: position, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    },
    { signal },
  );
  for (const type of ['scrollend', 'touchstart', 'wheel', 'pointerdown', 'keydown'])
    list.addEventListener(type, forget, { signal, passive: true });
  return { update };
}

// Not `disabled`: a button that the focus is on would lose it at the end of the list.
function setDisabled(slider: HTMLElement, action: 'previous' | 'next', isDisabled: boolean) {
  const button = slider.querySelector(`[data-action=${action}]`);
  if (button && button.ariaDisabled !== String(isDisabled)) button.ariaDisabled = String(isDisabled);
}

/** The position one view further, at the start of an item. */
function findPage(list: HTMLElement, from: number, direction: 1 | -1): number {
  const [first, second] = [...list.children].map((item) => item.getBoundingClientRect());
  if (!first || !second) return 0;
  const step = second.left - first.left;
  const gap = second.left - first.right;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const width = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const visible = Math.max(1, Math.floor((width + gap + 1) / step));
  // A position less than a pixel beside the start of an item counts as that item's.
  const item = direction > 0 ? Math.floor((from + 1) / step) : Math.ceil((from - 1) / step);
  return Math.min(Math.max((item + direction * visible) * step, 0), lastPosition(list));
}

function lastPosition(list: HTMLElement): number {
  return list.scrollWidth - list.clientWidth;
}
