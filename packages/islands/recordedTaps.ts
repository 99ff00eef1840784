import { isPlainClick } from './isPlainClick.ts';

/** A field's value or, for a checkbox or radio button, whether it was on. */
export type RecordedValue = string | boolean;
export type Tap = MouseEvent | KeyboardEvent;

/**
 * What a person did with an island before it hydrated: the value of each field they changed, and their last tap (a click, Enter or
 * Space). Elements are remembered by their place below the container, `1,0,2`, since React may put others there.
 */
export class RecordedTaps {
  readonly values = new Map<string, RecordedValue>();
  tap: { path: string; event: Tap } | undefined;

  /** Takes an event on its way to `container`. A later tap replaces an earlier one: nobody wants three taps of impatience. */
  record(event: Event, container: Element): void {
    const { target } = event;
    if (!(target instanceof Element) || !container.contains(target)) return;
    const path = pathTo(target, container);
    if (event.type === 'input') {
      const { type, checked, value } = target as HTMLInputElement;
      const isToggle = type === 'checkbox' || type === 'radio';
      this.values.set(path, isToggle ? checked : value);
      // The click that toggled it.
      if (this.tap?.path === path) this.tap = undefined;
    } else if (isTap(event)) this.tap = { path, event };
  }

  clear(): void {
    this.values.clear();
    this.tap = undefined;
  }
}

// With a modifier or another button, a click is meant for the browser: a new tab, a menu.
function isTap(event: Event): event is Tap {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || event.key === ' ';
  return event instanceof MouseEvent && event.type === 'click' && isPlainClick(event);
}

function pathTo(element: Element, container: Element): string {
  const steps: number[] = [];
  for (let node = element; node !== container && node.parentElement; node = node.parentElement) {
    steps.unshift([...node.parentElement.children].indexOf(node));
  }
  return steps.join();
}
