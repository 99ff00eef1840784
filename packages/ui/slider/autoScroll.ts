// Requirement 9.20.
const stepPixels = 1;
const stepInterval = 50;
const restAfterTouch = 3000;

/** Why a slider stands still. It moves while there is no reason not to. */
type Reason = 'fits' | 'paused' | 'hover' | 'focus' | 'touch' | 'rest' | 'paging' | 'reducedMotion' | 'hiddenTab' | 'outOfView';

export type AutoScroll = {
  hold: (reason: Reason, isHeld: boolean) => void;
};

/** Moves the list of a slider to and fro until `signal` aborts, except while somebody uses it, cannot see it or wants it still. */
export function startAutoScroll(slider: HTMLElement, list: HTMLElement, signal: AbortSignal): AutoScroll {
  const reasons = new Set<Reason>(['outOfView']);
  let direction = 1;
  let timer: ReturnType<typeof setInterval> | undefined;

  const step = () => {
    const end = list.scrollWidth - list.clientWidth;
    if (list.scrollLeft >= end - 1) direction = -1;
    if (list.scrollLeft <= 0) direction = 1;
    list.scrollBy({ left: direction * stepPixels, behavior: 'instant' });
  };
  const hold: AutoScroll['hold'] = (reason, isHeld) => {
    if (isHeld) reasons.add(reason);
    else reasons.delete(reason);
    clearInterval(timer);
    if (reasons.size === 0 && !signal.aborted) timer = setInterval(step, stepInterval);
  };

  watchUse(slider, hold, signal);
  watchPauseButton(slider, hold, signal);
  watchSurroundings(slider, hold, signal);
  signal.addEventListener('abort', () => clearInterval(timer));
  return { hold };
}

function watchUse(slider: HTMLElement, hold: AutoScroll['hold'], signal: AbortSignal) {
  const on = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) slider.addEventListener(type, listener, { signal, passive: true });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    hold('rest', true);
    clearTimeout(timer);
    timer = setTimeout(() => hold('rest', false), restAfterTouch);
  };
  // A tap would leave a phone "hovering".
  const isHovering = (event: Event) => (event as PointerEvent).pointerType !== 'touch';
  on(['pointerenter'], (event) => hold('hover', isHovering(event)));
  on(['pointerleave'], () => hold('hover', false));
  hold('hover', matchMedia('(hover: hover)').matches && slider.matches(':hover'));
  on(['focusin'], ({ target }) => hold('focus', (target as Element).matches(':focus-visible')));
  on(['focusout'], () => hold('focus', false));
  hold('focus', slider.querySelector(':focus-visible') !== null);
  on(['touchstart'], () => hold('touch', true));
  on(['touchend', 'touchcancel'], (event) => {
    if ((event as TouchEvent).touches.length > 0) return;
    rest();
    hold('touch', false);
  });
  on(['click', 'keydown', 'wheel'], rest);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function watchPauseButton(slider: HTMLElement, hold: AutoScroll['hold'], signal: AbortSignal) {
  const toggle = () => {
    const isPaused = slider.toggleAttribute('data-paused');
    hold('paused', isPaused);
    // Who asks for motion gets it, with the pointer or the focus still on the button.
    if (!isPaused) for (const reason of ['hover', 'focus', 'rest'] as const) hold(reason, false);
  };
  hold('paused', slider.hasAttribute('data-paused'));
  // On the slider, after the click has asked for a rest.
  slider.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('[data-action=pause]')) toggle();
    },
    { signal },
  );
}

function watchSurroundings(slider: HTMLElement, hold: AutoScroll['hold'], signal: AbortSignal) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const onMotion = () => hold('reducedMotion', reducedMotion.matches);
  const onTab = () => hold('hiddenTab', document.hidden);
  const observer = new IntersectionObserver((entries) => hold('outOfView', entries.at(-1)?.isIntersecting !== true));
  reducedMotion.addEventListener('change', onMotion, { signal });
  document.addEventListener('visibilitychange', onTab, { signal });
  observer.observe(slider);
  signal.addEventListener('abort', () => observer.disconnect());
  onMotion();
  onTab();
}
